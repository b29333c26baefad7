import { styled } from '@mui/material/styles'

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
