import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import Call from '~icons/ic/outline-call'
import MailOutlined from '~icons/ic/outline-mail'
import type { TvMessage } from '../../contract/messages.ts'
import { isPending, useLoad } from '../../core/load.ts'
import { isolate } from '../../core/text/isolate.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useHasRoom } from '../../ui/useHasRoom.ts'
import { NotificationsPart } from '../camera/NotificationsPart.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectSettings } from '../property/slice.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { selectDeviceMode, selectShownRoom } from '../session/slice.ts'
import { MessageList } from './MessageList.tsx'
import {
  messageDeletionRequested,
  messageList,
  messageOpened,
  messagesMarked,
  selectMessages,
} from './slice.ts'

// Beside each other and equally wide, or below each other where large text needs it.
const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-0.25rem',
  '& + div': { marginTop: '0.25rem' },
  '& > .MuiButton-root': {
    flex: '1 1 7rem',
    margin: '0.25rem',
    padding: '0.25rem 0.5rem',
    lineHeight: 1.25,
    textAlign: 'center',
    '@media (max-width: 22.5em)': { fontSize: theme.typography.body2.fontSize },
  },
  '& .MuiButton-startIcon': { marginInlineStart: 0 },
}))
// The chosen message beside the list, in full; on a television that of the focus, and large.
const Sides = styled('div')(({ theme }) => ({
  display: 'contents',
  '&[data-sides]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridColumnGap: '2.5rem',
    alignItems: 'start',
  },
  '& > [data-part="whole"]': {
    position: 'sticky',
    top: 'calc(var(--top-bar, 0px) + 1rem)',
    marginTop: '1.5rem',
    padding: '1.5rem',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  [onTelevision]: {
    '&[data-sides]': { gridColumnGap: '3rem' },
    '& > [data-part="whole"]': {
      ...theme.typography.h3,
      fontWeight: 400,
      lineHeight: 1.5,
      top: '5vh',
      marginTop: '2.5rem',
      minHeight: '16rem',
      padding: '1.75rem 2rem',
      '& > p:first-of-type:not(:last-of-type)': { fontSize: '1rem' },
    },
  },
}))
const Replies = styled('div')({ maxWidth: '28rem', margin: '0 auto' })
const Beside = styled('div')({ marginTop: '1.5rem' })
const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const Time = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 0.75rem',
  color: theme.palette.text.secondary,
}))

/** Those who write back call the reception, or write to it from this device; each as far as the house has it (MSG-21). */
function useReplies() {
  const { t } = useTranslation()
  const call = useReceptionCall()
  const address = useSelector(selectSettings).mail?.reception
  // A kiosk and a television have no mailbox. No address names the guest (TRUST-14).
  const isOnTv = useFormFactor() === 'tv'
  const isOwn = useSelector(selectDeviceMode) !== 'kiosk' && !isOnTv
  const writer = isOwn && address ? `mailto:${address}` : ''
  const reception = t('quickCalls.targets.reception')
  return [
    isOwn && call && (
      <Button
        key="call"
        variant="contained"
        startIcon={<Call />}
        aria-label={`${t('content.call')}: ${reception}`}
        {...call}
      >
        <span>{reception}</span>
      </Button>
    ),
    writer && (
      <Button key="write" variant="outlined" startIcon={<MailOutlined />} href={writer}>
        <span>{t('messages.byMail')}</span>
      </Button>
    ),
  ].filter(Boolean)
}

/**
 * What the guest does with a message: keep it unread, delete it, answer it.
 * @param onChosen called before the first two
 */
function MessageActions({ id, onChosen }: { id: number; onChosen?: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { away } = useHotelNeeded()
  const replies = useReplies()
  const choose = (act: () => void) => () => {
    onChosen?.()
    act()
  }
  return (
    <>
      <Pair>
        <Button
          variant="text"
          {...away}
          onClick={choose(() => dispatch(messagesMarked({ ids: [id], isRead: false })))}
        >
          <span>{t('messages.markUnread')}</span>
        </Button>
        <Button variant="text" {...away} onClick={choose(() => dispatch(messageDeletionRequested(id)))}>
          <span>{t('messages.delete')}</span>
        </Button>
      </Pair>
      {replies.length > 0 && <Pair>{replies}</Pair>}
    </>
  )
}

/** The whole text of a message, and when it came. */
function MessageText({ message: { text, created } }: { message: TvMessage }) {
  const time = useInstant()(created)
  return (
    <>
      {time && <Time>{time}</Time>}
      <Text dir="auto">{isolate(text)}</Text>
    </>
  )
}

/** Icon of the empty state. */
const MessageDrawing = () => <MailOutlined fontSize="inherit" />

/** The messages of the hotel to the room (MSG-01). */
export function MessagesScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  // Beside a name in a message it would be all that signs a guest in: nobody else reads it from a kiosk.
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  const room = useSelector(selectShownRoom)
  const messages = useSelector(selectMessages)
  const { status, retry } = useLoad(messageList)
  const replies = useReplies()
  const hasRoom = useHasRoom('message')
  const [openId, setOpenId] = useState<number | null>(null)
  // The sheet of a message closes when the message is removed from the hotel's list.
  const open = messages.find(({ message_id }) => message_id === openId)
  const handleOpen = (id: number) => {
    setOpenId(id)
    dispatch(messageOpened(id))
  }
  const isLoading = isPending(status)
  const isOnTv = useFormFactor() === 'tv'
  const [focusedId, setFocusedId] = useState<number | null>(null)
  const shownId = isOnTv ? focusedId : openId
  const shown = messages.find(({ message_id }) => message_id === shownId) ?? messages[0]
  const close = () => setOpenId(null)

  return (
    <Screen width={isOnTv || hasRoom ? 'wide' : 'list'}>
      <ScreenTitle {...(room && !isInPublic && { below: t('bar.roomNumber', { room }) })}>
        {t('messages.title')}
      </ScreenTitle>
      {messages.length > 0 && (
        <Sides data-sides={isOnTv || hasRoom ? '' : undefined}>
          <MessageList
            messages={messages}
            shownId={isOnTv || hasRoom ? shown?.message_id : undefined}
            onOpen={handleOpen}
            onFocus={setFocusedId}
          />
          {isOnTv && shown && (
            <div data-part="whole" aria-hidden="true">
              <MessageText message={shown} />
            </div>
          )}
          {hasRoom && shown && (
            <section data-part="whole" aria-label={t('messages.one')}>
              <MessageText message={shown} />
              <Beside>
                <MessageActions id={shown.message_id} />
              </Beside>
            </section>
          )}
        </Sides>
      )}
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
      {messages.length > 0 && !hasRoom && replies.length > 0 && (
        <BottomBar>
          <Replies>
            <Pair>{replies}</Pair>
          </Replies>
        </BottomBar>
      )}
      {open && !hasRoom && (
        <SheetDialog
          open
          onClose={close}
          title={t('messages.one')}
          closeLabel={t('app.close')}
          actions={<MessageActions id={open.message_id} onChosen={close} />}
        >
          <MessageText message={open} />
        </SheetDialog>
      )}
    </Screen>
  )
}
