// What the entries of a list are. The schema of most lists says so itself. The entries of very long ones are parsed by
// the app later, some at a time, so that those lists are named here.
import { Country, Station } from '../../../src/contract/radio.ts'
import { RetailGroup, RetailItem } from '../../../src/contract/shop.ts'
import { getMovies, Movie } from '../../../src/contract/vod.ts'
import { allSteps, baseOf, isSame, type Schema } from './parts.ts'

export interface Entries {
  entry: Schema
  /** An entry with this field is a group, which has entries of its own. */
  group?: { field: string; schema: Schema }
}

const unparsed: readonly [list: Schema, entries: Entries][] = [
  [getMovies.answer as Schema, { entry: Movie as Schema }],
  [Country.entries.radio_stations as Schema, { entry: Station as Schema }],
  [
    RetailGroup.entries.retail_items as Schema,
    { entry: RetailItem as Schema, group: { field: 'retail_items', schema: RetailGroup as Schema } },
  ],
]

export function entriesOf(list: Schema): Entries | undefined {
  const entry = allSteps(list).find(({ metadata }) => metadata?.entry)?.metadata?.entry
  if (entry) return { entry }
  const base = baseOf(list)
  return unparsed.find(([known]) => isSame(known, list))?.[1] ?? (base === list ? undefined : entriesOf(base))
}
