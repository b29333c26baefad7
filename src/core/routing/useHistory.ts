import { createContext, useContext } from 'react'
import type { AppHistory } from './history.ts'

export const HistoryContext = createContext<AppHistory | null>(null)

/** The history of the tab. */
export function useHistory(): AppHistory {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('useHistory needs a HistoryContext above the component.')
  return history
}
