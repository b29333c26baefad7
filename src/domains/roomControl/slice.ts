import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isRecord } from '../../contract/isRecord.ts'
import type { RoomCommand, RoomControls, RoomItem } from '../../contract/roomControl.ts'
import { pushed } from '../../core/pushed.ts'
import { isSessionEnd, sessionValuesRead } from '../session/slice.ts'
import {
  type ControlRef,
  type ControlSource,
  type ControlsState,
  initialControls,
  keepLevel,
  keyOf,
  type ScheduleDraft,
  storeValue,
  visibleValue,
} from './controlsState.ts'

/** Merges a new value into the old one, which keeps fields that only the hotel sets, such as the measured value. */
export const mergeValues = (before: unknown, next: unknown): unknown =>
  isRecord(before) && isRecord(next) ? { ...before, ...next } : next

interface State {
  /** Sequence number of the last change; changes are numbered in the order in which the guest made them. */
  lastSequence: number
  hotel: ControlsState
  demo: ControlsState
}

const initialState: State = { lastSequence: 0, hotel: initialControls, demo: initialControls }

type Change = ControlRef & { value: unknown }

export interface LightValue {
  ref: ControlRef
  value: unknown
}
type Sent = ControlRef & { sequence: number }

const slice = createSlice({
  name: 'roomControl',
  initialState,
  reducers: {
    /** The list is needed again, for example because the guest retries. */
    controlsWanted() {},
    controlsRequested({ hotel }, { payload }: PayloadAction<string>) {
      if (hotel.loadedFor !== payload)
        Object.assign(hotel, { ...initialControls, area: hotel.area, draft: hotel.draft })
      hotel.status = 'fetching'
      hotel.loadedFor = payload
      hotel.updatedSinceRequest = {}
    },
    controlsLoaded({ hotel }, { payload: { state, ...layout } }: PayloadAction<RoomControls>) {
      const before = hotel.state
      hotel.status = 'success'
      hotel.layout = layout
      hotel.state = state
      for (const [area, values] of Object.entries(before))
        for (const [id, value] of Object.entries(values))
          if (hotel.updatedSinceRequest[keyOf({ area, id })])
            hotel.state[area] = { ...hotel.state[area], [id]: value }
    },
    /** The demo's controls are part of the screen's chunk, and have loaded with it. */
    demoControlsLoaded({ demo }, { payload: { state, ...layout } }: PayloadAction<RoomControls>) {
      Object.assign(demo, { status: 'success', layout, state })
    },
    controlsFailed({ hotel }) {
      hotel.status = 'failure'
    },
    areaSelected(state, { payload }: PayloadAction<{ source: ControlSource; area: string }>) {
      state[payload.source].area = payload.area
    },
    /**
     * The guest changed a control. The new value is shown at once. `isMoving`: more changes may follow, as
     * with a slider. `mail`: sent to housekeeping once the hotel has accepted the change.
     */
    controlChanged(
      state,
      {
        payload,
      }: PayloadAction<Change & { isMoving?: boolean; mail?: { subject: string; content: string } }>,
    ) {
      const source = state[payload.source]
      state.lastSequence += 1
      keepLevel(source, payload)
      source.pendingChanges[keyOf(payload)] = { value: payload.value, sequence: state.lastSequence }
      source.setStatus[keyOf(payload)] = 'unknown'
    },
    /** The guest switches all lights of the room off. */
    lightsOffPressed() {},
    /** The guest takes that back: these lights get their values of before. */
    lightsRestored(_state, _: PayloadAction<LightValue[]>) {},
    changeSent(state, { payload }: PayloadAction<Sent>) {
      state[payload.source].setStatus[keyOf(payload)] = 'fetching'
    },
    /** The hotel accepted the change. Values in its response take precedence over the value that was sent (ROOM-10). */
    changeAccepted(state, { payload }: PayloadAction<Sent & { value: unknown; items: RoomItem[] }>) {
      const source = state[payload.source]
      const { area, id, sequence } = payload
      const key = keyOf(payload)
      // A later change of this control, or of another one in the response, may be stored already (ROOM-11).
      const isOvertaken = (of: string) => sequence < (source.storedSequences[of] ?? 0)
      for (const item of payload.items) {
        const itemKey = keyOf({ area: item.room, id: item.id })
        if (itemKey !== key && !isOvertaken(itemKey)) storeValue(source, item.room, item.id, item.value)
      }
      if (isOvertaken(key)) return
      source.storedSequences[key] = sequence
      const own = payload.items.find((item) => item.room === area && item.id === id)
      storeValue(source, area, id, mergeValues(source.state[area]?.[id], own ? own.value : payload.value))
      if (source.pendingChanges[key]?.sequence !== sequence) return
      delete source.pendingChanges[key]
      source.setStatus[key] = 'success'
    },
    /** Resets the control to the hotel's value, unless the guest has changed it again since. */
    changeRefused(state, { payload }: PayloadAction<Sent>) {
      const source = state[payload.source]
      const key = keyOf(payload)
      if (source.pendingChanges[key]?.sequence !== payload.sequence) return
      delete source.pendingChanges[key]
      source.setStatus[key] = 'failure'
    },
    /** The guest opened the editor of a schedule. */
    scheduleOpened(state, { payload }: PayloadAction<{ source: ControlSource; draft: ScheduleDraft }>) {
      state[payload.source].draft = payload.draft
    },
    scheduleEdited(
      state,
      { payload }: PayloadAction<{ source: ControlSource; draft: Partial<ScheduleDraft> }>,
    ) {
      const { draft } = state[payload.source]
      if (draft) Object.assign(draft, payload.draft)
    },
    scheduleClosed(state, { payload }: PayloadAction<ControlSource>) {
      state[payload].draft = null
    },
  },
  extraReducers: (builder) => {
    // The rooms of another property have other controls (QRY-02).
    builder.addCase(sessionValuesRead, (state, { payload: { property } }) => {
      const { loadedFor } = state.hotel
      if (property && loadedFor && !loadedFor.startsWith(`${property} `)) state.hotel = initialControls
    })
    builder.addCase(pushed.roomControlChanged, ({ hotel }, { payload }) => {
      for (const { room, id, value } of payload.items)
        storeValue(hotel, room, id, mergeValues(hotel.state[room]?.[id], value))
    })
    // The next guest must not see this one's room.
    builder.addMatcher(isSessionEnd, (state) => {
      state.hotel = initialControls
    })
  },
  selectors: {
    selectRoomControls: (state, source: ControlSource) => state[source],
    selectControlsStatus: (state, source: ControlSource) => state[source].status,
    selectLoadedFor: (state) => state.hotel.loadedFor,
    /** True if the last list that loaded has controls. A request that fails does not change the answer. */
    selectHasRoomControls: createSelector(
      (state: State) => state.hotel.layout,
      ({ assignments, commands }) =>
        assignments.some((area) =>
          area.assignedCommandIds.some((id) => commands.some((one) => one.id === id)),
        ),
    ),
    /** The visible value: the guest's pending change, otherwise the hotel's value. */
    selectValue: (state, ref: ControlRef) => visibleValue(state[ref.source], ref),
    /** The level to which a light that is off returns; undefined if it has not been on. */
    selectLastLevel: (state, ref: ControlRef): number | undefined => state[ref.source].lastLevels[keyOf(ref)],
    selectStored: (state, { source, area, id }: ControlRef) => state[source].state[area]?.[id],
    selectSetStatus: (state, ref: ControlRef) => state[ref.source].setStatus[keyOf(ref)] ?? 'unknown',
    /** The sequence number of the control's pending change; 0 for none. */
    selectPendingSequence: (state, ref: ControlRef) =>
      state[ref.source].pendingChanges[keyOf(ref)]?.sequence ?? 0,
    selectStoredSequence: (state, ref: ControlRef) => state[ref.source].storedSequences[keyOf(ref)] ?? 0,
    selectScheduleDraft: (state, source: ControlSource) => state[source].draft,
    /** The draft that survives a reload of the page. */
    selectStoredDraft: (state) => state.hotel.draft,
  },
})

export const {
  controlsWanted,
  controlsRequested,
  controlsLoaded,
  controlsFailed,
  demoControlsLoaded,
  areaSelected,
  controlChanged,
  lightsOffPressed,
  lightsRestored,
  changeSent,
  changeAccepted,
  changeRefused,
  scheduleOpened,
  scheduleEdited,
  scheduleClosed,
} = slice.actions
export const {
  selectRoomControls,
  selectControlsStatus,
  selectLoadedFor,
  selectHasRoomControls,
  selectValue,
  selectLastLevel,
  selectStored,
  selectSetStatus,
  selectPendingSequence,
  selectStoredSequence,
  selectScheduleDraft,
  selectStoredDraft,
} = slice.selectors
export { slice as roomControlSlice }

const kinds = [
  'dnd',
  'light',
  'blind',
  'marquise',
  'fan',
  'fanspeed',
  'heating',
  'aircondition',
  'floorheating',
  'camera',
  'doorbell',
  'schedule',
] as const

/** The kind of control that renders a command. A light is a switch, or a dimmer if it has a range (ROOM-15). */
export type ControlKind = (typeof kinds)[number] | 'dimmer'

/** Null for a type that this app does not know (ROOM-25). */
export function kindOf({ type, max }: Pick<RoomCommand, 'type' | 'max'>): ControlKind | null {
  const kind = kinds.find((known) => known === type) ?? null
  return kind === 'light' && max !== null ? 'dimmer' : kind
}
