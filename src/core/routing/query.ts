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

/** The parameters that say whose device this is, who is signed in, and which door opens. */
const identityKeys = [
  ...['room', 'name', 'checkin', 'userId', 'password', 'email', 'autologin', 'opendoor'],
  ...['mode', 'property', 'theme', 'skin', 'tv'],
]

/**
 * The address without parameters that would change who the guest is: a hotel's page or menu leads to a screen, and signs
 * nobody in or out (TRUST-02).
 * @param address a path or URL, with query string and fragment
 */
export function withoutIdentity(address: string): string {
  const [, path = '', search, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  if (search === undefined) return address
  const query = new URLSearchParams(search)
  if (!identityKeys.some((key) => query.has(key))) return address
  for (const key of identityKeys) query.delete(key)
  return path + searchOf(query) + fragment
}
