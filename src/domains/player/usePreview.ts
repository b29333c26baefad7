import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { savesData } from '../../browser/savesData.ts'
import { selectVideo } from './slice.ts'

interface Preview {
  element: RefObject<HTMLVideoElement | null>
  /** True while the preview plays. */
  runs: boolean
  /** True once the preview is due, unless the player is open. */
  isWanted: boolean
}

/** True if the guest prefers reduced motion or saves data. */
const isUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()

/**
 * A muted preview that starts by itself once the guest has stayed on the page for a while (CONST-41), and is
 * unloaded while the player is open.
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
