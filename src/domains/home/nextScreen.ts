import { isExcluded } from '../../core/domains/access.ts'
import { isDestination } from '../../core/domains/isDestination.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { isDemoMode, type Mode } from '../../core/mode.ts'

/** The path in a demo's `next` parameter, which replaces the first menu item; null if it names no screen (QRY-15). */
export function nextScreen(
  domains: Pick<DomainRegistry, 'match'>,
  search: string,
  mode: Mode,
): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!isDemoMode(mode)) return null
  const match = domains.match(next.replace(/[?#].*$/, ''))
  return match && isDestination(match) && !isExcluded(match.screen, mode) ? next : null
}
