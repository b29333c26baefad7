import { keyframes } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { onTelevision } from '../../ui/formFactor.ts'
import { edgeInForced, forcedColours } from '../../ui/sharedStyles.ts'
import '../../ui/theme.types.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import type { Unavailable } from '../../ui/pressIf.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
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
function KeyDrawing({ stage }: { stage: KeyStage }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" data-stage={stage}>
      {stage === 'opened' ? openDoor : stage === 'left' ? away : key}
    </Drawing>
  )
}

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } })

// Large enough to hit without looking, but small enough to leave room for title and texts.
const size = '15rem'

const Round = styled(Pressable)(({ theme }) => ({
  position: 'relative',
  width: size,
  height: size,
  maxWidth: '72vw',
  maxHeight: '72vw',
  margin: '1.75rem',
  // A low phone, where the words are to be seen above the bars.
  '@media (max-height: 700px)': {
    width: '11rem',
    height: '11rem',
    margin: '1.25rem 1.75rem',
    // And the line that says why it waits.
    '&[data-away]': { width: '7.5rem', height: '7.5rem', margin: '0.875rem 1.75rem', boxShadow: 'none' },
  },
  // A phone in landscape.
  '@media (max-height: 480px)': { width: '8.5rem', height: '8.5rem', margin: '0.25rem 1.75rem 1.5rem' },
  [onTelevision]: { width: '19rem', height: '19rem' },
  borderRadius: '50%',
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  // Two faint rings.
  boxShadow: `0 0 0 0.875rem ${theme.tokens.wash}, 0 0 0 1.75rem ${theme.tokens.hairline}`,
  transition: theme.transitions.create(['background-color', 'color', 'transform', 'box-shadow'], {
    duration: 220,
  }),
  ...edgeInForced,
  '&:active': { transform: 'scale(0.97)' },
  '&[data-stage="opened"]': {
    color: theme.palette.success.contrastText,
    backgroundColor: theme.palette.success.main,
  },
  '&[data-stage="expired"]': {
    color: theme.palette.text.secondary,
    backgroundColor: theme.tokens.well,
    boxShadow: `0 0 0 0.875rem ${theme.tokens.hairline}`,
  },
}))
const Spinner = styled('svg')(({ theme }) => ({
  position: 'absolute',
  top: '-0.9375rem',
  left: '-0.9375rem',
  width: 'calc(100% + 1.875rem)',
  height: 'calc(100% + 1.875rem)',
  maxWidth: 'none',
  fill: 'none',
  stroke: theme.tokens.fill,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: '70 212',
  animation: `${rotate} 1100ms linear infinite`,
  // The browser replaces no colours within a drawing.
  [forcedColours]: { stroke: 'ButtonText' },
}))
const StageText = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '1rem 0 0',
  minHeight: '1.2em',
}))

interface KeyButtonProps {
  stage: KeyStage
  room: string
  /** Given while the hotel, which opens the door, is unreachable. */
  away?: Unavailable | undefined
  onPress: () => void
}

/** Button that opens the door. The stage is shown below it, as a status for screen readers. */
export function KeyButton({ stage, room, away, onPress }: KeyButtonProps) {
  const { t } = useTranslation()
  const isBusy = stage === 'opening' || stage === 'opened' || stage === 'left'
  // What has begun is still told; before it, the words say why nothing can begin.
  const said = away && stage === 'ready' ? 'away' : stage
  const isOnTv = useFormFactor() === 'tv'
  const name = room ? t('key.openRoom', { room }) : t('key.open')
  return (
    <>
      <Round
        data-stage={stage}
        data-tour="key-open"
        // A phone may lose its connection between two access points: a reload must not interrupt the opening.
        data-prevents-reload={stage === 'opening' ? '' : undefined}
        aria-label={name}
        aria-disabled={isBusy || undefined}
        {...away}
        aria-describedby={away ? `key-valid ${away['aria-describedby']}` : 'key-valid'}
        onClick={() => {
          if (!isBusy) onPress()
        }}
      >
        <KeyDrawing stage={stage} />
        {stage === 'opening' && (
          <Spinner viewBox="0 0 94 94" aria-hidden="true">
            <circle cx="47" cy="47" r="45" />
          </Spinner>
        )}
      </Round>
      <StageText role="status">
        {/* Nobody taps on a television. */}
        {said === 'ready' && isOnTv ? name : t(`key.stage.${said}`)}
      </StageText>
    </>
  )
}
