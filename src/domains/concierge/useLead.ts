import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { readAction } from '../actions.ts'
import { type MenuEntry, selectMenu } from '../menu/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { checkoutChosen } from '../stay/slice.ts'
import { chatClosed, type Words } from './slice.ts'
import type { Topic } from './topics.ts'

/** Where an answer leads, as a menu action; `shop` is the hotel's first. */
const actions: Partial<Record<Topic | 'unknown', string>> = {
  breakfast: 'shop',
  restaurant: 'shop',
  taxi: '/pickup',
  spa: '/courses',
  cleaning: '/room-control',
  weather: 'openWeather|0',
  unknown: '/demo/voip',
}

export interface Lead {
  label: string
  press: () => void
}

/** The button below an answer (BOT-04). None where this build has no screen for it. */
export function useLead(words: Words): Lead | null {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const menu = useSelector(selectMenu)
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
  const action = actions[topic]
  const to = action === 'shop' ? shopIn(menu) : action ? addressOf(action) : null
  if (!to) return null
  const press = () => {
    dispatch(chatClosed())
    go(to)
  }
  return { label, press }
}

function addressOf(action: string): string | null {
  const outcome = readAction(action)
  return outcome.kind === 'open' ? outcome.to : null
}

function shopIn(menu: readonly MenuEntry[]): string | null {
  for (const { outcome, submenu } of menu) {
    if (outcome.kind === 'open' && outcome.screen === 'shop') return outcome.to
    const inside = shopIn(submenu)
    if (inside) return inside
  }
  return null
}
