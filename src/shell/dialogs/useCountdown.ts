import { useEffect, useRef, useState } from 'react'

/** The seconds that are left. `onEnd` is called once, when none is. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    // By the clock, because a page in the background is woken rarely.
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
