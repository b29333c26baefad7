import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isPending } from '../../core/loadable.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { NotificationsPart } from '../camera/NotificationsPart.tsx'
import { selectShownRoom } from '../session/slice.ts'
import { MessageDrawing } from './MessageDrawing.tsx'
import { MessageList } from './MessageList.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { messageOpened, messagesWanted, selectMessages, selectMessagesStatus } from './slice.ts'

/** The messages of the hotel to the room (MSG-01). */
export function MessagesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const room = useSelector(selectShownRoom)
  const messages = useSelector(selectMessages)
  const status = useSelector(selectMessagesStatus)
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
      {messages.length === 0 && isLoading && <ListSkeleton label={t('app.loading')} count={4} />}
      {messages.length === 0 && !isLoading && (
        <EmptyState
          icon={<MessageDrawing />}
          text={<span role="status">{t('errors.noData')}</span>}
          {...(status === 'failure' && {
            action: { label: t('app.tryAgain'), onClick: () => dispatch(messagesWanted()) },
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
