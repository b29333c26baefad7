import { searchOf } from '../../core/routing/query.ts'

/** Parameters in the query string of the radio: `country=49` (QRY-18), and `find=jazz` while the guest searches. */
const read = (search: string, name: string): string => new URLSearchParams(search).get(name) ?? ''

export const readCountryId = (search: string): string => read(search, 'country')
export const readFind = (search: string): string => read(search, 'find')

/** Returns the query string with changed values; empty values are removed. */
export function withValues(search: string, values: { country?: string; find?: string }): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return searchOf(query)
}
