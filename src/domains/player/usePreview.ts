import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { savesData } from '../../browser/savesData.ts'
import { selectVideo } from './slice.ts'

interface Preview {
  element: RefObject<HTMLVideoElement | null>
  /** Its picture moves. */
  runs: boolean
  /** Its time has come. */
  isWanted: boolean
}

/** The guest wants little to move, or few bytes to be loaded. */
const isUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()

/**
 * A moving picture without sound that begins by itself when the guest has stayed with it for a while (CONST-41), and
 * rests while the player plays.
 */
export function usePreview(isEnabled: boolean, delayMs: number): Preview {
  const element = useRef<HTMLVideoElement>(null)
  const isPlayerOpen = useSelector(selectVideo) !== null
  const [isDue, setDue] = useState(false)
  const [runs, setRuns] = useState(false)
  const isWanted = isEnabled && isDue && !isPlayerOpen

  useEffect(() => {
    if (!isEnabled || isUnwanted()) return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [isEnabled, delayMs])

  useEffect(() => {
    const video = element.current
    if (!isWanted || !video) return
    const start = () => setRuns(true)
    const end = () => setRuns(false)
    video.addEventListener('playing', start)
    video.addEventListener('error', end)
    return () => {
      setRuns(false)
      video.removeEventListener('playing', start)
      video.removeEventListener('error', end)
      video.removeAttribute('src')
      video.load()
    }
  }, [isWanted])

  return { element, runs, isWanted }
}
