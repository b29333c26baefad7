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
