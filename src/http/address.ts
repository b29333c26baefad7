export type Params = Readonly<Record<string, string | number>>
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Replaces each `:name` of a path by its percent-encoded parameter. Undefined where one is missing, `.` or `..`: an id
 * from the address bar must not lead to another route.
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

/** Appends a query, without the values that are null or undefined. */
export function withQuery(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value))
  const text = search.toString()
  if (!text) return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}
