// Interface of a part of the hotel that can be searched: its entries, each with the words by which it is found.
import type * as v from 'valibot'
import type { SearchHit, SearchType } from '../../../src/contract/search.ts'
import type { Property } from '../seed/properties.ts'

export interface Entry {
  hit: v.InferInput<typeof SearchHit>
  /** Hits with the term in `title` come before hits that have it only in `words`. */
  title: string
  words: string
}

export interface Searchable {
  readonly type: SearchType
  /** Returns all entries in a language: the same array as long as nothing changes, because `find` caches by array. */
  entries: (property: Property, lang: string) => readonly Entry[]
}
