import { useCallback } from 'react'
import LibraryBooks from '~icons/ic/outline-library-books'
import type { Icon, MenuOutcome } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'

/**
 * The icon of a screen, the same in drawer, tiles, bottom navigation and More (MENU-28); books by default (MENU-29).
 */
export function useIconOf(): (screen: string | undefined) => Icon {
  const domains = useDomains()
  return useCallback((screen) => (screen && domains.get(screen)?.icon) || LibraryBooks, [domains])
}

/** The icon of what a menu item opens. */
export function useOutcomeIcon(outcome: MenuOutcome): Icon {
  const iconOf = useIconOf()
  return iconOf(outcome.kind === 'open' || outcome.kind === 'external' ? outcome.screen : undefined)
}
