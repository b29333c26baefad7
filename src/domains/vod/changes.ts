import type { Id } from '../../contract/looseId.ts'

/** Number of changes on this device, by film or package id. A response to a request before a change is stale. */
export type Changes = Record<string, number>

export function countChange(changes: Changes, id: Id): void {
  changes[id] = (changes[id] ?? 0) + 1
}

/** Whether a response is stale for this id. @param known the changes at the time of the request */
export const isOlder = (changes: Changes, known: Changes, id: Id) => changes[id] !== known[id]
