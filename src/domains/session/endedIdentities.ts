/** The identities that ended in this tab: an address is never again a way to sign in as one of them (SES-30). */

import type { StorageArea } from '../../browser/storage.ts'
import { searchOf } from '../../core/routing/query.ts'
import { anybodyEnded, endedIdentitiesKey } from '../../core/storageKeys.ts'

/** What of an identity an address may name; a part that it leaves out is empty. */
export type NamedIdentity = Readonly<Record<'room' | 'name' | 'userId', string>>

/** What of an address may sign somebody in, or fill in the form. */
export const guestParams = ['room', 'name', 'userId', 'checkin', 'autologin'] as const

/** FNV-1a, 32 bits: who ended is known again, and not written down. */
export function hashOf({ room, name, userId }: NamedIdentity): string {
  let hash = 0x811c9dc5
  for (const letter of [room, name, userId].map((part) => part.trim().toLowerCase()).join('\n'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

export const readEnded = (area: StorageArea): string[] => area.get(endedIdentitiesKey)?.split(',') ?? []

export function writeEnded(area: StorageArea, hashes: readonly string[]): void {
  if (hashes.length === 0) area.remove(endedIdentitiesKey)
  else area.set(endedIdentitiesKey, hashes.join(','))
}

/** The address's query without the guest, where it names nobody but one whose identity ended; null otherwise. */
export function withoutEnded(area: StorageArea, search: string): string | null {
  const ended = readEnded(area)
  if (ended.length === 0) return null
  const query = new URLSearchParams(search)
  const part = (name: string) => query.get(name) ?? ''
  const named = { room: part('room'), name: part('name'), userId: part('userId') }
  const isNamed = Object.values(named).some(Boolean)
  if (!ended.includes(hashOf(named)) && !(isNamed && ended.includes(anybodyEnded))) return null
  for (const name of guestParams) query.delete(name)
  return searchOf(query)
}
