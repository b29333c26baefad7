/** The identities that ended in this tab: an address is never again a way to sign in as one of them (SES-30). */

import type { StorageArea } from '../../browser/storage.ts'
import { searchOf } from '../../core/routing/query.ts'
import { anybodyEnded, endedIdentitiesKey } from '../../core/storageKeys.ts'
import { readSessionValues } from './query.ts'
import { type LoginData, loginKeys, noLoginData } from './session.types.ts'

/** What of an address may sign somebody in, or fill in the form. */
export const guestParams = [...loginKeys, 'autologin'] as const

/** FNV-1a, 32 bits: who ended is known again, and not written down. */
function hashOfText(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Of what an address names of an identity; a part that it leaves out is empty. With another arrival date the same guest
 * is another one (CHKIN-04): it stands behind the dot.
 */
export const hashOf = ({ room, name, userId, checkin }: LoginData): string =>
  `${hashOfText([room, name, userId].map((part) => part.trim()).join('\n'))}.${checkin && hashOfText(checkin)}`

export const readEnded = (area: StorageArea): string[] => area.get(endedIdentitiesKey)?.split(',') ?? []

export function writeEnded(area: StorageArea, hashes: readonly string[]): void {
  if (hashes.length === 0) area.remove(endedIdentitiesKey)
  else area.set(endedIdentitiesKey, hashes.join(','))
}

/** The address's query without the guest, where it names nobody but one whose identity ended; null otherwise. */
export function withoutEnded(area: StorageArea, search: string): string | null {
  const ended = readEnded(area)
  const { login } = readSessionValues(search, noLoginData)
  if (!login || ![hashOf(login), anybodyEnded].some((hash) => ended.includes(hash))) return null
  const query = new URLSearchParams(search)
  for (const name of guestParams) query.delete(name)
  return searchOf(query)
}
