/** Number of changes on this device, by film or package id. A response to a request before a change is stale. */
export type Changes = Record<string, number>

export function countChange(changes: Changes, id: number): void {
  changes[id] = (changes[id] ?? 0) + 1
}

/** Whether a response is stale for this id. @param known the changes at the time of the request */
export const isOlder = (changes: Changes, known: Changes, id: number) => changes[id] !== known[id]
