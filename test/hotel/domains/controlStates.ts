// Current states of a room's controls: the defaults that housekeeping leaves, overridden by the guest's changes.
import { storeControl, storedControls } from '../db/controls.ts'
import type { Database } from '../db/database.ts'
import { type FittedCommand, fittingsOf } from '../seed/fittings.ts'
import { isSchedule } from './controlRules.ts'

/** Values by area and by id of the command. */
export type ControlStates = Record<string, Record<string, unknown>>

interface Control {
  area: string
  command: FittedCommand
}

export interface ControlItem {
  room: string
  command: { id: string; value: unknown }
}

/** Returns the room's controls, except those without a state, whose value is null. */
function controlsIn(room: string): Control[] {
  const { areas, commands } = fittingsOf(room)
  return Object.entries(areas).flatMap(([area, ids]) =>
    commands
      .filter(({ id, value }) => ids.includes(id) && value !== null)
      .map((command) => ({ area, command })),
  )
}

const isOn = (value: unknown) => value === true || (typeof value === 'number' && value > 0)

/** Clears a cancelled cleaning once the day on which the guest cancelled it is over (CLEAN-07). */
function onDay(value: unknown, setOn: string | null, today: string): unknown {
  if (!isSchedule(value) || !value.cancelNextDay) return value
  return { ...value, cancelNextDay: setOn !== null && setOn >= today }
}

export function controlStates(db: Database, room: string, today: string): ControlStates {
  const stored = storedControls(db, room)
  const states: ControlStates = {}
  const controls = controlsIn(room)
  for (const { area, command } of controls) {
    const own = stored.find((row) => row.area === area && row.command === command.id)
    const value = own ? onDay(own.value, own.day, today) : command.value
    const measured =
      command.type === 'aircondition' ? { ...(command.value as object), ...(value as object) } : value
    states[area] = { ...states[area], [command.id]: measured }
  }
  const lights = controls.filter(({ command }) => command.type === 'light' && !command.isForAllLights)
  for (const { area, command } of controls)
    if (command.isForAllLights)
      states[area] = {
        ...states[area],
        [command.id]: lights.some((light) => isOn(states[light.area]?.[light.command.id])),
      }
  return states
}

/** Returns the new value of a light when all lights are switched. */
function lit({ max, value }: FittedCommand, on: boolean): unknown {
  if (max === undefined) return on
  return on ? (isOn(value) ? value : max) : 0
}

interface Change {
  room: string
  area: string
  command: FittedCommand
  value: unknown
  today: string
}

/** Stores the change; returns every control whose value is different as a result, the changed control first. */
export function changeControl(db: Database, { room, area, command, value, today }: Change): ControlItem[] {
  const before = controlStates(db, room, today)
  const store = (at: string, id: string, stored: unknown) =>
    storeControl(db, room, { area: at, command: id, value: stored, day: today })
  if (command.isForAllLights) {
    for (const light of controlsIn(room))
      if (light.command.type === 'light' && !light.command.isForAllLights)
        store(light.area, light.command.id, lit(light.command, value === true))
  } else store(area, command.id, value)
  const after = controlStates(db, room, today)
  const items = controlsIn(room)
    .map(({ area: at, command: { id } }) => ({ room: at, command: { id, value: after[at]?.[id] } }))
    .filter(
      ({ room: at, command: { id } }) => JSON.stringify(before[at]?.[id]) !== JSON.stringify(after[at]?.[id]),
    )
  const own = { room: area, command: { id: command.id, value: after[area]?.[command.id] } }
  return [own, ...items.filter((item) => item.room !== area || item.command.id !== command.id)]
}
