import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type ActionSource, readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { checkoutChosen } from '../checkout/slice.ts'
import { findMenuEntry, menuEntryPath, selectMenu } from '../menu/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { chatClosed, type MessageContent } from './slice.ts'
import type { Topic } from './topics.ts'

/** The links of answers, as menu actions; `shop` is the hotel's first shop. */
const actions: Partial<Record<Topic | 'unknown', string>> = {
  breakfast: 'shop',
  restaurant: 'shop',
  taxi: '/pickup',
  spa: '/courses',
  cleaning: '/room-control',
  weather: 'openWeather|0',
}

export interface AnswerLink {
  label: string
  press: () => void
}

/** The button below an answer (BOT-04). Null if there is no screen for it. */
export function useAnswerLink(words: MessageContent): AnswerLink | null {
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
      callReception?.()
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
