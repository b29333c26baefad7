import type { MenuItem } from '../../contract/skin.ts'
import { isExcluded } from '../../core/domains/access.ts'
import type { MenuOutcome } from '../../core/domains/domain.types.ts'
import { isDestination } from '../../core/domains/isDestination.ts'
import { menuItemOutcome } from '../../core/domains/menuActions.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { isWalkinMode, type Mode } from '../../core/mode.ts'
import { findMenuEntry, type MenuEntry, menuEntryPath } from './slice.ts'

/** Resolves the items of a hotel's menu. Items that the mode excludes are left out (MENU-30). */
export function readMenu(domains: DomainRegistry, items: readonly MenuItem[], mode: Mode): MenuEntry[] {
  return items.flatMap((item) => {
    const submenu = readMenu(domains, item.submenu, mode)
    const outcome = menuItemOutcome(domains, item, isWalkinMode(mode), (read) =>
      unlessExcluded(domains, read, mode),
    )
    // A branch has no action itself; it is hidden when all that is below it is hidden.
    if (outcome.kind === 'absent' && submenu.length === 0) return []
    if (item.submenu.length > 0 && submenu.length === 0 && outcome.kind === 'nothing') return []
    return [{ id: item.id, title: item.title, image: item.image, text: item.text, outcome, submenu }]
  })
}

/**
 * The path of the first entry that opens a screen; null if there is none. A screen that only leads to others, such as
 * home itself, does not count, nor does one with nothing to show.
 */
export function firstScreen(domains: DomainRegistry, menu: readonly MenuEntry[]): string | null {
  const entry = findMenuEntry(menu, ({ outcome }) => {
    if (outcome.kind !== 'open') return false
    const match = domains.match(outcome.to.replace(/[?#].*$/, ''))
    return match === null || isDestination(match)
  })
  return entry && menuEntryPath(entry)
}

function unlessExcluded(domains: DomainRegistry, outcome: MenuOutcome, mode: Mode): MenuOutcome {
  const screen = outcome.kind === 'open' ? domains.get(outcome.screen) : null
  return screen && isExcluded(screen, mode) ? { kind: 'absent' } : outcome
}
