import Fab from '@mui/material/Fab'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { openScreens, screenOf } from '../addresses.ts'
import { usePart } from '../code/useCode.ts'
import { selectPlace } from '../navigation/slice.ts'
import { selectIsDemo } from '../session/slice.ts'
import { chatOpened, conciergeSlice, selectConversation, selectIsChatOpen } from './slice.ts'

type WithConcierge = { [conciergeSlice.reducerPath]: ReturnType<typeof conciergeSlice.getInitialState> }

const withBar = /^(shop|demoMessenger)/
const chat = codeOf(() => import('./ConciergeChat.tsx'), 'ConciergeChat')

const Round = styled(Fab)(({ theme }) => ({
  position: 'fixed',
  right: '1.25rem',
  bottom: 'calc(var(--bottom-nav, 0px) + 1.25rem + env(safe-area-inset-bottom, 0px))',
  zIndex: theme.zIndex.fab,
  color: theme.tokens.onFill,
  backgroundColor: theme.tokens.fill,
  boxShadow: theme.tokens.float,
  // Above what stands at the lower edge of a screen with a main action.
  '&[data-high]': { bottom: 'calc(var(--bottom-nav, 0px) + 6.5rem + env(safe-area-inset-bottom, 0px))' },
  '&:hover': { backgroundColor: theme.tokens.fillHover },
  // The count stands out from the bell's own ground.
  '& span[aria-hidden]': { color: theme.tokens.fill, backgroundColor: theme.tokens.onFill },
}))

/** The concierge's bell, on every screen of the demo modes but sign-in and the small print (BOT-01). */
export function Concierge() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  const isOpen = useSelector(selectIsChatOpen)
  const place = useSelector(selectPlace)
  const { unread } = useSelector((state: WithConcierge) => selectConversation(state, 'concierge'))
  const screen = place && screenOf(place.pathname)?.name
  if (!isDemo || !screen || openScreens.includes(screen)) return null
  return (
    <>
      <Round
        data-high={withBar.test(screen) ? '' : undefined}
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
      {isOpen && <Opened />}
    </>
  )
}

function Opened() {
  const ConciergeChat = usePart(chat)
  return ConciergeChat && <ConciergeChat />
}
