import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type ActionSource, readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { hotelTime, timeOfDay } from '../../core/time/clock.ts'
import { selectClockOffset } from '../../core/time/slice.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { styled } from '../../ui/styled.tsx'
import { checkoutChosen } from '../checkout/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { findMenuEntry, menuEntryPath, selectMenu } from '../menu/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { chatClosed, type Message, type MessageContent, type Partner, selectConversation } from './slice.ts'
import type { Topic } from './topics.ts'
import { useMessageText } from './useMessageText.ts'

/** The links of answers, as menu actions; `shop` is the hotel's first shop. */
const actions: Partial<Record<Topic | 'unknown', string>> = {
  breakfast: 'shop',
  restaurant: 'shop',
  taxi: '/pickup',
  spa: '/courses',
  cleaning: '/room-control',
  weather: 'openWeather|0',
}

interface AnswerLink {
  label: string
  press: () => void
}

/** The button below an answer (BOT-04). Null if there is no screen for it. */
function useAnswerLink(words: MessageContent): AnswerLink | null {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const menu = useSelector(selectMenu)
  const domains = useDomains()
  const callReception = useReceptionCall()
  if (!('topic' in words)) return null
  const { topic } = words
  const label = t(`concierge.leads.${topic}`)
  if (topic === 'checkout') {
    const press = () => {
      dispatch(chatClosed())
      dispatch(checkoutChosen())
    }
    return { label, press }
  }
  if (topic === 'unknown') {
    const press = () => {
      dispatch(chatClosed())
      callReception?.onClick()
    }
    return callReception && { label, press }
  }
  const action = actions[topic]
  const shop = findMenuEntry(menu, ({ outcome }) => outcome.kind === 'open' && outcome.screen === 'shop')
  const shopPath = shop && menuEntryPath(shop)
  const to = action === 'shop' ? shopPath : action ? addressOf(domains, action) : null
  if (!to) return null
  const press = () => {
    dispatch(chatClosed())
    go(to)
  }
  return { label, press }
}

function addressOf(source: ActionSource, action: string): string | null {
  const outcome = readMenuAction(source, action)
  return outcome.kind === 'open' ? outcome.to : null
}

const List = styled('ol')({ margin: 0, padding: '0.25rem 0', listStyle: 'none' })
const Line = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginBottom: '0.75rem',
  '&[data-own]': { alignItems: 'flex-end' },
})
const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '85%',
  padding: '0.625rem 1rem',
  borderRadius: '1.25rem',
  borderStartStartRadius: '0.375rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  backgroundColor: theme.tokens.well,
  '[data-own] > &': {
    borderRadius: '1.25rem',
    borderEndEndRadius: '0.375rem',
    color: theme.tokens.onFill,
    backgroundColor: theme.tokens.fill,
  },
}))
const Small = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.tokens.figures,
  padding: '0.25rem 0.5rem 0',
  color: theme.palette.text.secondary,
}))
const LinkButton = styled(Button)({ marginTop: '0.5rem' })

/** The messages of a conversation, scrolled to the latest. Screen readers announce new ones. */
export function Thread({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const { messages, isTyping } = useSelectorWith(selectConversation, partner)
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length

  useEffect(() => {
    if (count > 0 || isTyping) end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count, isTyping])
  return (
    <div role="log" aria-label={t(`concierge.${partner}.name`)}>
      <List>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
        {isTyping && <Typing label={t('concierge.typing', { name: t(`concierge.${partner}.name`) })} />}
      </List>
      <div ref={end} />
    </div>
  )
}

function MessageItem({ message }: { message: Message }) {
  const { t } = useTranslation()
  const timezone = useSelector(selectTimezone)
  const clockOffset = useSelector(selectClockOffset)
  const { time: readable } = useTimes()
  const { textOf } = useMessageText()
  const isOwn = message.from === 'guest'
  const time = readable(timeOfDay(hotelTime(message.at + clockOffset, timezone)))
  return (
    <Line data-own={isOwn ? '' : undefined}>
      <Bubble>{textOf(message)}</Bubble>
      {!isOwn && <AnswerLinkButton message={message} />}
      <Small>
        <span>{time}</span> {isOwn && <span>{`· ${t(`concierge.marks.${message.status}`)}`}</span>}
      </Small>
    </Line>
  )
}

function AnswerLinkButton({ message }: { message: Extract<Message, { from: 'hotel' }> }) {
  const link = useAnswerLink(message.words)
  return (
    link && (
      <LinkButton variant="outlined" onClick={link.press}>
        <span>{link.label}</span>
      </LinkButton>
    )
  )
}

const beat = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } })
const Dots = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  height: '1.5rem',
  '& > i': {
    width: '0.5rem',
    height: '0.5rem',
    margin: '0 0.125rem',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animation: `${beat} 1200ms infinite`,
  },
  '& > i:nth-of-type(2)': { animationDelay: '200ms' },
  '& > i:nth-of-type(3)': { animationDelay: '400ms' },
})

function Typing({ label }: { label: string }) {
  return (
    <Line>
      <Bubble>
        <Dots role="img" aria-label={label}>
          <i />
          <i />
          <i />
        </Dots>
      </Bubble>
    </Line>
  )
}
