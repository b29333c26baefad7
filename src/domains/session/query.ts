import { isMode } from '../../core/mode.ts'
import { isSameGuest, isSameStay } from './decideAuthentication.ts'
import { type LoginData, loginKeys, type SessionValues } from './session.types.ts'

/** Reads the session values from a query string. Empty values count as absent (RULE-01). */
export function readSessionValues(
  search: string,
  current: LoginData,
  warn?: (message: string) => void,
): SessionValues {
  const query = new URLSearchParams(search)
  const values = valuesOf((key) => query.get(key), warn)
  if (loginKeys.some((key) => query.get(key))) {
    const login = { ...current }
    for (const key of loginKeys) login[key] = query.get(key) || login[key]
    // An arrival date belongs to one guest, and an id to one stay: another one does not inherit them.
    if (!isSameGuest(login, current)) login.checkin = query.get('checkin') ?? ''
    if (!isSameStay(login, current)) login.userId = query.get('userId') ?? ''
    values.login = login
  }
  return values
}

/** The values other than the login data, which URL and cookies have under the same names. */
export function valuesOf(
  get: (
    key: keyof Omit<SessionValues, 'login' | 'deviceMode' | 'isRemembered' | 'isFormOffered'>,
  ) => string | null | undefined,
  warn?: (message: string) => void,
): SessionValues {
  const values: SessionValues = {}
  for (const key of ['location', 'skin', 'theme', 'property', 'tv'] as const) {
    const value = get(key)
    if (value) values[key] = value
  }
  const mode = get('mode')
  if (mode && isMode(mode)) values.mode = mode
  else if (mode) warn?.(`unknown mode ${mode}`)
  return values
}

/** Drops the theme when the property changes, because another property has its own theme (QRY-02). */
export function dropTheme(values: SessionValues, propertyId: string): void {
  if (propertyId && values.property && values.property !== propertyId) values.theme ??= ''
}
