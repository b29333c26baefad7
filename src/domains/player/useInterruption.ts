import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectHow, selectPlace } from '../../core/routing/slice.ts'

/** A film goes on this long after what has interrupted it: the guest may be on the way to the camera. */
const resumeAfterMs = 400

/**
 * Whether the guest looks at another screen, such as the camera, than the one over which the film was opened. The film
 * waits for Back, and closes if they go on from there.
 */
export function useAside(close: () => void): boolean {
  const pathname = useSelector(selectPlace)?.pathname
  const isReplaced = useSelector(selectHow) === 'replace'
  const [own] = useState(pathname)
  const [other, setOther] = useState<string | null>(null)
  const isAside = pathname !== own
  useEffect(() => {
    if (!isAside) setOther(null)
    else if (other === null || isReplaced) setOther(pathname ?? null)
    else if (other !== pathname) close()
  }, [isAside, other, pathname, isReplaced, close])
  return isAside
}

/** Pauses a running film while it is interrupted. */
export function useInterruption(film: RefObject<HTMLVideoElement | null>, isInterrupted: boolean): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    const one = film.current
    if (isInterrupted) {
      wasRunning.current ||= one?.paused === false
      one?.pause()
    }
    if (isInterrupted || !wasRunning.current) return
    const timer = setTimeout(() => {
      wasRunning.current = false
      void one?.play().catch(() => undefined)
    }, resumeAfterMs)
    return () => clearTimeout(timer)
  }, [film, isInterrupted])
}
