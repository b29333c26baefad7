import type { WritableDraft } from '@reduxjs/toolkit'
import type { RoomControls } from '../../contract/roomControl.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import type { ScheduleEntry } from './schedule/schedule.ts'

/** Whose controls: those of the guest's room, or those of the demo, which exist in the page alone (ROUTE-10). */
export type ControlSource = 'hotel' | 'demo'

/** A control of a source. `area` is what the wire calls a room. */
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

/** What stands in the editor of a schedule. */
export interface ScheduleDraft {
  area: string
  id: string
  days: ScheduleEntry[]
  isUniform: boolean
}

export interface SourceState {
  status: LoadStatus
  /** Property, room and language that the list was loaded for; empty before. */
  loadedFor: string
  /** Which controls there are, and how they are grouped. */
  layout: Pick<RoomControls, 'assignments' | 'commands' | 'groups'>
  /** The hotel's values: area to command to value (ROOM-07). */
  state: Record<string, Record<string, unknown>>
  pendingChanges: Record<string, PendingChange>
  /** Of the last change of each control (ROOM-09). */
  setStatus: Record<string, LoadStatus>
  /** The sequence number of the change that a control's value comes from. */
  storedSequences: Record<string, number>
  /** Controls whose values came after the list was requested: the list may be older. */
  updatedSinceRequest: Record<string, true>
  /** The selected area; empty for the first. */
  area: string
  draft: ScheduleDraft | null
}

export const initialSource: SourceState = {
  status: 'unknown',
  loadedFor: '',
  layout: { assignments: [], commands: [], groups: [] },
  state: {},
  pendingChanges: {},
  setStatus: {},
  storedSequences: {},
  updatedSinceRequest: {},
  area: '',
  draft: null,
}

export const keyOf = ({ area, id }: Pick<ControlRef, 'area' | 'id'>) => `${area}/${id}`

/** Stores a value that the hotel has or has accepted. */
export function storeValue(source: WritableDraft<SourceState>, area: string, id: string, value: unknown) {
  source.state[area] = { ...source.state[area], [id]: value }
  source.updatedSinceRequest[keyOf({ area, id })] = true
}

/** What the guest sees: the own change while it is pending, else the hotel's value. */
export const visibleValue = (source: SourceState, ref: ControlRef): unknown => {
  const pending = source.pendingChanges[keyOf(ref)]
  return pending ? pending.value : source.state[ref.area]?.[ref.id]
}
