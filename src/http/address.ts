/** From a route and its parameters to an address of the hotel. */
export type Params = Readonly<Record<string, string | number>>
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Fills `:name` in a path with its percent-encoded parameter. Undefined where one is missing or would leave its place
 * in the path (`..`): an id that a guest's address carried must not choose another call.
 */
export function fillPath(path: string, params: Params): string | undefined {
  let isComplete = true
  const filled = path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '' || value === '.' || value === '..') isComplete = false
    return encodeURIComponent(value)
  })
  return isComplete ? filled : undefined
}

/** Appends a query; null and undefined are left out. */
export function withQuery(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value))
  const text = search.toString()
  if (!text) return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}
