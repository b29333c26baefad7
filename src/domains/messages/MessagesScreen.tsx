import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import MailOutlined from '~icons/ic/outline-mail'
import type { TvMessage } from '../../contract/messages.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { isolate } from '../../core/text/isolate.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { NotificationsPart } from '../camera/NotificationsPart.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectShownRoom } from '../session/slice.ts'
import { MessageList } from './MessageList.tsx'
import {
  messageDeletionRequested,
  messageList,
  messageOpened,
  messagesMarked,
  selectMessages,
} from './slice.ts'

const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const Time = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 0.75rem',
  color: theme.palette.text.secondary,
}))

/** Shows the whole text of a message, with its actions. */
function MessageSheet({ message, onClose }: { message: TvMessage; onClose: () => void }) {
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

/** Icon of the empty state. */
const MessageDrawing = () => <MailOutlined fontSize="inherit" />

/** The messages of the hotel to the room (MSG-01). */
export function MessagesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectShownRoom)
  const messages = useSelector(selectMessages)
  const { status, retry } = useLoad(messageList)
  const [openId, setOpenId] = useState<number | null>(null)
  // The sheet of a message closes when the message is removed from the hotel's list.
  const open = messages.find(({ message_id }) => message_id === openId)
  const handleOpen = (id: number) => {
    setOpenId(id)
    dispatch(messageOpened(id))
  }
  const isLoading = isPending(status)

  return (
    <Screen width="list">
      <ScreenTitle {...(room && { below: t('bar.roomNumber', { room }) })}>{t('messages.title')}</ScreenTitle>
      {messages.length > 0 && <MessageList messages={messages} onOpen={handleOpen} />}
      {messages.length === 0 && isLoading && <ListSkeleton count={4} />}
      {messages.length === 0 && !isLoading && (
        <EmptyState
          icon={<MessageDrawing />}
          text={<span role="status">{t('errors.noData')}</span>}
          {...(status === 'failure' && {
            action: { label: t('app.tryAgain'), onClick: retry },
          })}
        />
      )}
      <div data-tour="message-notify" style={{ marginTop: '1.5rem' }}>
        <NotificationsPart />
      </div>
      {open && <MessageSheet message={open} onClose={() => setOpenId(null)} />}
    </Screen>
  )
}
