import { keyframes, styled } from '@mui/material/styles'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'

/** Of the time of a run the line rests at either end, so that both can be read. */
const restShare = 0.1
const run = keyframes({
  [`from, ${restShare * 100}%`]: { transform: 'none' },
  [`${(1 - restShare) * 100}%, to`]: { transform: 'translateX(var(--run))' },
})

const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media (prefers-reduced-motion: no-preference)': {
    '& > [data-runs]': { display: 'inline-block', animation: `${run} linear 2 alternate` },
    // Whoever wants to read it, or to press it, stops it.
    '&:hover > [data-runs]': { animationPlayState: 'paused' },
  },
})

interface RunningLineProps {
  text: string
  pxPerSecond: number
}

/** How much of a text its line hides, in pixels; negative where the line begins at the right. */
function hiddenPx(line: HTMLElement): number {
  const hidden = Math.max(0, line.scrollWidth - line.clientWidth)
  return getComputedStyle(line).direction === 'rtl' ? -hidden : hidden
}

/** A text in one line. One that does not fit runs to its end and back once, so that all of it is read. */
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
