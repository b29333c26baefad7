import type { DomainDefinition } from '../core/domains/domain.types.ts'
import type { DomainTexts } from '../core/domains/registry.ts'
import { isAt } from '../core/routing/buildPath.ts'

/**
 * Fetches the code and the texts of the screen at a path, before its domain may start. Rejects where one of them does not
 * come; whoever needs it tries again.
 */
export async function fetchScreen(
  definitions: readonly DomainDefinition[],
  pathname: string,
  texts: DomainTexts,
): Promise<void> {
  for (const domain of definitions)
    for (const screen of Object.values(domain.screens ?? {}))
      if (isAt(pathname, screen.path))
        await Promise.all([
          screen.module.load(),
          typeof domain.state === 'function' && domain.state(),
          domain.texts !== 'home' && texts.screens.load(),
        ])
}
