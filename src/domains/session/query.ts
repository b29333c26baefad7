import { isMode } from '../mode.ts'
import type { SessionState } from './state.ts'
import { type LoginData, noLoginData, type SessionValues } from './types.ts'

const loginKeys = ['room', 'name', 'checkin', 'userId'] as const

/** Session values that an address carries. Empty ones count as absent (RULE-01). */
export function readSessionValues(
  search: string,
  known: LoginData,
  warn: (message: string) => void,
): SessionValues {
  const query = new URLSearchParams(search)
  const values: SessionValues = {}
  for (const key of ['location', 'skin', 'theme', 'property'] as const) {
    const value = query.get(key)
    if (value) values[key] = value
  }
  const mode = query.get('mode')
  if (mode && isMode(mode)) values.mode = mode
  else if (mode) warn(`unknown mode ${mode}`)
  if (loginKeys.some((key) => query.get(key))) {
    const login = { ...known }
    for (const key of loginKeys) login[key] = query.get(key) || login[key]
    // Another room or name in the address is another guest: what belonged to the known one must not tag along.
    if (
      (query.get('room') || known.room) !== known.room ||
      (query.get('name') || known.name) !== known.name
    ) {
      login.userId = query.get('userId') ?? ''
      login.checkin = query.get('checkin') ?? ''
    }
    values.login = login
  }
  return values
}

/**
 * What a query must carry of the session (RULE-04). Empty values are left out, and so is the guest while nobody is
 * signed in: a form that was filled in once is no session.
 */
export function sessionQuery(session: SessionState, language: string): Record<string, string> {
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
 * The same query after a sign-in: whoever stood in the address, the guest who signed in stands there now, and no
 * language but the one that is chosen by then, which the refill brings.
 */
export function withGuest(search: string, login: LoginData): string {
  const query = new URLSearchParams(search)
  for (const key of loginKeys) {
    if (login[key]) query.set(key, login[key])
    else query.delete(key)
  }
  query.delete('lang')
  const text = query.toString()
  return text ? `?${text}` : ''
}
