/** `country=49` in the address of the radio (QRY-18). */
export const readCountryId = (search: string): string => new URLSearchParams(search).get('country') ?? ''

export function withCountryId(search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.set('country', id)
  return `?${query}`
}
