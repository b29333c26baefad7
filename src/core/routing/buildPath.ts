import { matchPath } from 'react-router-dom'
import { decodeSegment, encodeSegment } from './segment.ts'

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Params<Pattern extends string> = Readonly<Record<ParamNames<Pattern>, string | number>>

/**
 * The address of a path pattern with its parameters filled in and percent-encoded, from which `paramsAt` reads the same
 * parameters. A missing parameter is a compile-time error.
 */
export function buildPath<Pattern extends string>(pattern: Pattern, params: Params<Pattern>): string {
  const values: Readonly<Record<string, string | number>> = params
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeSegment(String(values[name])))
}

/** True if an in-app path matches the pattern. */
export const isAt = (pathname: string, pattern: string): boolean => matchPath(pattern, pathname) !== null

/**
 * The decoded parameters of an in-app path, null where it is none of this pattern. The router's own parameters would
 * not do: they turn the `%2F` within a parameter into a slash.
 */
export function paramsAt(pathname: string, pattern: string): Record<string, string> | null {
  if (!isAt(pathname, pattern)) return null
  const segments = pathname.split('/')
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.split('/').entries()) {
    const [, name] = /^:(\w+)/.exec(part) ?? []
    const segment = segments[at]
    if (name && segment) params[name] = decodeSegment(segment)
  }
  return params
}
