/** Changes one place of an answer, as a hotel may that does not follow the protocol in each point. */

export type Path = readonly (string | number)[]

type Container = Record<string | number, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** The paths of all values within a value. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name]
    return [here, ...pathsOf(inner, here)]
  })
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (isContainer(inner) ? inner[key] : undefined), value)

/** A copy with another value at a path. A field whose new value is undefined is left out. */
export function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? replaced(inner, rest, by) : inner))
  const { [key]: inner, ...others } = value as Container
  const next = replaced(inner, rest, by)
  return next === undefined ? others : { ...others, [key]: next }
}

/** The values of a sample that occur once only, as they are written in JSON: `"text 17"`, `1017`. */
export function leavesOf(value: unknown): string[] {
  if (isContainer(value)) return Object.values(value).flatMap(leavesOf)
  const isOwn = typeof value === 'number' ? value > 1000 : typeof value === 'string' && /^text \d/.test(value)
  return isOwn ? [JSON.stringify(value)] : []
}
