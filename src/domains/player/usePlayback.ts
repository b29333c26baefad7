import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { resumeFrom } from './resume.ts'
import {
  filmEnded,
  filmStarted,
  type Progress,
  playbackFailed,
  playbackStarted,
  progressReported,
  selectResumeAt,
  type Video,
} from './slice.ts'

/** Seconds of playing between two reports of the position. */
const reportIntervalSeconds = 30

/**
 * Plays a film in the element: from where it was left, with its position told on the way, and stopped for good when
 * the element goes. A failure is a media error's code; 0 is one that the browser does not name.
 */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, video: Video) {
  const dispatch = useDispatch()
  const resumeAtSeconds = useSelectorWith(selectResumeAt, video)
  const [failure, setFailure] = useState<number | null>(null)
  const [resumedAt, setResumedAt] = useState(0)
  const lastReportedSeconds = useRef(0)

  const report = (at: HTMLVideoElement | null, why: Progress['why']) => {
    // A film that never began has no position, and must not wipe an older one out.
    if (!at || at.readyState === 0) return
    lastReportedSeconds.current = at.currentTime
    const duration = Number.isFinite(at.duration) ? at.duration : 0
    dispatch(
      progressReported({ id: video.id, src: video.src, seconds: Math.floor(at.currentTime), duration, why }),
    )
  }
  const latestReport = useRef(report)
  latestReport.current = report

  useEffect(() => {
    dispatch(filmStarted({ id: video.id }))
    return () => void dispatch(filmEnded({ id: video.id }))
  }, [dispatch, video.id])

  useEffect(() => {
    const playing = element.current
    return () => {
      if (!playing) return
      latestReport.current(playing, 'closed')
      playing.pause()
      // Without this a browser goes on loading what nobody watches.
      playing.removeAttribute('src')
      playing.load()
    }
  }, [element])

  const begin = (at: HTMLVideoElement) => {
    const from = resumeFrom(resumeAtSeconds, at.duration)
    setResumedAt(from)
    lastReportedSeconds.current = from
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
        if (
          at &&
          !at.paused &&
          Math.abs(at.currentTime - lastReportedSeconds.current) >= reportIntervalSeconds
        )
          report(at, 'playing')
      },
      onPause: () => {
        if (!element.current?.ended) report(element.current, 'paused')
      },
      onEnded: () => report(element.current, 'ended'),
      onError: () => {
        const code = element.current?.error?.code ?? 0
        setFailure(code)
        dispatch(playbackFailed({ id: video.id, code }))
      },
    },
  }
}
