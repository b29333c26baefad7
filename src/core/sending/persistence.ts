/**
 * Stores on the device what was sent and not answered: no reload, other tab or new tab sends it again unknowingly. It goes
 * into local storage, or a cookie where that is full or refused (`browser/storage.ts`). Nothing else would do: session
 * storage and the state of a history entry are of one tab, an entry cannot be emptied when the guest leaves, and a
 * database answers later than the page may be gone.
 */
import * as v from 'valibot'
import { list } from '../../contract/values.ts'
import type { Services } from '../services.ts'
import { attemptsKey, outcomesKey } from '../storageKeys.ts'
import { Attempt } from './attempt.ts'
import type { SendingState } from './slice.ts'

const Stored = v.object({ owner: v.string(), attempts: list(Attempt) })
const Outcomes = v.object({ owner: v.string(), unread: list(v.string()) })

type Storage = Pick<Services['storage'], 'local'>

/** Name of the lock that a tab holds while it sends. */
export const lockOf = (intent: string) => `sending ${intent}`

/** The guest's attempts, of any tab. Those of another guest are left alone. */
export function attemptsOnDevice({ local }: Storage, owner: string): Attempt[] {
  const stored = local.read(attemptsKey, Stored)
  return stored?.owner === owner ? stored.attempts : []
}

/** Whether an attempt of that intent is stored, where the code is missing that tells of it. */
export const isOnDevice = ({ local }: Storage, intent: string): boolean =>
  local.read(attemptsKey, Stored)?.attempts.some((one) => one.intent === intent) === true

/** Outcomes that were told right before a tab was loaded again or closed. */
export function unreadOnDevice({ local }: Storage, owner: string): string[] {
  const stored = local.read(outcomesKey, Outcomes)
  return stored?.owner === owner ? stored.unread : []
}

/** @param before the state before the change; its owner is the guest who has left, if one has */
export function writeAttempts(
  { local }: Storage,
  { attempts, owner }: SendingState,
  before: SendingState,
): void {
  // Another guest may have signed in in another tab meanwhile.
  const isOthers = (stored: { owner: string } | undefined) => stored && stored.owner !== before.owner
  if (attempts.length > 0) local.write(attemptsKey, { owner, attempts })
  else if (!isOthers(local.read(attemptsKey, Stored))) local.remove(attemptsKey)
}

export function writeUnread({ local }: Storage, { unread, owner }: SendingState): void {
  if (unread.length > 0) local.write(outcomesKey, { owner, unread })
  else local.remove(outcomesKey)
}
