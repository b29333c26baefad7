import { createSelector } from '@reduxjs/toolkit'
import { selectChoice, selectIsSettled, selectLanguage } from '../language/slice.ts'
import { sessionQuery } from './query.ts'
import { selectSession } from './slice.ts'

/**
 * The values of the session that every address carries (RULE-04). The language is among them once it is the guest's:
 * one that the page only began with would come back as if the guest had asked for it.
 */
export const selectSessionQuery = createSelector(
  [selectSession, selectChoice, selectLanguage, selectIsSettled],
  (session, choice, selected, isSettled) =>
    sessionQuery(session, choice || (isSettled && session.status === 'registered' ? selected : '')),
)
