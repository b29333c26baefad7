import { useEffect, useRef, useState } from 'react'
import { styled } from '../../ui/styled.tsx'

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

const radius = 20
const length = 2 * Math.PI * radius

const Place = styled('div')({
  position: 'relative',
  width: '3.5rem',
  height: '3.5rem',
  margin: '1rem auto 0',
})
const Ring = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: 3,
  transform: 'rotate(-90deg)',
  '& > circle:first-of-type': { stroke: theme.tokens.well },
  '& > circle:last-of-type': {
    stroke: theme.tokens.fill,
    strokeLinecap: 'round',
    strokeDasharray: length,
    transition: 'stroke-dashoffset 1s linear',
  },
}))
const Seconds = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...theme.tokens.figures,
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  lineHeight: '3.5rem',
  textAlign: 'center',
}))

/** The time until a dialog closes by itself: a ring that shrinks, with the remaining seconds inside. */
export function CountdownRing({ seconds, left, label }: { seconds: number; left: number; label: string }) {
  return (
    <Place role="timer" aria-label={label}>
      <Ring viewBox="0 0 46 46" aria-hidden="true">
        <circle cx="23" cy="23" r={radius} />
        <circle cx="23" cy="23" r={radius} strokeDashoffset={length * (1 - left / seconds)} />
      </Ring>
      <Seconds>{left}</Seconds>
    </Place>
  )
}
