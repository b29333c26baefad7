/** The query string with its question mark, or an empty string. Commas in lists are not encoded. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString().replace(/%2C/g, ',')
  return text && `?${text}`
}

/** Returns the query string with the session's parameters added; parameters that have a value keep it. */
export function mergeSessionParams(search: string, values: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(values)) if (!query.get(key)) query.set(key, value)
  return searchOf(query)
}

/** True if path and query parameters are the same, in whatever order the parameters are. */
export const isSameAddress = (one: string, other: string): boolean => inOrder(one) === inOrder(other)

function inOrder(address: string): string {
  const [pathname = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.sort()
  return `${pathname}?${query.toString()}`
}

const guestKeys = ['room', 'name', 'checkin', 'userId']
/** The parameters that say whose device this is, who is signed in, where they are, and which door opens. */
const identityKeys = [
  ...guestKeys,
  ...['autologin', 'opendoor', 'location', 'mode', 'property', 'theme', 'skin', 'tv'],
]

/** The address without the guest. A link says no such thing, since the style of a page could tell it to a stranger. */
export function withoutGuest(address: string): string {
  const [pathname = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  for (const key of guestKeys) query.delete(key)
  return pathname + searchOf(query)
}

/** The query string with the identity that another one names. */
export function withIdentityOf(other: string, search: string): string {
  const query = new URLSearchParams(search)
  const given = new URLSearchParams(other)
  for (const key of identityKeys) {
    const value = given.get(key)
    if (value) query.set(key, value)
    else query.delete(key)
  }
  return searchOf(query)
}
