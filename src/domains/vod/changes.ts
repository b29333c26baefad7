/** How often what the hotel has told of has changed on this device, by id: an answer asked for before that is older. */
export type Changes = Record<string, number>

export function countChange(changes: Changes, id: number): void {
  changes[id] = (changes[id] ?? 0) + 1
}

/** @param known the changes when the hotel was asked */
export const isOlder = (changes: Changes, known: Changes, id: number) => changes[id] !== known[id]
