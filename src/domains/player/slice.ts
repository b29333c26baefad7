import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Subtitle } from '../../contract/vod.ts'
import { checkinLost } from '../session/slice.ts'

/** A film to play. `id` names it for its resume time, across addresses and pages. */
export interface Video {
  id: string
  src: string
  title: string
  poster?: string
  /** Upright picture for the lock screen. */
  artwork?: string
  /** Missing where nobody has said whether there are any: a trailer, a page's video. */
  subtitles?: Subtitle[]
  /** Language keys of its sound. */
  languages?: string[]
  /** Seconds to begin at, where the hotel knows better than this device. */
  from?: number
}

/** Where a film was left, in seconds. Another address of the same film begins anew (VOD-33). */
export interface Position {
  src: string
  seconds: number
}

/** Language keys that the guest has chosen on this device; empty for no subtitles, and for a film's own sound. */
export interface Languages {
  subtitles: string
  audio: string
}

export interface PlayerState {
  languages: Languages
  video: Video | null
  /** Ids of the videos that have the sound of this device. */
  sounding: string[]
  positions: Record<string, Position>
}

/** How far a film is. `duration` is 0 where it is not known; `why` is what made the player say so. */
export interface Progress extends Position {
  id: string
  duration: number
  why: 'paused' | 'playing' | 'closed' | 'ended'
}

const slice = createSlice({
  name: 'player',
  initialState: {
    languages: { subtitles: '', audio: '' },
    video: null,
    sounding: [],
    positions: {},
  } as PlayerState,
  reducers: {
    /** Any domain may ask for a film; it plays over the screen. Other sounds stop with it (PLAY-07). */
    videoOpened(state, { payload }: PayloadAction<Video>) {
      state.video = payload
    },
    videoClosed(state) {
      state.video = null
    },
    /**
     * A video takes the sound of this device, in the player or in a page: what else sounds falls silent (PLAY-07). In
     * the player it has it from opening to closing, in a page while it runs.
     */
    filmStarted(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      if (!state.sounding.includes(id)) state.sounding.push(id)
    },
    /** It gives the sound back: what fell silent for it may go on when no other video sounds. */
    filmEnded(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.sounding = state.sounding.filter((one) => one !== id)
    },
    /** Sound and picture run, for the first time or again. */
    playbackStarted(_state, _: PayloadAction<{ id: string }>) {},
    /** On pause, on closing, at the end, and every 30 s of playing (VOD-34). */
    progressReported(state, { payload: { id, src, seconds, why } }: PayloadAction<Progress>) {
      state.positions[id] = { src, seconds: why === 'ended' ? 0 : seconds }
    },
    /** `code` is the browser's media error, 1 to 4, or 0. */
    playbackFailed(_state, _: PayloadAction<{ id: string; code: number }>) {},
    /** Of films from now on, and of the one that plays (VOD-29, VOD-30). */
    languagesChosen(state, { payload }: PayloadAction<Partial<Languages>>) {
      Object.assign(state.languages, payload)
    },
    positionsRestored(state, { payload }: PayloadAction<Record<string, Position>>) {
      state.positions = { ...payload, ...state.positions }
    },
  },
  extraReducers: (builder) =>
    // Where one guest has left a film is nothing to the next one.
    builder.addCase(checkinLost, (state) => {
      state.positions = {}
    }),
  selectors: {
    selectVideo: (state) => state.video,
    /** Has a video the sound of this device? */
    selectIsFilmSounding: (state) => state.sounding.length > 0,
    selectLanguages: (state) => state.languages,
    selectPositions: (state) => state.positions,
    /** Where to go on with a film; 0 for one that is new, or has a new address. */
    selectResumeAt: (state, { id, src, from }: Pick<Video, 'id' | 'src' | 'from'>) => {
      const position = state.positions[id]
      // Another address begins anew, whatever was left at the one before (VOD-33).
      if (position && position.src !== src) return 0
      return from ?? position?.seconds ?? 0
    },
  },
})

export const {
  videoOpened,
  videoClosed,
  filmStarted,
  filmEnded,
  playbackStarted,
  progressReported,
  playbackFailed,
  languagesChosen,
  positionsRestored,
} = slice.actions
export const { selectVideo, selectIsFilmSounding, selectLanguages, selectPositions, selectResumeAt } =
  slice.selectors
export { slice as playerSlice }
