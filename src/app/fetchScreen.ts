import { lazyStateOf } from '../core/domains/defineDomain.ts'
import type { DomainDefinition } from '../core/domains/domain.types.ts'
import type { LazyModule } from '../core/lazyModule.ts'
import { isAt } from '../core/routing/buildPath.ts'

/**
 * Fetches the code of the screen at a path, with what it needs and what screens say, before its domain may start. Rejects
 * where one of them does not come; whoever needs it tries again.
 */
export async function fetchScreen(
  domains: readonly DomainDefinition[],
  pathname: string,
  texts: LazyModule<unknown>,
): Promise<void> {
  for (const { name, screens = {}, needs = [], texts: own } of domains)
    for (const { path, module } of Object.values(screens)) {
      if (!isAt(pathname, path)) continue
      const needed = domains.filter((domain) => [name, ...needs].includes(domain.name))
      const parts: LazyModule<unknown>[] = [module, ...needed.flatMap((domain) => lazyStateOf(domain) ?? [])]
      if (own !== 'home') parts.push(texts)
      await Promise.all(parts.map((part) => part.load()))
    }
}
