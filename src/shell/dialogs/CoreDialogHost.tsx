import Button from '@mui/material/Button'
import { type FocusEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import {
  type DialogChoice,
  dialogClosed,
  type RaisedDialog,
  selectDialog,
} from '../../domains/dialogs/slice.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { formFactor, useFormFactor } from '../../ui/useFormFactor.ts'
import { CountdownRing, useCountdown } from './CountdownRing.tsx'

/**
 * Pauses the countdown of a dialog while the guest uses it (WCAG 2.2.1): moves the mouse in it, has touched it, or has
 * moved the focus to a control in it. A mouse that rests where the dialog opens does not count. On a television the
 * focus does not count either, because it is set automatically there; a key press does.
 */
function usePauseOnInteraction() {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    isPaused: isPointed || isFocused,
    handlers: {
      onPointerDown: () => setPointed(true),
      onPointerMove: ({ movementX, movementY }: PointerEvent) => {
        if (movementX || movementY) setPointed(true)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger also "leaves" when it is lifted.
        if (pointerType === 'mouse') setPointed(false)
      },
      onKeyDown: () => setFocused(true),
      // When it opens, the dialog element itself receives the focus.
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        if (formFactor() !== 'tv') setFocused(target !== currentTarget)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

/** Shows the dialogs that any part of the app can raise, one at a time (DLG-05). */
export function CoreDialogHost() {
  const dialog = useSelector(selectDialog)
  return dialog && <Shown key={dialog.id} dialog={dialog} />
}

// The picture uses the space that text and buttons leave; the countdown is in its corner.
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 20rem',
  minHeight: '6rem',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.card,
  '& > [data-ring]': {
    position: 'absolute',
    right: '0.625rem',
    bottom: '0.625rem',
    padding: '0.25rem',
    borderRadius: '50%',
    backgroundColor: theme.tokens.raised,
    '& > div': { margin: 0 },
  },
}))
const FittedPicture = styled(Picture)({ height: '100%', '&::before': { display: 'none !important' } })
// A message of the hotel may be in another script than the page.
const Words = styled('p')({ margin: 0, whiteSpace: 'pre-line', unicodeBidi: 'plaintext', textAlign: 'left' })

function Shown({ dialog }: { dialog: RaisedDialog }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const form = useFormFactor()
  const { isPaused, handlers } = usePauseOnInteraction()
  const [keptTurn, setKeptTurn] = useState<number | null>(null)
  const { title, text, note, values = {}, picture, seconds, choices, closed, isUrgent, turn } = dialog
  const close = (choice?: DialogChoice) => {
    dispatch(dialogClosed(dialog.id))
    if (choice?.event) dispatch(choice.event)
    if (closed) dispatch(closed)
  }
  const isPicture = picture !== undefined
  // Rung again, it counts down again.
  const isKept = keptTurn === turn
  const buttons = choices.map((choice, at) => (
    <Button
      key={choice.label}
      variant={at === 0 ? 'contained' : 'outlined'}
      // What interrupts the guest is not answered by a key that was meant for the screen.
      data-colour-key={at === 0 && !isUrgent ? 'green' : undefined}
      onClick={() => close(choice)}
    >
      <span>{t(choice.label, values)}</span>
    </Button>
  ))
  // One below the other the main button is the last, within reach of the thumb, as in all dialogs. On a television the
  // focus begins at the first.
  if (!isPicture && form !== 'tv') buttons.reverse()
  // On a line of its own beside a picture, whose buttons share one.
  if (seconds !== undefined && !isKept)
    buttons.push(
      <Button
        key="keep"
        variant="text"
        {...(isPicture && { style: { flexBasis: '100%', margin: '0.25rem 0 -0.5rem' } })}
        onClick={() => setKeptTurn(turn)}
      >
        <span>{t('camera.keepOpen')}</span>
      </Button>,
    )
  const countdown = seconds !== undefined && (
    <Countdown key={turn} seconds={seconds} isPaused={isPaused || isKept} onEnd={() => close()} />
  )
  return (
    <SheetDialog
      open
      onClose={() => close()}
      title={t(title, values)}
      closeLabel={t('app.close')}
      handlers={handlers}
      look={isPicture ? 'picture' : 'plain'}
      {...(buttons.length > 0 && { actions: buttons })}
    >
      {isPicture && (
        <Frame>
          <FittedPicture key={turn} src={picture} alt={t(title, values)} eager />
          {countdown && <div data-ring="">{countdown}</div>}
        </Frame>
      )}
      {/* Prevents a reload of the page, which would close the dialog of a ringing alarm or doorbell. */}
      {isUrgent && <span hidden data-prevents-reload="" />}
      {text && <Words>{t(text, values)}</Words>}
      {note && <Words>{t(note, values)}</Words>}
      {!isPicture && countdown}
    </SheetDialog>
  )
}

interface CountdownProps {
  seconds: number
  isPaused: boolean
  onEnd: () => void
}

/** A dialog with `seconds` closes by itself. Each dialog has its own countdown. */
function Countdown({ seconds, isPaused, onEnd }: CountdownProps) {
  const { t } = useTranslation()
  const left = useCountdown(seconds, isPaused, onEnd)
  const label = isPaused ? t('app.staysOpen') : t('app.closesIn', { seconds: left })
  return <CountdownRing seconds={seconds} left={left} label={label} />
}
