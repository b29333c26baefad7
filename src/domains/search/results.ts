/** Arranges a result for display in categories and pages. */
import { type SearchHit, type SearchResult, type SearchType, searchTypes } from '../../contract/search.ts'

export const hitsPerPage = 5

export interface Category {
  type: SearchType
  hits: readonly SearchHit[]
}

/** Returns the categories that have results (SRCH-08, FIND-02); only one if the search was limited to a type. */
export function categoriesOf(result: SearchResult, filter: SearchType | null): Category[] {
  const types = searchTypes.filter((type) => (filter ?? type) === type && result[type].length > 0)
  return types.map((type) => ({ type, hits: withoutDuplicates(result[type]) }))
}

/** Identifies a result within its type. The broadcasts of a programme may have the same id. */
export const hitKey = ({ id, channel_id, start_timestamp }: SearchHit): string =>
  [id, channel_id, start_timestamp].join()

const withoutDuplicates = (hits: readonly SearchHit[]): SearchHit[] => [
  ...new Map(hits.map((hit) => [hitKey(hit), hit])).values(),
]

export const countOf = (result: SearchResult, filter: SearchType | null): number =>
  categoriesOf(result, filter).reduce((sum, { hits }) => sum + hits.length, 0)

export const pageCount = (hits: readonly unknown[]): number =>
  Math.max(1, Math.ceil(hits.length / hitsPerPage))

/** @param page from 1 */
export const hitsOnPage = <Hit>(hits: readonly Hit[], page: number): readonly Hit[] =>
  hits.slice((page - 1) * hitsPerPage, page * hitsPerPage)

/** Parses the type in a URL; null if it is unknown (SRCH-03). */
export const readType = (text: string | null): SearchType | null =>
  searchTypes.find((type) => type === text) ?? null
