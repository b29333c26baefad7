/** Lists in which a hotel may repeat entries, as a join of tables does. */
import * as v from 'valibot'

/**
 * Drops entries that have the key of an earlier one. Repeated entries would be elements with the same key, of which React
 * may leave one on the screen when the list changes.
 */
export const uniqueBy = <Entry>(keyOf: (entry: Entry) => unknown) =>
  v.transform((entries: Entry[]) => {
    const keys = new Set<unknown>()
    return entries.filter((entry) => keys.size < keys.add(keyOf(entry)).size)
  })

/** Drops entries that have the id of an earlier one: the app finds only the first by its id. */
export const uniqueById = <Entry extends { id: unknown }>() => uniqueBy<Entry>(({ id }) => id)
