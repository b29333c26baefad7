import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TvEntry } from '../../contract/rooms.ts'
import type { LoadStatus } from '../../core/load.ts'
import { isSessionEnd, sessionEnds } from '../session/slice.ts'

// The hotel does not mark which television stands beside a bed, so it is recognized by its name or description, in any
// language.
const bedroom =
  /bed ?room|\bbed\b|schlaf|chambre|dormitor|quarto|camera da letto|slaap|soveværelse|soverom|sovrum|makuuh|magamis|guļam|miegam|sypial|ložnic|spáln|spaln|spavać|спаваћ|спальн|спалн|hálósz|dhomë gjumi|yatak|υπνοδωμ|غرفة النوم|اتاق خواب|חדר שינה|शयन|ննջ|საძინებ|kamar tidur|bilik tidur|phòng ngủ|ห้องนอน|寝室|ベッド|침실|卧室|臥室/i

const isInBedroom = ({ name, description }: TvEntry): boolean =>
  bedroom.test(name) || bedroom.test(description)

/** The televisions with those beside a bed first: where an alarm is meant. */
export const bedroomFirst = (tvs: readonly TvEntry[]): TvEntry[] => [
  ...tvs.filter(isInBedroom),
  ...tvs.filter((tv) => !isInBedroom(tv)),
]

/** The commands of a remote control (TV-05). */
export const playerCommands = ['rewind', 'play', 'pause', 'stop', 'forward'] as const
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const tvCommands = [
  'power',
  'volume_up',
  'volume_down',
  'mute',
  'channel_up',
  'channel_down',
  'up',
  'down',
  'left',
  'right',
  'ok',
  'back',
  'home',
  'info',
] as const

export type RemoteCommand =
  | (typeof playerCommands)[number]
  | (typeof digits)[number]
  | (typeof tvCommands)[number]

/** True for commands of the media player, which has a request of its own (RT-36). */
export const isPlayerCommand = (command: string): boolean =>
  (playerCommands as readonly string[]).includes(command)

type Power = 'on' | 'off' | 'unknown'

interface RemoteTvState {
  /** Status of the list of televisions. */
  status: LoadStatus
  /** The room that the list was requested for. */
  roomNr: string
  tvs: TvEntry[]
  selectedTv: TvEntry | null
  /** True if the hotel's list is empty; false before the list has loaded. */
  noTv: boolean
  onlyOneTv: boolean
  /** True once the list was requested, which happens once per room (TV-02). */
  specialDevicesCalled: boolean
  /** Power status of the selected television. */
  power: Power
  /** True if the app runs on the selected television itself (HOUSE-03). */
  isThisSet: boolean
  /** True while the app has stepped aside for what this television shows (TVX-06). */
  isPictureShown: boolean
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
  isThisSet: false,
  isPictureShown: false,
}

/** Compares ids as text: the API has them as numbers and as texts, and 17 and "17" are the same television. */
export const isSameTv = (id: TvEntry['id'], other: TvEntry['id']) => String(id) === String(other)

/**
 * Returns the `room_ip_id` of a television: an integer, even if the hotel lists it as text. Text that is not
 * an integer is returned unchanged.
 */
export const roomIpIdOf = ({ id }: TvEntry): TvEntry['id'] => (/^\d+$/.test(String(id)) ? Number(id) : id)

/** Options of a command to a television. A late one would surprise the guest: it is not resent, and times out. */
export const tvCommandOptions = { resend: false, timeout: 8000 }

/** Subject of the notices about what the television plays, so that only the newest is shown. */
export const aboutTv = 'tv'

const slice = createSlice({
  name: 'remoteTv',
  initialState,
  reducers: {
    /** The guest retries after a failed load. */
    tvsWanted() {},
    tvsRequested(_state, { payload }: PayloadAction<string>) {
      return { ...initialState, status: 'fetching', roomNr: payload, specialDevicesCalled: true }
    },
    /** `savedId` is the television selected before a reload. A single television is selected at once (TV-04). */
    tvsLoaded(
      state,
      {
        payload: { tvs, savedId, isThisSet },
      }: PayloadAction<{ tvs: TvEntry[]; savedId: string; isThisSet: boolean }>,
    ) {
      state.status = 'success'
      state.isThisSet = isThisSet && tvs.length === 1
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
    /** What the guest has started on a television now plays there. */
    playbackStarted(state) {
      state.isPictureShown = state.isThisSet
    },
    /** The guest of this television has pressed a key, or something asks for attention. */
    appRecalled(state) {
      state.isPictureShown = false
    },
    powerLoaded(state, { payload: { id, power } }: PayloadAction<{ id: TvEntry['id']; power: Power }>) {
      if (state.selectedTv && isSameTv(state.selectedTv.id, id)) state.power = power
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectRemoteTv: (state) => state,
    selectSelectedTv: (state) => state.selectedTv,
    /** The television to use before the guest has selected one: the first of the list. */
    selectRoomTv: (state) => state.selectedTv ?? state.tvs[0] ?? null,
    /** The television that wakes the guest and switches itself off: one beside a bed, until the guest selects another. */
    selectAlarmTv: (state) => state.selectedTv ?? bedroomFirst(state.tvs)[0] ?? null,
    /** True if there is a television to control (BNAV-07). */
    selectIsThisSet: (state) => state.isThisSet,
    selectIsPictureShown: (state) => state.isPictureShown,
    selectHasTv: (state) => state.status === 'success' && !state.noTv,
  },
})

export const {
  tvsWanted,
  tvsRequested,
  tvsLoaded,
  tvsFailed,
  tvSelected,
  keyPressed,
  playbackStarted,
  appRecalled,
  powerLoaded,
} = slice.actions
export const {
  selectRemoteTv,
  selectSelectedTv,
  selectRoomTv,
  selectAlarmTv,
  selectHasTv,
  selectIsThisSet,
  selectIsPictureShown,
} = slice.selectors
/** Actions that end the wait for the list: it has loaded or failed, or the session has ended. */
export const tvListEnds = [tvsLoaded, tvsFailed, ...sessionEnds]
export { slice as remoteTvSlice }
