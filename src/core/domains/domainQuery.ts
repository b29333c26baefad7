import type { DomainRegistry } from './registry.ts'

/**
 * Returns the query of `to` without the parameters of the domain that the guest has just left (NAV-07 to NAV-09),
 * except for those that the entered domain has, too.
 */
export function removeLeftDomainQuery(
  domains: Pick<DomainRegistry, 'match'>,
  from: string | null,
  to: { pathname: string; search: string },
): string {
  const knownAt = (pathname: string) => domains.match(pathname)?.screen.domain.query ?? []
  const known = knownAt(to.pathname)
  const query = new URLSearchParams(to.search)
  const left = from === null ? [] : knownAt(from)
  const stale = left.filter((name) => query.has(name) && !known.includes(name))
  if (stale.length === 0) return to.search
  for (const name of stale) query.delete(name)
  const text = query.toString()
  return text ? `?${text}` : ''
}
