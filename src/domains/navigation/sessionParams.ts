import { createSelector } from '@reduxjs/toolkit'
import { isWalkinMode, type Mode } from '../../core/mode.ts'
import { searchOf } from '../../core/routing/query.ts'
import { selectIsLanguageSettled, selectLanguage, selectLanguageChoice } from '../language/slice.ts'
import { type LoginData, noLoginData } from '../session/session.types.ts'
import { selectSession } from '../session/slice.ts'

type Session = Pick<
  ReturnType<typeof selectSession>,
  'status' | 'mode' | 'loginData' | 'themeId' | 'propertyId' | 'skinId'
>

/**
 * What a query must carry of the session (RULE-04). Empty values are left out, and so is the guest while nobody is
 * signed in: a form that was filled in once is no session.
 */
export function sessionParams(session: Session, language: string): Record<string, string> {
  const isSomeone = session.status === 'registered' || session.mode === 'demo'
  const { room, name, checkin, userId } = isSomeone ? session.loginData : noLoginData
  const values = {
    name,
    room,
    userId,
    checkin,
    theme: session.themeId,
    property: session.propertyId,
    skin: session.skinId,
    lang: language,
    mode: session.mode,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/**
 * The values of the session that every address carries (RULE-04). The language is among them once it is the guest's:
 * one that the page only began with would come back as if the guest had asked for it.
 */
export const selectSessionParams = createSelector(
  [selectSession, selectLanguageChoice, selectLanguage, selectIsLanguageSettled],
  (session, choice, selected, isSettled) =>
    sessionParams(session, choice || (isSettled && session.status === 'registered' ? selected : '')),
)

/**
 * The same query after a sign-in: whoever stood in the address, the guest who signed in stands there now, and no
 * language but the one that is chosen by then, which is merged in later.
 */
export function withGuest(search: string, login: LoginData, mode: Mode): string {
  const query = new URLSearchParams(search)
  for (const key of ['room', 'name', 'checkin', 'userId'] as const) {
    if (login[key]) query.set(key, login[key])
    else query.delete(key)
  }
  query.delete('lang')
  // The address still says what the device is: it would end the walk-in at once (LOGIN-03).
  if (isWalkinMode(mode)) query.set('mode', mode)
  return searchOf(query)
}
