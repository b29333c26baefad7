import { useEffect, useRef, useState } from 'react'

/** Returns the remaining seconds. Pauses while `isPaused` is true; calls `onEnd` once, at 0. */
export function useCountdown(seconds: number, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const remainingMs = useRef(seconds * 1000)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    // Computed from the clock, because timers are throttled in background pages.
    const end = Date.now() + remainingMs.current
    const timer = setInterval(() => {
      remainingMs.current = Math.max(0, end - Date.now())
      setLeft(Math.ceil(remainingMs.current / 1000))
      if (remainingMs.current > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => {
      clearInterval(timer)
      remainingMs.current = Math.max(0, end - Date.now())
    }
  }, [isPaused])
  return left
}
