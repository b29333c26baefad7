import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectChoice, selectLanguage } from '../language/slice.ts'
import { sessionQuery } from './query.ts'
import { selectSession } from './slice.ts'

/** The values of the session that every address carries (RULE-04); the language once it is the guest's. */
export function useSessionQuery(): Record<string, string> {
  const session = useSelector(selectSession)
  const choice = useSelector(selectChoice)
  const selected = useSelector(selectLanguage)
  const language = session.status === 'registered' ? selected : choice
  return useMemo(() => sessionQuery(session, language), [session, language])
}
