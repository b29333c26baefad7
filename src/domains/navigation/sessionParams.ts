import { createSelector } from '@reduxjs/toolkit'
import { isWalkinMode, type Mode } from '../../core/mode.ts'
import { searchOf } from '../../core/routing/query.ts'
import { selectIsLanguageSettled, selectLanguage, selectLanguageChoice } from '../language/slice.ts'
import { type LoginData, loginKeys, noLoginData } from '../session/session.types.ts'
import { selectSession } from '../session/slice.ts'

type Session = Pick<
  ReturnType<typeof selectSession>,
  'status' | 'mode' | 'loginData' | 'themeId' | 'propertyId' | 'skinId' | 'tvId'
>

/**
 * The session's values that every query string must contain (RULE-04). Empty values are left out, and so is the guest
 * while nobody is signed in: values from the form are not a session yet.
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
    tv: session.tvId,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Whether two objects have the same content, as it is written in JSON. */
export const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The session's values that every URL contains (RULE-04). The language is included only if the guest has chosen it or
 * is signed in and it is settled: the page's initial language would later be read as the guest's choice.
 */
export const selectSessionParams = createSelector(
  [selectSession, selectLanguageChoice, selectLanguage, selectIsLanguageSettled],
  (session, choice, selected, isSettled) =>
    sessionParams(session, choice || (isSettled && session.status === 'registered' ? selected : '')),
  // Every link follows from it: those of the screen are not rendered again with each other change of the session.
  { memoizeOptions: { resultEqualityCheck: isSame } },
)

/**
 * The query string after a sign-in: it names the guest who signed in, whoever it named before, and no language, because
 * the settled one is added later.
 */
export function withGuest(search: string, login: LoginData, mode: Mode): string {
  const query = new URLSearchParams(search)
  for (const key of loginKeys) {
    if (login[key]) query.set(key, login[key])
    else query.delete(key)
  }
  query.delete('lang')
  // The query string still contains the mode of the device, which would end the walk-in at once (LOGIN-03).
  if (isWalkinMode(mode)) query.set('mode', mode)
  // The URL may still have the walk-in mode that this sign-in has ended (NAV-10).
  else if (isWalkinMode(query.get('mode'))) query.delete('mode')
  return searchOf(query)
}
