import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { takeMediaSession } from '../../browser/mediaSession.ts'
import { type AttachedSource, attachSource, type MediaErrorCode } from '../../browser/mediaSource.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import {
  filmEnded,
  filmStarted,
  type Progress,
  playbackFailed,
  playbackStarted,
  progressReported,
  resumeFrom,
  selectLanguages,
  selectResumeAt,
  type Video,
} from './slice.ts'

/** Interval between two reports of the position, in seconds of playback. */
const reportIntervalSeconds = 30

/** A film that does not advance for this long has lost its network. */
const stallLimitMs = 20_000

/**
 * Plays a film in the element: resumes it, reports its position, and stops it on unmount. `failure` is the
 * code of a media error; 0 if the browser has no code for it.
 */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, video: Video) {
  const dispatch = useDispatch()
  const resumeAtSeconds = useSelectorWith(selectResumeAt, video)
  const { audio } = useSelector(selectLanguages)
  const [failure, setFailure] = useState<MediaErrorCode | null>(null)
  const [resumedAt, setResumedAt] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const lastReportedSeconds = useRef(0)
  const source = useRef<AttachedSource | null>(null)
  /** Position to start at: where the film was left, or where it failed. */
  const startAt = useRef(resumeAtSeconds)
  const stallTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const fail = useCallback(
    (code: MediaErrorCode) => {
      clearTimeout(stallTimer.current)
      const at = element.current
      if (at && at.currentTime > 0) startAt.current = at.currentTime
      at?.pause()
      setFailure(code)
      dispatch(playbackFailed({ id: video.id, code }))
    },
    [dispatch, element, video.id],
  )
  const watchStall = () => {
    clearTimeout(stallTimer.current)
    stallTimer.current = setTimeout(() => fail(2), stallLimitMs)
  }
  const stopWatching = () => clearTimeout(stallTimer.current)

  const report = (at: HTMLVideoElement | null, why: Progress['why']) => {
    // A film that never loaded has no position, and must not overwrite an older one.
    if (!at || at.readyState === 0) return
    lastReportedSeconds.current = at.currentTime
    const duration = Number.isFinite(at.duration) ? at.duration : 0
    dispatch(
      progressReported({ id: video.id, src: video.src, seconds: Math.floor(at.currentTime), duration, why }),
    )
  }
  const latestReport = useRef(report)
  latestReport.current = report
  const latestAudio = useRef(audio)

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
    }
  }, [element])

  useEffect(() => {
    const playing = element.current
    if (!playing) return
    // The first attempt loads from the resume position, a retry from where the film failed.
    const from = attempt === 0 ? resumeFrom(startAt.current, 0) : startAt.current
    const attached = attachSource(playing, video.src, { from, audio: latestAudio.current, onError: fail })
    source.current = attached
    return () => {
      clearTimeout(stallTimer.current)
      attached.detach()
      source.current = null
      playing.pause()
      // Otherwise a browser would keep downloading the film.
      playing.removeAttribute('src')
      playing.load()
    }
  }, [element, video.src, fail, attempt])

  useEffect(() => {
    const seekTo = (seconds: number) => {
      const at = element.current
      if (at) at.currentTime = Math.max(0, Math.min(seconds, at.duration || seconds))
    }
    return takeMediaSession(
      { title: video.title, artwork: video.artwork ?? '' },
      {
        play: () => void element.current?.play().catch(() => undefined),
        pause: () => element.current?.pause(),
        stop: () => element.current?.pause(),
        seekBy: (seconds) => seekTo((element.current?.currentTime ?? 0) + seconds),
        seekTo,
      },
    )
  }, [element, video.title, video.artwork])

  useEffect(() => {
    latestAudio.current = audio
    source.current?.chooseAudio(audio)
  }, [audio])

  const begin = (at: HTMLVideoElement) => {
    const from = resumeFrom(startAt.current, at.duration)
    setResumedAt(from)
    lastReportedSeconds.current = from
    at.currentTime = from
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
      setAttempt((before) => before + 1)
    },
    handlers: {
      onLoadStart: watchStall,
      onWaiting: watchStall,
      // If the browser blocks autoplay, the film waits for the guest, and not for the network.
      onCanPlay: stopWatching,
      onLoadedMetadata: () => element.current && begin(element.current),
      onPlaying: () => {
        stopWatching()
        dispatch(playbackStarted({ id: video.id }))
      },
      onTimeUpdate: () => {
        const at = element.current
        if (!at || at.paused) return
        stopWatching()
        if (Math.abs(at.currentTime - lastReportedSeconds.current) >= reportIntervalSeconds)
          report(at, 'playing')
      },
      onPause: () => {
        stopWatching()
        if (!element.current?.ended) report(element.current, 'paused')
      },
      onEnded: () => {
        stopWatching()
        report(element.current, 'ended')
      },
      onError: () => {
        const code = element.current?.error?.code
        fail(code === 1 || code === 2 || code === 3 || code === 4 ? code : 0)
      },
    },
  }
}
