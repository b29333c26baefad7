import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import CleaningServices from '~icons/ic/outline-cleaning-services'
import Hotel from '~icons/ic/outline-hotel'
import RoomService from '~icons/ic/outline-room-service'
import { useQuery } from '../../core/routing/useQuery.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { Composer } from './Composer.tsx'
import { ChatButton } from './ConciergeButton.tsx'
import { messengerPath } from './paths.ts'
import { QuickAnswers } from './QuickAnswers.tsx'
import { conversationShown, type Partner, partners, selectConversations } from './slice.ts'
import { Thread } from './Thread.tsx'
import { useMessageText } from './useMessageText.ts'

const partnerIcons: Record<Partner, ReactNode> = {
  reception: <Hotel />,
  concierge: <RoomService />,
  housekeeping: <CleaningServices />,
}

/** The conversations, each with its last message and the number of unread ones (DEMO-02). */
function ConversationList({ shown }: { shown: Partner | null }) {
  const { t } = useTranslation()
  const { textOf } = useMessageText()
  const conversations = useSelector(selectConversations)
  return (
    <Rows aria-label={t('concierge.conversations')}>
      {conversations.map(({ partner, messages, unread }) => {
        const last = messages[messages.length - 1]
        return (
          <Row
            key={partner}
            href={`${messengerPath}?with=${partner}`}
            icon={partnerIcons[partner]}
            title={t(`concierge.${partner}.name`)}
            {...(last && { text: textOf(last) })}
            {...(unread > 0 && {
              trailing: (
                <>
                  <CountBadge count={unread} />
                  <VisuallyHidden>{t('concierge.unread', { count: unread })}</VisuallyHidden>
                </>
              ),
            })}
            selected={partner === shown}
          />
        )
      })}
    </Rows>
  )
}

const Root = styled('section')({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minWidth: 0 })
const Foot = styled(BottomBar)({ '&&': { marginTop: 'auto' } })
// In large text the composer has a line of its own.
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '-0.25rem 0',
  '& > *': { margin: '0.25rem 0' },
  '& > button': { marginInlineEnd: '0.5rem' },
  '& > form': { flex: '1 1 14rem', width: 'auto', minWidth: 0 },
})
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 1rem' }))

/** A conversation of the messenger: its own view on phones, beside the list on other devices. */
function Conversation({ partner, isAlone = false }: { partner: Partner; isAlone?: boolean }) {
  const { t } = useTranslation()
  const name = t(`concierge.${partner}.name`)
  return (
    <Root aria-label={name}>
      {isAlone ? <ScreenTitle above={t('concierge.title')}>{name}</ScreenTitle> : <Heading>{name}</Heading>}
      <Thread partner={partner} />
      {partner === 'concierge' && <QuickAnswers />}
      <Foot>
        <Line>
          <ChatButton />
          <Composer key={partner} partner={partner} />
        </Line>
      </Foot>
    </Root>
  )
}

// Below each other in large text.
const Columns = styled('div')({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 -1.25rem',
  '& > *': { boxSizing: 'border-box', padding: '0 1.25rem' },
  '& > ul': { flex: '1 1 20.5rem', maxWidth: '24.5rem' },
  '& > section': { flex: '3 1 22.5rem' },
})

const partnerOf = (value: string | null): Partner | null =>
  partners.find((partner) => partner === value) ?? null

/** The demo's messenger. The query string names the open conversation (DEMO-02, ROUTE-20). */
export function MessengerScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hasTexts = useLaterTexts()
  const isPhone = useFormFactor() === 'phone'
  const query = useQuery()
  const requested = partnerOf(query.get('with'))
  const shown = requested ?? (isPhone ? null : 'concierge')

  // Before the screen is painted, so that the button of the chat is never in two places.
  useLayoutEffect(() => {
    dispatch(conversationShown(shown))
    return () => {
      dispatch(conversationShown(null))
    }
  }, [shown, dispatch])

  if (!hasTexts) return <ListSkeleton />
  return (
    <Screen width={isPhone ? 'read' : 'wide'}>
      {!(isPhone && shown) && <ScreenTitle>{t('concierge.title')}</ScreenTitle>}
      {isPhone ? (
        shown ? (
          <Conversation partner={shown} isAlone />
        ) : (
          <ConversationList shown={null} />
        )
      ) : (
        <Columns>
          <ConversationList shown={shown} />
          {shown && <Conversation partner={shown} />}
        </Columns>
      )}
    </Screen>
  )
}
