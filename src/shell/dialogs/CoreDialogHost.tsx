import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
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
import { CountdownRing } from './CountdownRing.tsx'
import { useCountdown } from './useCountdown.ts'

/** The most that a dialog with a picture takes (CAM-10); the others keep to the width of all dialogs (DLG-09). */
const pictureWidth = 500

/** The dialog that any part of the app can fill; one at a time (DLG-05). */
export function CoreDialogHost() {
  const dialog = useSelector(selectDialog)
  return dialog && <Shown key={dialog.id} dialog={dialog} />
}

const Frame = styled('div')({ maxHeight: '50vh', overflow: 'hidden', marginBottom: '1rem' })
const Words = styled('p')({ margin: 0, whiteSpace: 'pre-line' })

function Shown({ dialog }: { dialog: RaisedDialog }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { title, text, values = {}, picture, seconds, choices, closed, turn } = dialog
  const close = (choice?: DialogChoice) => {
    dispatch(dialogClosed(dialog.id))
    if (choice?.event) dispatch(choice.event)
    if (closed) dispatch(closed)
  }
  return (
    <SheetDialog
      open
      onClose={() => close()}
      title={t(title, values)}
      closeLabel={t('app.close')}
      {...(picture !== undefined && { maxWidth: pictureWidth })}
      {...(choices.length > 0 && {
        actions: choices.map((choice, at) => (
          <Button
            key={choice.label}
            variant={at === 0 ? 'contained' : 'outlined'}
            onClick={() => close(choice)}
          >
            {t(choice.label, values)}
          </Button>
        )),
      })}
    >
      {picture !== undefined && (
        <Frame>
          <Picture key={turn} src={picture} alt={t(title, values)} ratio={4 / 3} eager />
        </Frame>
      )}
      {text && <Words>{t(text, values)}</Words>}
      {seconds !== undefined && <Countdown key={turn} seconds={seconds} onEnd={() => close()} />}
    </SheetDialog>
  )
}

/** A dialog of that many seconds closes by itself. Each turn has a countdown of its own. */
function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const { t } = useTranslation()
  const left = useCountdown(seconds, onEnd)
  return <CountdownRing seconds={seconds} left={left} label={t('app.closesIn', { seconds: left })} />
}
