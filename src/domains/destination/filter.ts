import { type DestinationType, destinationTypes } from '../../contract/destination.ts'
import { searchOf } from '../../core/routing/query.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { destinationPaths } from './paths.ts'

/** Filter of the list, kept in the query string (DEST-03). */
export interface DestinationFilter {
  /** Empty for all types. */
  types: DestinationType[]
  q: string
  area: string
  /** `YYYY-MM-DD`, empty for any day. */
  date: string
}

/** Parses the filter in a query string; invalid values are ignored. */
export function readFilter(search: string): DestinationFilter {
  const query = new URLSearchParams(search)
  const wanted = (query.get('type') ?? '').split(',')
  const date = query.get('date') ?? ''
  return {
    types: destinationTypes.filter((type) => wanted.includes(type)),
    q: (query.get('q') ?? '').trim().slice(0, maxTextLength),
    area: query.get('area') ?? '',
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : '',
  }
}

export function browseAddress({ types, q, area, date }: DestinationFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ type: types.join(','), q, area, date }))
    if (value) query.set(name, value)
  return destinationPaths.browse + searchOf(query)
}

export const isNarrowed = ({ types, q, area, date }: DestinationFilter): boolean =>
  types.length > 0 || q !== '' || area !== '' || date !== ''
