// What a part of the hotel gives to the search: its entries, each with the words by which it is found.
import type * as v from 'valibot'
import type { SearchHit, SearchType } from '../../../src/contract/search.ts'
import type { Property } from '../seed/properties.ts'

export interface Entry {
  hit: v.InferInput<typeof SearchHit>
  /** A hit whose title has the term stands before one whose words have it. */
  title: string
  words: string
}

export interface Searchable {
  readonly type: SearchType
  /** All there is in a language. The same list each time, as long as nothing has changed: it is prepared once. */
  entries: (property: Property, lang: string) => readonly Entry[]
}
