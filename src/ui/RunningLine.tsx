import { keyframes, styled } from '@mui/material/styles'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { oneLine } from './sharedStyles.ts'

/** Share of the animation's time in which the line rests at each end, so that both ends can be read. */
const restShare = 0.1
const run = keyframes({
  [`from, ${restShare * 100}%`]: { transform: 'none' },
  [`${(1 - restShare) * 100}%, to`]: { transform: 'translateX(var(--run))' },
})

const Line = styled('span')({
  ...oneLine,
  '@media (prefers-reduced-motion: no-preference)': {
    '& > [data-runs]': { display: 'inline-block', animation: `${run} linear 2 alternate` },
    // Paused while the pointer is over it, so that the guest can read or press it.
    '&:hover > [data-runs]': { animationPlayState: 'paused' },
  },
})

interface RunningLineProps {
  text: string
  pxPerSecond: number
}

/** Width of the part of the text that the line hides, in pixels; negative in right-to-left text. */
function hiddenPx(line: HTMLElement): number {
  const hidden = Math.max(0, line.scrollWidth - line.clientWidth)
  return getComputedStyle(line).direction === 'rtl' ? -hidden : hidden
}

/** A text on one line. A text that does not fit scrolls to its end and back once, so that all of it can be read. */
export function RunningLine({ text, pxPerSecond }: RunningLineProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [distancePx, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setDistance(line.current && text ? hiddenPx(line.current) : 0)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text])
  const runs = distancePx !== 0 && pxPerSecond > 0
  const seconds = Math.abs(distancePx) / pxPerSecond / (1 - 2 * restShare)
  const style: CSSProperties & { '--run': string } = {
    '--run': `${-distancePx}px`,
    animationDuration: `${seconds}s`,
  }
  return (
    <Line ref={line}>
      <bdi key={text} {...(runs && { 'data-runs': '', style })}>
        {text}
      </bdi>
    </Line>
  )
}
