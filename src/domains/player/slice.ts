import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Subtitle } from '../../contract/vod.ts'
import { sessionEnds } from '../session/slice.ts'

const minResumeSeconds = 10
const endMarginSeconds = 60

/**
 * Returns the position at which a film resumes, in seconds: 0 if it had hardly begun, or was almost over
 * (VOD-35).
 * @param duration 0 or NaN if unknown
 */
export function resumeFrom(seconds: number, duration: number): number {
  if (!Number.isFinite(seconds) || seconds < minResumeSeconds) return 0
  return duration > 0 && seconds > duration - endMarginSeconds ? 0 : seconds
}

/** A film to play. `id` identifies it for its resume position, across URLs and pages. */
export interface Video {
  id: string
  src: string
  title: string
  poster?: string
  /** Portrait image for the lock screen. */
  artwork?: string
  /** Missing if it is unknown whether there are any, as for a trailer or a page's video. */
  subtitles?: Subtitle[]
  /** Language keys of the audio tracks. */
  languages?: string[]
  /** What a television offers when it has ended; `to` is an in-app path. */
  next?: { title: string; image: string; to: string }
  /** Position to start at, in seconds, if the hotel knows it better than this device. */
  from?: number
}

/** Position at which a film was left, in seconds. With another URL the film starts from the beginning (VOD-33). */
interface PlaybackPosition {
  src: string
  seconds: number
}

/** Language keys that the guest has chosen on this device; empty for no subtitles, and for the original audio. */
interface Languages {
  subtitles: string
  audio: string
}

interface PlayerState {
  languages: Languages
  video: Video | null
  /** Ids of the videos that currently hold the device's audio output. */
  sounding: string[]
  positions: Record<string, PlaybackPosition>
  /** Ids of the videos that still play although their guest has left. Their reports do not belong to the next guest. */
  orphaned: string[]
}

/** Playback position of a film. `duration` is 0 if unknown; `why` is the event that caused the report. */
export interface Progress extends PlaybackPosition {
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
    orphaned: [],
  } as PlayerState,
  reducers: {
    /** Opens a film in the player; any domain may dispatch it. Other media stop (PLAY-07). */
    videoOpened(state, { payload }: PayloadAction<Video>) {
      state.video = payload
    },
    videoClosed(state) {
      state.video = null
    },
    /**
     * A video takes the audio output, in the player or in a page: other media are silenced (PLAY-07). In the
     * player it holds the output from opening to closing, in a page while it plays.
     */
    filmStarted(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      if (!state.sounding.includes(id)) state.sounding.push(id)
      state.orphaned = state.orphaned.filter((one) => one !== id)
    },
    /** The video releases the audio output: silenced media may resume when no other video holds it. */
    filmEnded(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.sounding = state.sounding.filter((one) => one !== id)
    },
    /** Playback has started, for the first time or again. */
    playbackStarted(_state, _: PayloadAction<{ id: string }>) {},
    /** Dispatched on pause, on closing, at the end, and every 30 s of playback (VOD-34). */
    progressReported(state, { payload: { id, src, seconds, why } }: PayloadAction<Progress>) {
      if (state.orphaned.includes(id)) return
      state.positions[id] = { src, seconds: why === 'ended' ? 0 : seconds }
    },
    /** `code` is the browser's media error code, 1 to 4, or 0. */
    playbackFailed(_state, _: PayloadAction<{ id: string; code: number }>) {},
    /** Applies to the current film and to all later ones (VOD-29, VOD-30). */
    languagesChosen(state, { payload }: PayloadAction<Partial<Languages>>) {
      Object.assign(state.languages, payload)
    },
    positionsRestored(state, { payload }: PayloadAction<Record<string, PlaybackPosition>>) {
      state.positions = { ...payload, ...state.positions }
    },
  },
  extraReducers: (builder) => {
    // Neither the film nor the positions must be kept for the next guest.
    for (const sessionEnd of sessionEnds)
      builder.addCase(sessionEnd, (state) => {
        state.video = null
        state.orphaned = state.sounding
        state.positions = {}
      })
  },
  selectors: {
    selectVideo: (state) => state.video,
    /** True if a video holds the audio output. */
    selectIsFilmSounding: (state) => state.sounding.length > 0,
    selectLanguages: (state) => state.languages,
    selectPositions: (state) => state.positions,
    /** Position at which a film resumes; 0 for a new film, or one with a new URL. */
    selectResumeAt: (state, { id, src, from }: Pick<Video, 'id' | 'src' | 'from'>) => {
      const position = state.positions[id]
      // With another URL the film starts from the beginning, whatever the stored position (VOD-33).
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
