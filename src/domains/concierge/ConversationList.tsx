import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { VisuallyHidden } from '../../ui/screenReader.tsx'
import { partnerIcons } from './partnerIcons.tsx'
import { messengerPath } from './paths.ts'
import { type Partner, selectConversations } from './slice.ts'
import { useMessageText } from './useMessageText.ts'

/** The conversations, each with its last message and the number of unread ones (DEMO-02). */
export function ConversationList({ shown }: { shown: Partner | null }) {
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
