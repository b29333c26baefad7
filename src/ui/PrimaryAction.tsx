import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { Busy } from './Busy.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface PrimaryActionProps {
  label: ReactNode
  /** The price or consequence, shown after the label. */
  consequence?: ReactNode
  busy?: boolean
  /** For screen readers, while busy. */
  busyLabel?: string
  type?: 'button' | 'submit'
  disabled?: boolean
  href?: string
  onClick?: (event: MouseEvent) => void
  /** The id of a text that explains why it cannot be pressed now. */
  describedBy?: string
}

const Main = styled(Button)({
  width: '100%',
  minHeight: '3.5rem',
  '&.Mui-disabled': { opacity: 0.5 },
})
// While busy the label is hidden but keeps its space, so that the button keeps its size.
const Face = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'center' })
const Turning = styled('span')({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})

/** The one main action of a screen. While busy it keeps focus and size, and ignores further presses. */
export function PrimaryAction({
  label,
  consequence,
  busy = false,
  busyLabel,
  onClick,
  describedBy,
  ...native
}: PrimaryActionProps) {
  const handleClick = (event: MouseEvent) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Main
      {...native}
      variant="contained"
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      onClick={handleClick}
    >
      <Face style={busy ? { visibility: 'hidden' } : undefined}>
        <span>{label}</span>
        {consequence !== undefined && (
          <span>
            {'\u00a0· '}
            {consequence}
          </span>
        )}
      </Face>
      {busy && (
        <Turning>
          <Busy />
          <VisuallyHidden role="status">{busyLabel}</VisuallyHidden>
        </Turning>
      )}
    </Main>
  )
}
