/** As it follows the path of an address: with its question mark, or the empty text. Lists keep their plain commas. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString().replace(/%2C/g, ',')
  return text && `?${text}`
}

/** The same address with the session's missing values filled in; what stands there already is kept. */
export function mergeSessionParams(search: string, values: Record<string, string>): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(values)) if (!query.get(key)) query.set(key, value)
  return searchOf(query)
}

/** The same path with the same values, in whatever order they stand. */
export const isSameAddress = (one: string, other: string): boolean => inOrder(one) === inOrder(other)

function inOrder(address: string): string {
  const [pathname = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.sort()
  return `${pathname}?${query.toString()}`
}
