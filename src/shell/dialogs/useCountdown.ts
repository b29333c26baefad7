import { useEffect, useRef, useState } from 'react'

/** The seconds that are left; none pass while it is held. `onEnd` is called once, when none is. */
export function useCountdown(seconds: number, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const remainingMs = useRef(seconds * 1000)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    // By the clock, because a page in the background is woken rarely.
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
