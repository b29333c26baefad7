/**
 * Lights, blinds, climate and schedules of a room. An area (`room` in the protocol: `livingroom`, `zentral`) has
 * commands; the state is keyed by area and command id. Values are booleans for switches, numbers for ranges, texts for
 * choices, objects for an air conditioning or a schedule.
 *
 * Cleaning and laundry are the commands `cleaning` and `laundry` of type `schedule` in the area `zentral`. Their value is
 * `{"days": [{"weekday": 1, "start": "10:00", "end": "12:00"}], "cancelNextDay": false}`: 1 is Monday, the hotel's local
 * time.
 */
import * as v from 'valibot'
import { push, route } from './define.ts'
import { anyList, anyText, flagOrTrue, id, list, maybe, numberOr, text } from './values.ts'

const path = '/api/public/v2/property/:propertyId/oneapp/roomcontrol'

export const RoomCommand = v.object({
  id,
  /**
   * `dnd`, `light` (a dimmer with `max`), `blind` (`up`, `stop`, `down`), `marquise` (`out`, `stop`, `in`), `fan`,
   * `fanspeed`, `heating`, `floorheating`, `aircondition`, `schedule`, `camera`, `doorbell`. Another one is left out.
   */
  type: text,
  title: anyText,
  min: numberOr(null),
  max: numberOr(null),
  step: numberOr(null),
  /** Unit of a temperature: `C` or `F`. */
  unit: anyText,
  options: anyList(id),
})
export type RoomCommand = v.InferOutput<typeof RoomCommand>

export const Assignment = v.object({ room: id, assignedCommandIds: list(id) })
export type Assignment = v.InferOutput<typeof Assignment>

export interface RoomGroup {
  id: string
  title: string
  parentGroupId: string | null
  assignedCommandIds: string[]
  groups: RoomGroup[]
}
interface RoomGroupWire {
  id: string | number
  title?: string | number | null | undefined
  parentGroupId?: string | number | null | undefined
  assignedCommandIds?: readonly (string | number)[] | null | undefined
  groups?: readonly RoomGroupWire[] | null | undefined
}
export const RoomGroup: v.GenericSchema<RoomGroupWire, RoomGroup> = v.object({
  id,
  title: anyText,
  parentGroupId: v.optional(v.nullable(id), null),
  assignedCommandIds: list(id),
  groups: v.optional(
    v.lazy(() => anyList(RoomGroup)),
    [],
  ),
})

const Values = v.fallback(v.optional(v.nullable(v.record(v.string(), v.unknown())), {}), {})
/** Values by area and command id. */
const RoomState = v.pipe(
  v.optional(v.nullable(v.record(v.string(), Values)), {}),
  v.transform((areas) =>
    Object.fromEntries(Object.entries(areas ?? {}).map(([area, values]) => [area, values ?? {}])),
  ),
)

export const RoomControls = v.object({
  assignments: list(Assignment),
  commands: list(RoomCommand),
  groups: anyList(RoomGroup),
  state: RoomState,
})
export type RoomControls = v.InferOutput<typeof RoomControls>

/** App to hotel, with `?roomNr=` of the check-in: once a guest is registered and on opening the screen. */
export const getRoomControls = route({
  method: 'GET',
  path,
  ask: v.object({ roomNr: v.optional(v.string()) }),
  answer: RoomControls,
})

/** The current value of one control. A hotel may send `command` as the id, with `value` next to it. */
const Item = v.pipe(
  v.union([
    v.object({ room: id, command: v.object({ id, value: v.unknown() }) }),
    v.object({ room: id, command: id, value: v.unknown() }),
  ]),
  v.transform((item) =>
    typeof item.command === 'string'
      ? { room: item.room, id: item.command, value: 'value' in item ? item.value : undefined }
      : { room: item.room, ...item.command },
  ),
)
export type RoomItem = v.InferOutput<typeof Item>

/**
 * App to hotel when a guest changes a control, one control per call, with the same query. The answer's `items` take
 * precedence over the sent value. Fields other than `success` that cannot be parsed do not make the change a failure.
 */
export const setRoomControl = route({
  method: 'POST',
  path,
  ask: v.strictObject({
    room: v.string(),
    command: v.strictObject({ id: v.string(), value: v.unknown() }),
  }),
  answer: v.object({
    success: flagOrTrue,
    items: anyList(Item),
    /** A message of the hotel about the change; it closes by itself after `seconds`. */
    message: maybe(v.object({ text, seconds: numberOr(null) })),
  }),
})

/** Hotel to app: a control of the room was changed elsewhere, on another device or at the wall. */
export const roomControlChanged = push({
  function: 'roomControlChanged',
  payload: v.pipe(
    v.union([Item, v.object({ items: list(Item) })]),
    v.transform((payload): { items: RoomItem[] } => ('items' in payload ? payload : { items: [payload] })),
  ),
})

export const roomControlPushes = { roomControlChanged }
