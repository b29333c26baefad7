import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { keyboardInUse } from './focus/inputKind.ts'
import { VisuallyHidden } from './screenReader.tsx'
import { covering } from './sharedStyles.ts'
import { styled } from './styled.tsx'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A small spinner. It is hidden from screen readers: the control around it says that it is busy. */
export const Busy = styled('span')({
  display: 'inline-block',
  width: '1.375rem',
  height: '1.375rem',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '0.15625rem solid currentColor',
  borderRightColor: 'transparent',
  opacity: 0.85,
  animation: `${turn} 900ms linear infinite`,
})

export interface PrimaryActionProps {
  label: ReactNode
  /** The price or consequence, shown after the label. */
  consequence?: ReactNode
  busy?: boolean
  /** For screen readers, while busy. */
  busyLabel?: string
  type?: 'button' | 'submit'
  /**
   * Names the input that is still missing, here or elsewhere (`describedBy`). While it is given, a press calls only
   * `onPress`, which leads to that input.
   */
  missing?: { text?: ReactNode; describedBy?: string; onPress: () => void } | undefined
  href?: string
  onClick?: (event: MouseEvent) => void
}

const Main = styled(Button)(({ theme }) => ({
  width: '100%',
  minHeight: '3.5rem',
  paddingLeft: '0.75rem',
  paddingRight: '0.75rem',
  // Less prominent, but with the contrast of the text around it.
  '&&[data-missing]': {
    color: theme.palette.text.primary,
    backgroundColor: theme.tokens.well,
    boxShadow: `inset 0 0 0 0.09375rem ${theme.tokens.edge}`,
  },
  [`${keyboardInUse} &&&:focus`]: theme.tokens.focusRing,
}))
const Reason = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 0.5rem',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))
const Turning = styled('span')({
  ...covering,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})

/**
 * The one main action of a screen; the green key of a remote control presses it. While busy it keeps its focus and size
 * and ignores further presses. While input is missing it stays focusable, says what is missing, and a press leads
 * there.
 */
export function PrimaryAction({
  label,
  consequence,
  busy = false,
  busyLabel,
  onClick,
  missing,
  ...native
}: PrimaryActionProps) {
  const id = useId()
  const handleClick = (event: MouseEvent) => {
    if (busy || missing) event.preventDefault()
    if (busy) return
    if (missing) missing.onPress()
    else onClick?.(event)
  }
  // The button is always the second child, so that React keeps the same element, and its focus, when the reason
  // appears.
  return (
    <>
      {missing?.text ? <Reason id={id}>{missing.text}</Reason> : null}
      <Main
        {...native}
        data-colour-key="green"
        variant="contained"
        aria-disabled={busy || missing !== undefined || undefined}
        aria-describedby={missing?.describedBy ?? (missing && id)}
        data-missing={missing && ''}
        data-away={missing?.describedBy && ''}
        onClick={handleClick}
      >
        {/* While busy the label is hidden but keeps its space, so that the button keeps its size. */}
        <span style={busy ? { visibility: 'hidden' } : undefined}>
          <span>{label}</span>
          {consequence !== undefined && (
            <>
              {/* The dot ends a line rather than beginning the next one. */}
              {'\u00a0'}
              <span>·</span> <span>{consequence}</span>
            </>
          )}
        </span>
        {busy && (
          <Turning>
            <Busy />
            <VisuallyHidden role="status">{busyLabel}</VisuallyHidden>
          </Turning>
        )}
      </Main>
    </>
  )
}
