import { generatePath, matchPath, matchRoutes } from 'react-router-dom'

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Params<Pattern extends string> = Readonly<Record<ParamNames<Pattern>, string | number>>

/**
 * The address of a path pattern with its parameters filled in and percent-encoded. A missing parameter is a
 * compile-time error; react-router's own function reports it only at run time.
 */
export function buildPath<Pattern extends string>(pattern: Pattern, params: Params<Pattern>): string {
  const texts = Object.entries<string | number>(params).map(([name, value]) => [name, String(value)])
  return generatePath<string>(pattern, Object.fromEntries(texts))
}

/** True if an in-app path matches the pattern. */
export const isAt = (pathname: string, pattern: string): boolean => matchPath(pattern, pathname) !== null

/** The decoded parameters of an in-app path, null where it is none of this pattern. */
export const paramsAt = (pathname: string, pattern: string): Record<string, string | undefined> | null =>
  matchRoutes([{ path: pattern }], pathname)?.[0]?.params ?? null
