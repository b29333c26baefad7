import { createSelector, createSlice, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit'
import type { RoomControls, RoomItem } from '../../contract/roomControl.ts'
import { pushed } from '../pushed.ts'
import { checkinLost, sessionReset } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'
import { demoControls } from './demo.ts'
import { type ScheduleEntry, scheduleOf } from './schedule/schedule.ts'
import { merged } from './values.ts'

/** Whose controls: those of the guest's room, or those of the demo, which live in the page alone (ROUTE-10). */
export type House = 'hotel' | 'demo'

/** A control of a house. `area` is what the wire calls a room. */
export interface ControlRef {
  house: House
  area: string
  id: string
}

/** What the guest wants, shown at once and sent; the hotel has the last word. */
interface Wish {
  value: unknown
  turn: number
}

/** A schedule that is being written: whose, and what stands in it. */
export interface ScheduleDraft {
  area: string
  id: string
  days: ScheduleEntry[]
  isUniform: boolean
}

interface HouseState {
  status: LoadStatus
  /** What the list was loaded for; another guest, property or language has another. */
  loadedFor: string
  given: Pick<RoomControls, 'assignments' | 'commands' | 'groups'>
  /** What the hotel says: area to command to value. */
  state: Record<string, Record<string, unknown>>
  wishes: Record<string, Wish>
  /** Of the last change of each control (ROOM-09). */
  setStatus: Record<string, LoadStatus>
  /** The turn of the change that the state of a control comes from. */
  storedTurns: Record<string, number>
  /** Controls that were heard of since the list was asked for: it may be older than they are. */
  heard: Record<string, true>
  /** The area that the guest looks at; empty for the first. */
  area: string
  draft: ScheduleDraft | null
}

interface State {
  turns: number
  hotel: HouseState
  demo: HouseState
}

const nothing: HouseState = {
  status: 'unknown',
  loadedFor: '',
  given: { assignments: [], commands: [], groups: [] },
  state: {},
  wishes: {},
  setStatus: {},
  storedTurns: {},
  heard: {},
  area: '',
  draft: null,
}

const { state: demoState, ...demoGiven } = demoControls
const initialState: State = {
  turns: 0,
  hotel: nothing,
  demo: { ...nothing, status: 'success', given: demoGiven, state: demoState },
}

const keyOf = ({ area, id }: Pick<ControlRef, 'area' | 'id'>) => `${area}/${id}`

/** The hotel's word about a control. */
function store(house: WritableDraft<HouseState>, area: string, id: string, value: unknown) {
  house.state[area] = { ...house.state[area], [id]: value }
  house.heard[keyOf({ area, id })] = true
}

const hasDays = (value: unknown, days: readonly ScheduleEntry[]) =>
  JSON.stringify(scheduleOf(value).days) === JSON.stringify(scheduleOf({ days }).days)

type Change = ControlRef & { value: unknown }
type Sent = ControlRef & { turn: number }

const slice = createSlice({
  name: 'roomControl',
  initialState,
  reducers: {
    /** The guest wants the list (again). */
    controlsWanted() {},
    controlsRequested({ hotel }, { payload }: PayloadAction<string>) {
      if (hotel.loadedFor !== payload)
        Object.assign(hotel, { ...nothing, area: hotel.area, draft: hotel.draft })
      hotel.status = 'fetching'
      hotel.loadedFor = payload
      hotel.heard = {}
    },
    controlsLoaded({ hotel }, { payload: { state, ...given } }: PayloadAction<RoomControls>) {
      const known = hotel.state
      hotel.status = 'success'
      hotel.given = given
      hotel.state = state
      for (const [area, values] of Object.entries(known))
        for (const [id, value] of Object.entries(values))
          if (hotel.heard[keyOf({ area, id })]) hotel.state[area] = { ...hotel.state[area], [id]: value }
    },
    controlsFailed({ hotel }) {
      hotel.status = 'failure'
    },
    areaChosen(state, { payload }: PayloadAction<{ house: House; area: string }>) {
      state[payload.house].area = payload.area
    },
    /**
     * The guest moved a control. It shows at once. `isMoving`: the finger may not have come to rest. `mail`: what
     * housekeeping is to read once the hotel took it.
     */
    controlChanged(
      state,
      {
        payload,
      }: PayloadAction<Change & { isMoving?: boolean; mail?: { subject: string; content: string } }>,
    ) {
      const house = state[payload.house]
      state.turns += 1
      house.wishes[keyOf(payload)] = { value: payload.value, turn: state.turns }
      house.setStatus[keyOf(payload)] = 'unknown'
    },
    changeSent(state, { payload }: PayloadAction<Sent>) {
      state[payload.house].setStatus[keyOf(payload)] = 'fetching'
    },
    /** The hotel took it. Its own word about this and other controls wins over what was sent (ROOM-10). */
    changeAccepted(state, { payload }: PayloadAction<Sent & { value: unknown; items: RoomItem[] }>) {
      const house = state[payload.house]
      const { area, id, turn } = payload
      const key = keyOf(payload)
      for (const item of payload.items)
        if (item.room !== area || item.id !== id) store(house, item.room, item.id, item.value)
      if (turn < (house.storedTurns[key] ?? 0)) return
      house.storedTurns[key] = turn
      const own = payload.items.find((item) => item.room === area && item.id === id)
      store(house, area, id, merged(house.state[area]?.[id], own ? own.value : payload.value))
      if (house.wishes[key]?.turn !== turn) return
      delete house.wishes[key]
      house.setStatus[key] = 'success'
      // A schedule that was being written has arrived; what was changed in it since has not.
      const { draft } = house
      if (draft?.area === area && draft.id === id && hasDays(payload.value, draft.days)) house.draft = null
    },
    /** The control goes back to what the hotel said last, unless the guest has moved it again since. */
    changeRefused(state, { payload }: PayloadAction<Sent>) {
      const house = state[payload.house]
      const key = keyOf(payload)
      if (house.wishes[key]?.turn !== payload.turn) return
      delete house.wishes[key]
      house.setStatus[key] = 'failure'
    },
    /** The guest wants to write a schedule. */
    scheduleOpened(state, { payload }: PayloadAction<{ house: House; draft: ScheduleDraft }>) {
      state[payload.house].draft = payload.draft
    },
    scheduleWritten(state, { payload }: PayloadAction<{ house: House; draft: Partial<ScheduleDraft> }>) {
      const { draft } = state[payload.house]
      if (draft) Object.assign(draft, payload.draft)
    },
    scheduleClosed(state, { payload }: PayloadAction<House>) {
      state[payload].draft = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pushed.roomControlChanged, ({ hotel }, { payload }) => {
      for (const { room, id, value } of payload.items)
        store(hotel, room, id, merged(hotel.state[room]?.[id], value))
    })
    // The next guest finds nothing of this one's room.
    for (const left of [sessionReset, checkinLost])
      builder.addCase(left, (state) => {
        state.hotel = nothing
      })
  },
  selectors: {
    selectHouse: (state, house: House) => state[house],
    selectControlsStatus: (state, house: House) => state[house].status,
    selectLoadedFor: (state) => state.hotel.loadedFor,
    selectHasRoomControls: createSelector(
      (state: State) => state.hotel,
      ({ status, given: { assignments, commands } }) =>
        status !== 'failure' &&
        assignments.some((area) =>
          area.assignedCommandIds.some((id) => commands.some((one) => one.id === id)),
        ),
    ),
    /** What the guest sees: the own wish, else the hotel's word. */
    selectValue: (state, ref: ControlRef) => shownValue(state[ref.house], ref),
    selectStored: (state, { house, area, id }: ControlRef) => state[house].state[area]?.[id],
    selectSetStatus: (state, ref: ControlRef) => state[ref.house].setStatus[keyOf(ref)] ?? 'unknown',
    /** The turn of the control's last change that has not been answered yet; 0 for none. */
    selectWishTurn: (state, ref: ControlRef) => state[ref.house].wishes[keyOf(ref)]?.turn ?? 0,
    selectStoredTurn: (state, ref: ControlRef) => state[ref.house].storedTurns[keyOf(ref)] ?? 0,
    selectScheduleDraft: (state, house: House) => state[house].draft,
  },
})

const shownValue = (house: HouseState, ref: ControlRef): unknown => {
  const wish = house.wishes[keyOf(ref)]
  return wish ? wish.value : house.state[ref.area]?.[ref.id]
}

export const {
  controlsWanted,
  controlsRequested,
  controlsLoaded,
  controlsFailed,
  areaChosen,
  controlChanged,
  changeSent,
  changeAccepted,
  changeRefused,
  scheduleOpened,
  scheduleWritten,
  scheduleClosed,
} = slice.actions
export const {
  selectHouse,
  selectControlsStatus,
  selectLoadedFor,
  selectHasRoomControls,
  selectValue,
  selectStored,
  selectSetStatus,
  selectWishTurn,
  selectStoredTurn,
  selectScheduleDraft,
} = slice.selectors
export { slice as roomControlSlice }
