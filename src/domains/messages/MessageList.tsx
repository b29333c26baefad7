import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import Mail from '~icons/ic/baseline-mail'
import DeleteOutlined from '~icons/ic/outline-delete'
import DraftsOutlined from '~icons/ic/outline-drafts'
import type { TvMessage } from '../../contract/messages.ts'
import { isolate } from '../../core/text/isolate.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Row, Rows } from '../../ui/Row.tsx'
import { useAnnouncement, VisuallyHidden } from '../../ui/screenReader.tsx'
import { shortened } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type {} from '../../ui/theme.types.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useVirtualRows, VirtualSpacer } from '../../ui/virtualRows/useVirtualRows.tsx'
import { useInstant } from '../formats/useInstant.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { messageDeletionRequested, messagesMarked } from './slice.ts'

const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  // Whole, unless it is as long as a letter.
  ...shortened(8),
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
  // Whole beside the list.
  '&[data-brief]': { WebkitLineClamp: 2 },
  '&[data-unread]': { fontWeight: 600, color: theme.palette.text.primary },
}))
const Quiet = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }))
const UnreadIcon = styled(Mail)(({ theme }) => ({ color: theme.palette.primary.main }))
// Reserves its height, so that the list does not shift when all messages are read.
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  height: '2.5rem',
  marginTop: '-1rem',
  [onTelevision]: { height: '3.5rem' },
})

// Read standing: cards, large, with their signs and the button apart.
const List = styled(Rows)(({ theme }) => ({
  [onStandingKiosk]: {
    '& > li': {
      marginBottom: '1rem',
      padding: '0.75rem 1.5rem',
      borderRadius: theme.tokens.radius.card,
      backgroundColor: theme.palette.background.paper,
    },
    '& [dir] > [dir]': { fontSize: theme.typography.h3.fontSize, lineHeight: 1.4 },
    '& svg': { width: '2rem', height: '2rem' },
  },
}))

/** `keepsPlace`: changes of the list do not move the scroll position. */
const virtualRows = { initialItems: 20, rowsPerRender: 6, estimatedRowHeightPx: 84, keepsPlace: true }

/** Button names contain the message, shortened, because a screen reader reads them after the message itself. */
const maxNameLength = 60
const shortName = (text: string) =>
  text.length > maxNameLength ? `${text.slice(0, maxNameLength).trimEnd()}…` : text

interface MessageListProps {
  messages: readonly TvMessage[]
  /** The message that stands beside the list in full, if there is room for it. */
  shownId: number | undefined
  onOpen: (id: number) => void
  /** The focus is on this message. */
  onFocus: (id: number) => void
}

/** The messages, each with one action. A press opens a message and marks it as read (MSG-07). */
export function MessageList({ messages, shownId, onOpen, onFocus }: MessageListProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const timeOf = useInstant()
  const { away } = useHotelNeeded()
  // There the words have the full width, and the button stands beside the time.
  const isPhone = useFormFactor() === 'phone'
  const rows = useRef<HTMLUListElement>(null)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(messages, rows, virtualRows)
  const unreadIds = messages.filter(({ viewed }) => !viewed).map(({ message_id }) => message_id)
  const handleFocus = ({ currentTarget, target }: FocusEvent) => {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target))
    const focused = messages[from + at - (heightBeforePx > 0 ? 1 : 0)]
    if (focused) onFocus(focused.message_id)
  }
  useAnnouncement(unreadIds.length === 0 ? t('messages.allRead') : '')
  return (
    <section aria-label={t('messages.title')}>
      <Head>
        {unreadIds.length > 1 && (
          <Button {...away} onClick={() => dispatch(messagesMarked({ ids: unreadIds, isRead: true }))}>
            <span>{t('messages.markAll')}</span>
          </Button>
        )}
      </Head>
      <List ref={rows} data-starts-here="" onFocus={handleFocus}>
        <VirtualSpacer heightPx={heightBeforePx} />
        {messages.slice(from, to).map(({ message_id: id, text, viewed, created }, at) => {
          const time = timeOf(created)
          const name = { text: shortName(text) }
          const tour = (part: string) => (from + at === 0 ? part : undefined)
          return (
            <Row
              key={id}
              icon={
                <span data-tour={tour('message-mark')} style={{ display: 'inline-flex' }}>
                  {viewed ? <DraftsOutlined /> : <UnreadIcon />}
                </span>
              }
              title={
                <Text
                  data-unread={viewed ? undefined : ''}
                  data-brief={shownId === undefined ? undefined : ''}
                  data-tour={tour('message-read')}
                  dir="auto"
                >
                  {/* Isolated by `dir`, because its language must not determine the direction of the message. */}
                  {!viewed && (
                    <>
                      <VisuallyHidden dir="auto">{t('messages.unread')}</VisuallyHidden>{' '}
                    </>
                  )}
                  <span>{isolate(text)}</span>
                </Text>
              }
              {...(time && (isPhone ? { note: <Quiet>{time}</Quiet> } : { text: time }))}
              plain
              selected={id === shownId}
              onClick={() => onOpen(id)}
              aside={
                <IconButton
                  aria-label={t('messages.deleteOne', name)}
                  data-tour={tour('message-delete')}
                  {...away}
                  onClick={() => dispatch(messageDeletionRequested(id))}
                >
                  <DeleteOutlined />
                </IconButton>
              }
            />
          )
        })}
        <VirtualSpacer heightPx={heightAfterPx} />
      </List>
    </section>
  )
}
