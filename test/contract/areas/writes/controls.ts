// Room control over HTTP: a switch is set, told to the room's other devices, and set back.
import * as v from 'valibot'
import { routes } from '../../../../src/contract/index.ts'
import type { RoomControls } from '../../../../src/contract/roomControl.ts'
import { flag } from '../../../../src/contract/values.ts'
import { type Guest, secondDevice } from '../../guest.ts'
import { bodyOf } from '../../judge.ts'
import { differs, holds, notOffered, notTried } from '../../report.ts'
import type { Area, Trial } from '../../trial.ts'
import { ask, bodyNeedsFields, mayNotRequest, requests } from './http.ts'

type Controls = v.InferOutput<typeof RoomControls>

const optionsFor = ({ property }: Trial, { device, room }: Guest, of = room) => ({
  cookie: device.cookie,
  params: { propertyId: property.id },
  query: { roomNr: of },
})

async function controlsOf(trial: Trial, guest: Guest): Promise<Controls | null> {
  const read = v.safeParse(
    routes.getRoomControls.answer,
    bodyOf(await ask(trial, 'getRoomControls', optionsFor(trial, guest))),
  )
  return read.success ? read.output : null
}

/** The first light that is only on or off, in whichever form the hotel writes it. */
function switchIn({ assignments, commands, state }: Controls) {
  for (const { room: area, assignedCommandIds } of assignments)
    for (const id of assignedCommandIds) {
      const value = state[area]?.[id]
      const command = commands.find((one) => one.id === id)
      const isSwitch = command?.type === 'light' && command.max === null
      const read = v.safeParse(flag, value)
      if (isSwitch && read.success && value != null) return { area, id, value: read.output }
    }
  return null
}

export const controls: Area = async (trial) => {
  const { rows, one, two, target } = trial
  const before = await controlsOf(trial, one)
  const found = before && switchIn(before)
  if (!found) return rows.add('writes', 'setRoomControl', notTried('the room has no light to switch'))
  const { area, id, value } = found
  const change = (to: boolean) => ({ room: area, command: { id, value: to } })
  const other = await secondDevice(target, one)
  const theirs = JSON.stringify((await controlsOf(trial, two))?.state)
  const set = await requests(trial, 'setRoomControl', { ...optionsFor(trial, one), body: change(!value) })
  if (set) {
    await rows.try('writes', 'setRoomControl: set afterwards', async () => {
      const now = (await controlsOf(trial, one))?.state[area]?.[id]
      const read = v.safeParse(flag, now)
      return read.success && now != null && read.output === !value
        ? holds()
        : differs(`${!value}`, change(!value), now)
    })
    const isTold = ({ pushes }: typeof other) =>
      pushes.some(({ dispatch }) => dispatch.function === 'roomControlChanged')
    await rows.try('events', `roomControlChanged to a second device of room ${one.room}`, async () =>
      (await other.until(() => isTold(other), target.timeoutMs))
        ? holds()
        : notOffered('no event: the other devices of the room show an old value until they load again'),
    )
    await rows.try('isolation', `setRoomControl: in room ${one.room} only`, async () => {
      if (isTold(two.device))
        return differs(`the event in room ${one.room} only`, change(!value), `room ${two.room} got it`)
      const after = JSON.stringify((await controlsOf(trial, two))?.state)
      return after === theirs ? holds() : differs(`nothing changed in room ${two.room}`, theirs, after)
    })
  }
  await mayNotRequest(
    trial,
    'setRoomControl',
    { ...optionsFor(trial, two, one.room), body: change(value) },
    `of room ${one.room} by room ${two.room}`,
  )
  await bodyNeedsFields(trial, 'setRoomControl', { ...optionsFor(trial, one), body: change(value) })
  await ask(trial, 'setRoomControl', { ...optionsFor(trial, one), body: change(value) })
  one.device.pushes.push(...other.pushes)
  other.close()
}
