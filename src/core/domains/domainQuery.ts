import type { DomainRegistry } from './registry.ts'

/** The query of `to` without the parameters of the domain that the guest has just left (NAV-07 to NAV-09). */
export function removeLeftDomainQuery(
  domains: Pick<DomainRegistry, 'match'>,
  from: string | null,
  to: { pathname: string; search: string },
): string {
  const domainAt = (pathname: string) => domains.match(pathname)?.screen.domain
  const left = from === null ? undefined : domainAt(from)
  const query = new URLSearchParams(to.search)
  const stale = (left?.query ?? []).filter((name) => query.has(name))
  if (stale.length === 0 || domainAt(to.pathname) === left) return to.search
  for (const name of stale) query.delete(name)
  const text = query.toString()
  return text ? `?${text}` : ''
}
