import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TvEntry } from '../../contract/rooms.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { checkinLost, sessionReset } from '../session/slice.ts'
import type { RemoteCommand } from './commands.ts'

export type Power = 'on' | 'off' | 'unknown'

export interface RemoteTvState {
  /** Of the list of televisions. */
  status: LoadStatus
  /** The room whose televisions these are. */
  roomNr: string
  tvs: TvEntry[]
  selectedTv: TvEntry | null
  /** The hotel's list is empty; false while there is no list. */
  noTv: boolean
  onlyOneTv: boolean
  /** The list was requested: it is requested once for a room (TV-02). */
  specialDevicesCalled: boolean
  /** Of the selected television. */
  power: Power
}

const initialState: RemoteTvState = {
  status: 'unknown',
  roomNr: '',
  tvs: [],
  selectedTv: null,
  noTv: false,
  onlyOneTv: false,
  specialDevicesCalled: false,
  power: 'unknown',
}

/** The wire has ids as numbers and as texts: 17 and "17" are the same television. */
export const isSameTv = (id: TvEntry['id'], other: TvEntry['id']) => String(id) === String(other)

/**
 * What `room_ip_id` names a television by: an integer, also where the hotel lists it by a text of one. Another text goes
 * back as it came.
 */
export const roomIpIdOf = ({ id }: TvEntry): TvEntry['id'] => (/^\d+$/.test(String(id)) ? Number(id) : id)

const slice = createSlice({
  name: 'remoteTv',
  initialState,
  reducers: {
    /** The guest retries after a failed load. */
    tvsWanted() {},
    tvsRequested(_state, { payload }: PayloadAction<string>) {
      return { ...initialState, status: 'fetching', roomNr: payload, specialDevicesCalled: true }
    },
    /** `savedId` is the one that the guest chose before a reload. A single television needs no choice (TV-04). */
    tvsLoaded(state, { payload: { tvs, savedId } }: PayloadAction<{ tvs: TvEntry[]; savedId: string }>) {
      state.status = 'success'
      state.tvs = tvs
      state.noTv = tvs.length === 0
      state.onlyOneTv = tvs.length === 1
      state.selectedTv = (state.onlyOneTv ? tvs[0] : tvs.find(({ id }) => isSameTv(id, savedId))) ?? null
    },
    tvsFailed(state) {
      state.status = 'failure'
    },
    tvSelected(state, { payload }: PayloadAction<TvEntry>) {
      state.selectedTv = payload
      state.power = 'unknown'
    },
    /** The guest pressed a key of the remote control. */
    keyPressed(_state, _: PayloadAction<RemoteCommand>) {},
    powerLoaded(state, { payload: { id, power } }: PayloadAction<{ id: TvEntry['id']; power: Power }>) {
      if (state.selectedTv && isSameTv(state.selectedTv.id, id)) state.power = power
    },
  },
  extraReducers: (builder) => {
    for (const sessionEnded of [sessionReset, checkinLost]) builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectRemoteTv: (state) => state,
    selectSelectedTv: (state) => state.selectedTv,
    /** For screens that need one before the guest has chosen: the first of the list. */
    selectRoomTv: (state) => state.selectedTv ?? state.tvs[0] ?? null,
    /** Is there a television to control (BNAV-07)? */
    selectHasTv: (state) => state.status === 'success' && !state.noTv,
  },
})

export const { tvsWanted, tvsRequested, tvsLoaded, tvsFailed, tvSelected, keyPressed, powerLoaded } =
  slice.actions
export const { selectRemoteTv, selectSelectedTv, selectRoomTv, selectHasTv } = slice.selectors
/** What ends a wait for the list: it has come or failed, or nobody is there any more to wait for it. */
export const tvListEnds = [tvsLoaded, tvsFailed, sessionReset, checkinLost]
export { slice as remoteTvSlice }
