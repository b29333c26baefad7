import type { WritableDraft } from '@reduxjs/toolkit'
import type { RoomControls } from '../../contract/roomControl.ts'
import type { LoadStatus } from '../../core/load.ts'
import type { ScheduleEntry } from './values.ts'

/** Source of the controls: the guest's room, or the demo, which exists only in the page (ROUTE-10). */
export type ControlSource = 'hotel' | 'demo'

/** A control of a source. `area` is called `room` in the API. */
export interface ControlRef {
  source: ControlSource
  area: string
  id: string
}

/** A change that is shown before the hotel has accepted it. */
interface PendingChange {
  value: unknown
  sequence: number
}

/** The content of the schedule editor. */
export interface ScheduleDraft {
  area: string
  id: string
  days: ScheduleEntry[]
  isUniform: boolean
}

export interface ControlsState {
  status: LoadStatus
  /** Property, room and language that the list was loaded for; empty before. */
  loadedFor: string
  /** The controls, and their grouping. */
  layout: Pick<RoomControls, 'assignments' | 'commands' | 'groups'>
  /** The hotel's values: area to command to value (ROOM-07). */
  state: Record<string, Record<string, unknown>>
  pendingChanges: Record<string, PendingChange>
  /** Status of the last change of each control (ROOM-09). */
  setStatus: Record<string, LoadStatus>
  /** Sequence number of the change that each control's value comes from. */
  storedSequences: Record<string, number>
  /** Controls whose values changed after the list was requested: the list may have older values. */
  updatedSinceRequest: Record<string, true>
  /** The last level of each light that is not off, to which it returns. */
  lastLevels: Record<string, number>
  /** The selected area; empty for the first. */
  area: string
  draft: ScheduleDraft | null
}

export const initialControls: ControlsState = {
  status: 'unknown',
  loadedFor: '',
  layout: { assignments: [], commands: [], groups: [] },
  state: {},
  pendingChanges: {},
  setStatus: {},
  storedSequences: {},
  updatedSinceRequest: {},
  lastLevels: {},
  area: '',
  draft: null,
}

export const keyOf = ({ area, id }: Pick<ControlRef, 'area' | 'id'>) => `${area}/${id}`

/** Remembers the level of a light before it changes. */
export function keepLevel(source: WritableDraft<ControlsState>, ref: Pick<ControlRef, 'area' | 'id'>) {
  const level = visibleValue(source, ref)
  if (typeof level === 'number' && level > 0) source.lastLevels[keyOf(ref)] = level
}

/** Stores a value that comes from the hotel or that the hotel has accepted. */
export function storeValue(source: WritableDraft<ControlsState>, area: string, id: string, value: unknown) {
  keepLevel(source, { area, id })
  source.state[area] = { ...source.state[area], [id]: value }
  source.updatedSinceRequest[keyOf({ area, id })] = true
}

/** Returns the visible value: the guest's pending change, otherwise the hotel's value. */
export const visibleValue = (source: ControlsState, ref: Pick<ControlRef, 'area' | 'id'>): unknown => {
  const pending = source.pendingChanges[keyOf(ref)]
  return pending ? pending.value : source.state[ref.area]?.[ref.id]
}
