import type { DomainDefinition } from '../core/domains/domain.types.ts'
import type { LazyModule } from '../core/lazyModule.ts'
import { isAt } from '../core/routing/buildPath.ts'

/**
 * Loads the code of the screen at a path, the state of its domain and of the domains that it needs, without starting anything.
 * Rejects if one of them fails to load; the code that needs it later tries again.
 */
export async function fetchScreen(domains: readonly DomainDefinition[], pathname: string): Promise<void> {
  for (const { name, screens = {}, needs = [] } of domains)
    for (const { path, module } of Object.values(screens)) {
      if (!isAt(pathname, path)) continue
      const needed = domains.filter((domain) => [name, ...needs].includes(domain.name))
      const parts: LazyModule<unknown>[] = [module, ...needed.flatMap(({ lazyState }) => lazyState ?? [])]
      await Promise.all(parts.map((part) => part.load()))
    }
}
