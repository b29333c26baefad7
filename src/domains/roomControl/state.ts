import { fork, put, select, takeEvery } from 'typed-redux-saga'
import * as v from 'valibot'
import type { RoomCommand, RoomControls, RoomGroup } from '../../contract/roomControl.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { persist } from '../../core/persistence.ts'
import { service } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { arrange, controlsIn } from './arrange.ts'
import { changeSaga } from './change.saga.ts'
import type { ControlRef } from './controlsState.ts'
import {
  controlChanged,
  demoControlsLoaded,
  kindOf,
  type LightValue,
  lightsOffPressed,
  lightsRestored,
  scheduleOpened,
  selectRoomControls,
  selectStoredDraft,
  selectValue,
} from './slice.ts'
import { isOn } from './values.ts'

const command = (id: string, type: string, overrides: Partial<RoomCommand> = {}): RoomCommand => ({
  id,
  type,
  title: `demoRoom.${id}`,
  min: null,
  max: null,
  step: null,
  unit: '',
  options: [],
  ...overrides,
})
const group = (id: string, assignedCommandIds: string[]): RoomGroup => ({
  id,
  title: `demoRoom.${id}`,
  parentGroupId: null,
  assignedCommandIds,
  groups: [],
})
const degrees = { min: 16, max: 28, step: 0.5, unit: 'C' }

/** A suite with a control of every kind, for the demo. Titles are catalogue keys; no change is sent (ROUTE-10). */
const demoControls: RoomControls = {
  assignments: [
    { room: 'zentral', assignedCommandIds: ['dnd', 'cleaning', 'laundry'] },
    {
      room: 'livingroom',
      assignedCommandIds: ['main', 'lamp', 'blind', 'marquise', 'cooling', 'fan', 'speed'],
    },
    { room: 'bedroom', assignedCommandIds: ['main', 'lamp', 'blind', 'heating'] },
    { room: 'bathroom', assignedCommandIds: ['main', 'floor'] },
    { room: 'entrance', assignedCommandIds: ['lamp', 'camera', 'doorbell'] },
  ],
  commands: [
    command('dnd', 'dnd'),
    command('cleaning', 'schedule'),
    command('laundry', 'schedule'),
    command('main', 'light', { min: 0, max: 100, step: 1 }),
    command('lamp', 'light'),
    command('blind', 'blind'),
    command('marquise', 'marquise'),
    command('cooling', 'aircondition', degrees),
    command('fan', 'fan'),
    command('speed', 'fanspeed'),
    command('heating', 'heating', degrees),
    command('floor', 'floorheating', { min: 20, max: 32, step: 1, unit: 'C' }),
    command('camera', 'camera'),
    command('doorbell', 'doorbell'),
  ],
  groups: [
    group('lights', ['main', 'lamp']),
    group('shades', ['blind', 'marquise']),
    group('climate', ['cooling', 'heating', 'floor', 'fan', 'speed']),
    group('service', ['cleaning', 'laundry']),
    group('door', ['camera', 'doorbell']),
  ],
  state: {
    zentral: { dnd: false },
    livingroom: {
      main: 70,
      lamp: true,
      blind: 'up',
      marquise: 'in',
      cooling: { on: true, target: 21.5, current: 23 },
      fan: false,
      speed: 'auto',
    },
    bedroom: { main: 0, lamp: false, blind: 'down', heating: 20 },
    bathroom: { main: 40, floor: 26 },
    entrance: { lamp: true, doorbell: true },
  },
}

type Layout = Pick<RoomControls, 'assignments' | 'commands' | 'groups'>

/** A light of the guest's room, and the value at which it is off. */
interface Light {
  ref: ControlRef
  off: false | number
  /** It switches the lights of the whole suite, not one of its own. */
  isCentral: boolean
}

/** The lights of a room in all its areas, those of the whole suite first. */
function lightsOf(layout: Layout): Light[] {
  const areas = arrange(layout, (command) => ['light', 'dimmer'].includes(kindOf(command) ?? ''))
  return areas.flatMap(({ id: area, sections }) =>
    controlsIn(sections).map((command) => ({
      ref: { source: 'hotel' as const, area, id: command.id },
      off: kindOf(command) === 'dimmer' ? (command.min ?? 0) : (false as const),
      isCentral: area === 'zentral' && kindOf(command) === 'light',
    })),
  )
}

export function* lightsSaga() {
  yield* takeEvery(lightsOffPressed, switchOff)
  yield* takeEvery(lightsRestored, restore)
}

/** Switches all lights off, and offers to switch those on again that were on (FIND-03). */
function* switchOff() {
  const { layout } = yield* select(selectRoomControls, 'hotel')
  const lights = lightsOf(layout)
  const lit: LightValue[] = []
  for (const { ref, isCentral } of lights) {
    const value = yield* select(selectValue, ref)
    if (!isCentral && isOn(value)) lit.push({ ref, value })
  }
  // One switch of the whole suite does it at once, where there is one.
  const central = lights.find(({ isCentral }) => isCentral)
  for (const { ref, off } of central ? [central] : lights) yield* put(controlChanged({ ...ref, value: off }))
  const restored = lit.length > 0 || !central ? lit : [{ ref: central.ref, value: true }]
  yield* put(
    noticeRaised({
      text: 'home.lightsAreOff',
      about: 'lights',
      action: { label: 'shop.added.undo', event: lightsRestored(restored) },
    }),
  )
}

function* restore({ payload }: ReturnType<typeof lightsRestored>) {
  for (const { ref, value } of payload) yield* put(controlChanged({ ...ref, value }))
}

const draftKey = 'room-control-schedule'
const Draft = v.object({
  area: v.string(),
  id: v.string(),
  isUniform: v.boolean(),
  days: v.array(v.object({ weekday: v.number(), start: v.string(), end: v.string() })),
})

/** Persists the schedule in the editor, so that it survives the reload after a lost channel. */
function* draftSaga() {
  const drafts = yield* service('drafts')
  const saved = drafts.read(draftKey, Draft)
  if (saved) yield* put(scheduleOpened({ source: 'hotel', draft: saved }))
  yield* persist(selectStoredDraft, (draft) => {
    if (draft) drafts.save(draftKey, draft)
    else drafts.clear(draftKey)
  })
}

function* lazySaga() {
  yield* put(demoControlsLoaded(demoControls))
  yield* fork(changeSaga)
  yield* fork(draftSaga)
  yield* fork(lightsSaga)
}

export const roomControlState: DomainState = { slices: [], saga: lazySaga }
