import Fab from '@mui/material/Fab'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { selectPlace } from '../../core/routing/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { styled } from '../../ui/styled.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { chatOpened, selectConversation, selectIsChatOpen, selectIsConversationShown } from './slice.ts'

const chat = lazyModule(() => import('./ConciergeChat.tsx'), 'ConciergeChat')

const Round = styled(Fab)(({ theme }) => ({
  flex: 'none',
  width: '3rem',
  height: '3rem',
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  boxShadow: 'none',
  '&:hover': { backgroundColor: theme.tokens.fillHover },
  // The badge needs a contrast to the background of the button.
  '& span[aria-hidden]': { color: theme.tokens.fill, backgroundColor: theme.tokens.onFill },
}))
const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: '1.25rem',
  // Above the bottom bar of screens with a main action.
  bottom:
    'calc(var(--bottom-nav, 0px) + var(--bottom-bar, 0px) + 1.25rem + var(--safe-bottom, env(safe-area-inset-bottom, 0px)))',
  zIndex: theme.zIndex.fab,
  '& > button': { width: '3.5rem', height: '3.5rem', boxShadow: theme.tokens.float },
}))

/** Opens the chat. In the messenger it stands beside the composer, elsewhere it floats (BOT-01). */
export function ChatButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsChatOpen)
  const { unread } = useSelectorWith(selectConversation, 'concierge')
  return (
    <Round
      aria-label={
        unread > 0
          ? `${t('concierge.open')}, ${t('concierge.unread', { count: unread })}`
          : t('concierge.open')
      }
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(chatOpened())}
    >
      <CountBadge count={unread}>
        <Glyph name="bell" />
      </CountBadge>
    </Round>
  )
}

/** The floating button of the chat, on all screens of the demo modes but sign-in and legal texts (BOT-01). */
export function ConciergeButton() {
  const hasTexts = useLaterTexts()
  const isOpen = useSelector(selectIsChatOpen)
  const place = useSelector(selectPlace)
  const isBesideComposer = useSelector(selectIsConversationShown)
  const domains = useDomains()
  const screen = place && domains.match(place.pathname)?.screen
  const isShown = hasTexts && screen !== null && screen !== undefined && screen.access !== 'open'
  const floats = isShown && !isBesideComposer

  // Adds padding to the page, so that content covered by the button can be scrolled into view.
  useEffect(() => {
    if (!floats) return
    document.documentElement.style.setProperty('--below-content', '4.5rem')
    return () => void document.documentElement.style.removeProperty('--below-content')
  }, [floats])

  if (!isShown) return null
  return (
    <>
      {floats && (
        <Floating>
          <ChatButton />
        </Floating>
      )}
      {isOpen && <LazyChat />}
    </>
  )
}

function LazyChat() {
  const ConciergeChat = useLazyPart(chat)
  return ConciergeChat && <ConciergeChat />
}
