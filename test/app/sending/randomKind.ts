import type { Tab } from './randomTab.ts'

/** What the guest reads of a thing that was sent. */
export type Reading = 'sent' | 'failed' | 'pending' | 'nothing'

export interface Press {
  intent: string
  content: string
  /** Dispatches what the button dispatches. */
  go: () => void
}

export interface Kind {
  name: string
  /** The state without which nothing can be sent. */
  slice: string
  path: (tab: Tab) => string
  /** What its screen dispatches when it is opened. */
  open?: (tab: Tab) => void
  /** The guest writes these words; `count` varies what has no words, as the number of persons does. */
  fillIn: (tab: Tab, words: string, count: number) => void
  /** The guest opens again what is in doubt, and finds or enters the same. */
  reopen?: (tab: Tab, content: string) => void
  /** Null if there is no button that can be pressed. */
  press: (tab: Tab) => Press | null
  /** By intent. */
  readings: (tab: Tab) => Record<string, Reading>
  close: (tab: Tab) => void
}

export const readingOf = (status: string | undefined): Reading => {
  if (status === 'success') return 'sent'
  if (status === 'failed' || status === 'full') return 'failed'
  return ['requested', 'sending', 'loading'].includes(status ?? '') ? 'pending' : 'nothing'
}
