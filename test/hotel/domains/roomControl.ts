// Room control over HTTP: what can be switched in the guest's own room, and switching it.
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { inLanguage } from '../content/languages.ts'
import type { Text } from '../content/types.ts'
import { type Stay, stayIn } from '../db/stays.ts'
import { HttpRefusal, type HttpVisitor, ownRoom } from '../http/visitor.ts'
import { ownValue } from '../ownValue.ts'
import { type FittedGroup, fittingsOf } from '../seed/fittings.ts'
import { properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { wrongValue } from './controlRules.ts'
import { changeControl, controlStates } from './controlStates.ts'

type Handlers = Pick<RouteHandlers<HttpVisitor>, 'getRoomControls' | 'setRoomControl'>

export function roomControlHandlers(services: HotelServices): Handlers {
  const { db, clock, channels, deskEvents } = services

  /** Returns the stay in the room that the request names; the room must be the guest's own, in this property. */
  function ownStay(visitor: HttpVisitor): Stay {
    const stay = stayIn(db, ownRoom(visitor))
    if (!stay || stay.property !== visitor.params.propertyId)
      throw new HttpRefusal(404, 'unknown_room', 'There is no such room in this property.')
    return stay
  }

  const todayOf = ({ property }: Stay) => clock.local(properties[property].zone).date

  const sayerFor =
    ({ language }: Stay, visitor: HttpVisitor) =>
    (text: Text) =>
      inLanguage(text, visitor.language ?? language)

  return {
    getRoomControls: (_ask, visitor) => {
      const stay = ownStay(visitor)
      const say = sayerFor(stay, visitor)
      const { commands, areas, groups } = fittingsOf(stay.room)
      const told = (group: FittedGroup, parentGroupId: string | null): object => ({
        id: group.id,
        title: say(group.title),
        parentGroupId,
        assignedCommandIds: group.commands,
        groups: (group.groups ?? []).map((child) => told(child, group.id)),
      })
      return {
        assignments: Object.entries(areas).map(([room, assignedCommandIds]) => ({
          room,
          assignedCommandIds,
        })),
        commands: commands.map(({ value: _, isForAllLights: __, word: ___, title, ...command }) => ({
          ...command,
          title: say(title),
        })),
        groups: groups.map((group) => told(group, null)) as never[],
        state: controlStates(db, stay.room, todayOf(stay)),
      }
    },
    setRoomControl: ({ room: area, command: { id, value } }, visitor) => {
      const stay = ownStay(visitor)
      const { areas, commands } = fittingsOf(stay.room)
      const command = ownValue(areas, area)?.includes(id) ? commands.find((one) => one.id === id) : undefined
      if (!command) throw new HttpRefusal(404, 'unknown_control', 'There is no such control in this room.')
      const wrong = wrongValue(command, value)
      if (wrong) throw new HttpRefusal(422, 'wrong_value', `${id}: ${wrong}`)
      const items = changeControl(db, { room: stay.room, area, command, value, today: todayOf(stay) })
      for (const item of items)
        channels.push(
          stay.room,
          'roomControlChanged',
          { status: 'OK', root: { room: item.room, command: item.command.id, value: item.command.value } },
          visitor.device,
        )
      deskEvents.emit('rooms')
      const { word } = command
      const message = word &&
        word.at === value && {
          text: sayerFor(stay, visitor)(word.text),
          seconds: word.seconds,
        }
      return { success: true, items, ...(message && { message }) }
    },
  }
}
