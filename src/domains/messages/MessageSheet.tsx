import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { TvMessage } from '../../contract/messages.ts'
import { isolate } from '../../core/text/isolate.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { messageDeletionRequested, messagesMarked } from './slice.ts'

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const Time = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 0.75rem',
  color: theme.palette.text.secondary,
}))

/** Shows the whole text of a message, with its actions. */
export function MessageSheet({ message, onClose }: { message: TvMessage; onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const timeOf = useInstant()
  const { press, describedBy } = useHotelNeeded()
  const { message_id: id, text, created } = message
  const time = timeOf(created)
  const choose = (act: () => void) => () => {
    onClose()
    press(act)
  }
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={t('messages.one')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button
            variant="outlined"
            aria-describedby={describedBy}
            onClick={choose(() => dispatch(messagesMarked({ ids: [id], isRead: false })))}
          >
            <span>{t('messages.markUnread')}</span>
          </Button>
          <Button
            variant="outlined"
            aria-describedby={describedBy}
            onClick={choose(() => dispatch(messageDeletionRequested(id)))}
          >
            <span>{t('messages.delete')}</span>
          </Button>
        </>
      }
    >
      {time && <Time>{time}</Time>}
      <Text dir="auto">{isolate(text)}</Text>
    </SheetDialog>
  )
}
