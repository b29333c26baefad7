/** The identities that ended in this tab: no URL can sign in as one of them again (SES-30). */

import type { StorageArea } from '../../browser/storage.ts'
import { searchOf } from '../../core/routing/query.ts'
import { anybodyEnded, endedIdentitiesKey } from '../../core/storageKeys.ts'
import { fnv1a } from '../../core/text/fnv1a.ts'
import { readSessionValues } from './query.ts'
import { type LoginData, loginKeys, noLoginData } from './session.types.ts'

/** The query parameters that may sign a guest in, or fill in the form. */
export const guestParams = [...loginKeys, 'autologin'] as const

/** Hashed, so that an ended identity is recognized, but not stored in plain text. */
const hashOfText = (text: string) => fnv1a(text.toLowerCase()).toString(36)

/**
 * Hash of an identity as a URL names it; missing parts are empty. The hash of the arrival date follows the dot, because
 * with another date the same guest counts as another one (CHKIN-04).
 */
export const hashOf = ({ room, name, userId, checkin }: LoginData): string =>
  `${hashOfText([room, name, userId].map((part) => part.trim()).join('\n'))}.${checkin && hashOfText(checkin)}`

export const readEnded = (area: StorageArea): string[] => area.get(endedIdentitiesKey)?.split(',') ?? []

export function writeEnded(area: StorageArea, hashes: readonly string[]): void {
  if (hashes.length === 0) area.remove(endedIdentitiesKey)
  else area.set(endedIdentitiesKey, hashes.join(','))
}

/** What an address says of the house and the device, whoever the guest is. */
const kept = ['property', 'theme', 'skin', 'mode', 'tv', 'lang', 'location']

/**
 * The query string without all that the guest had in it, also what they have searched, if it names a guest whose identity
 * has ended; otherwise null.
 */
export function withoutEnded(area: StorageArea, search: string): string | null {
  const ended = readEnded(area)
  const { login } = readSessionValues(search, noLoginData)
  if (!login || ![hashOf(login), anybodyEnded].some((hash) => ended.includes(hash))) return null
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (!kept.includes(name)) query.delete(name)
  return searchOf(query)
}
