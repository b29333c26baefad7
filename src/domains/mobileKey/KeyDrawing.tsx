import { styled } from '@mui/material/styles'
import type { KeyStage } from './slice.ts'

const Drawing = styled('svg')(({ theme }) => ({
  width: '46%',
  height: '46%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > g': {
    transformOrigin: '12px 12px',
    transition: theme.transitions.create('transform', { duration: 240 }),
  },
  '&[data-stage="opening"] > g': { transform: 'rotate(90deg)' },
}))

const key = (
  <g>
    <circle cx="12" cy="6.75" r="4" />
    <circle cx="12" cy="5.75" r="0.6" />
    <path d="M12 10.75v10.5M12 20.5h3.25M12 17.25h2.25" />
  </g>
)
const openDoor = <path d="M5 21h14M7.5 21V3.75h9V21M7.5 3.75 13 6v17l-5.5-2M11 13.25v1.25" />
const away = <path d="M14 4.5h5.5V10M19.5 4.5 11 13M17 14v5.5H4.5V7H10" />

/** A key, a turning key or an open door. Decorative: the stage is also shown in words. */
export function KeyDrawing({ stage }: { stage: KeyStage }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" data-stage={stage}>
      {stage === 'opened' ? openDoor : stage === 'left' ? away : key}
    </Drawing>
  )
}
