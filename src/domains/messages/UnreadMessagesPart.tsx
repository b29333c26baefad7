import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import Mail from '~icons/ic/baseline-mail'
import { isolate } from '../../core/text/isolate.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { edgeInForced, hyphenated, oneLine, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import type {} from '../../ui/theme.types.ts'
import { selectDeviceMode } from '../session/slice.ts'
import { messagesPath } from './paths.ts'
import { selectMessages, selectUnreadCount } from './slice.ts'

const Card = styled(Pressable)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  boxSizing: 'border-box',
  marginBottom: '1rem',
  padding: ['0.875rem 1.25rem', '0.875rem min(1.25rem, 6.25vw)'],
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.wash,
  ...edgeInForced,
  '& > svg': { flex: 'none', maxWidth: '7vw' },
  '& > svg:first-of-type': { color: theme.palette.primary.main, marginInlineEnd: withinWindow(1) },
}))
const Words = styled('span')({ flex: '1 1 auto', minWidth: 0 })
const Title = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...hyphenated,
  display: 'block',
}))
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  // Not clamped: with a text direction that differs from the page's, a clamped line would have no ellipsis.
  ...oneLine,
  color: theme.palette.text.secondary,
}))

/** Number of unread messages and the newest of them, for the top of the home screen. On a kiosk others could read it. */
export function UnreadMessagesPart() {
  const { t } = useTranslation()
  const count = useSelector(selectUnreadCount)
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  const newest = useSelector(selectMessages).find(({ viewed }) => !viewed)
  if (!newest) return null
  return (
    <Card href={messagesPath}>
      <Mail />
      <Words>
        <Title>{t('messages.unreadCount', { count })}</Title>
        {!isInPublic && <Text dir="auto">{isolate(newest.text)}</Text>}
      </Words>
      <Glyph name="forward" size="1.25rem" />
    </Card>
  )
}
