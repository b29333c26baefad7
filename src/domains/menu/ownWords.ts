import type { DomainRegistry } from '../../core/domains/registry.ts'
import { loadCatalogue, type Texts } from '../../core/text/catalogues.ts'
import type { MenuEntry } from './slice.ts'

/** The menu with the app's own names of the screens that it opens, in the guest's language (LANG-24). */
export async function inOwnWords(
  domains: DomainRegistry,
  menu: MenuEntry[],
  language: string,
): Promise<MenuEntry[]> {
  const parts = (['signIn', 'rest'] as const).map((part) => loadCatalogue(part, language).catch(() => ({})))
  const texts: Texts = Object.assign({}, ...(await Promise.all(parts)))
  const named = (entry: MenuEntry): MenuEntry => {
    const { outcome, title, submenu } = entry
    const [group = '', key = ''] = (outcome.kind === 'open' && labelOf(outcome.screen)?.split('.')) || []
    return { ...entry, title: texts[group]?.[key] ?? title, submenu: submenu.map(named) }
  }
  const labelOf = (name: string) => {
    const screen = domains.get(name)
    const item = screen?.domain.nav?.find((other) => other.screen === name)
    return screen?.label ?? screen?.area?.label ?? item?.label
  }
  return menu.map(named)
}
