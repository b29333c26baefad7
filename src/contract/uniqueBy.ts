/** Lists in which a hotel may repeat entries, as a join of tables does. */
import * as v from 'valibot'

/**
 * Keeps one entry of each key. Repeated entries would be elements with the same key, of which React may leave one on the
 * screen when the list changes.
 */
export const uniqueBy = <Entry>(keyOf: (entry: Entry) => unknown) =>
  v.transform((entries: Entry[]) => [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()])
