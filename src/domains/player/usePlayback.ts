import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { resumeFrom } from './resume.ts'
import {
  type Progress,
  playbackFailed,
  playbackStarted,
  playerSlice,
  progressNoted,
  selectResumeAt,
  type Video,
} from './slice.ts'

/** Seconds of playing after which the position is noted by itself. */
const noteEvery = 30

type WithPlayer = { [playerSlice.reducerPath]: ReturnType<typeof playerSlice.getInitialState> }

/**
 * Plays a film in the element: from where it was left, with its position told on the way, and stopped for good when
 * the element goes. A failure is a media error's code; 0 is one that the browser does not name.
 */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, video: Video) {
  const dispatch = useDispatch()
  const store = useStore<WithPlayer>()
  const [failure, setFailure] = useState<number | null>(null)
  const [resumedAt, setResumedAt] = useState(0)
  const lastNote = useRef(0)

  const note = (at: HTMLVideoElement | null, why: Progress['why']) => {
    // A film that never began has no position, and must not wipe an older one out.
    if (!at || at.readyState === 0) return
    lastNote.current = at.currentTime
    const duration = Number.isFinite(at.duration) ? at.duration : 0
    dispatch(
      progressNoted({ id: video.id, src: video.src, seconds: Math.floor(at.currentTime), duration, why }),
    )
  }
  const latestNote = useRef(note)
  latestNote.current = note

  useEffect(() => {
    const playing = element.current
    return () => {
      if (!playing) return
      latestNote.current(playing, 'closed')
      playing.pause()
      // Without this a browser goes on loading what nobody watches.
      playing.removeAttribute('src')
      playing.load()
    }
  }, [element])

  const begin = (at: HTMLVideoElement) => {
    const from = resumeFrom(selectResumeAt(store.getState(), video), at.duration)
    setResumedAt(from)
    lastNote.current = from
    if (from > 0) at.currentTime = from
  }
  return {
    failure,
    resumedAt,
    startOver: () => {
      setResumedAt(0)
      if (!element.current) return
      element.current.currentTime = 0
      void element.current.play().catch(() => undefined)
    },
    tryAgain: () => {
      setFailure(null)
      element.current?.load()
    },
    handlers: {
      onLoadedMetadata: () => element.current && begin(element.current),
      onPlaying: () => dispatch(playbackStarted({ id: video.id })),
      onTimeUpdate: () => {
        const at = element.current
        if (at && !at.paused && Math.abs(at.currentTime - lastNote.current) >= noteEvery) note(at, 'playing')
      },
      onPause: () => {
        if (!element.current?.ended) note(element.current, 'paused')
      },
      onEnded: () => note(element.current, 'ended'),
      onError: () => {
        const code = element.current?.error?.code ?? 0
        setFailure(code)
        dispatch(playbackFailed({ id: video.id, code }))
      },
    },
  }
}
