import { useEffect, useRef, useState } from 'react'

/** The seconds that are left; none pass while it is held. `onEnd` is called once, when none is. */
export function useCountdown(seconds: number, isHeld: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const rest = useRef(seconds * 1000)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (isHeld) return
    // By the clock, because a page in the background is woken rarely.
    const end = Date.now() + rest.current
    const timer = setInterval(() => {
      rest.current = Math.max(0, end - Date.now())
      setLeft(Math.ceil(rest.current / 1000))
      if (rest.current > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => {
      clearInterval(timer)
      rest.current = Math.max(0, end - Date.now())
    }
  }, [isHeld])
  return left
}
