import type { MenuEntry } from './slice.ts'

const pathIn = (entry: MenuEntry) => (entry.outcome.kind === 'open' ? entry.outcome.to : null)

function find(menu: readonly MenuEntry[], fits: (entry: MenuEntry) => boolean): MenuEntry | null {
  for (const entry of menu) {
    const found = fits(entry) ? entry : find(entry.submenu, fits)
    if (found) return found
  }
  return null
}

export const leadsTo = (menu: readonly MenuEntry[], path: string): boolean =>
  find(menu, (entry) => pathIn(entry) === path) !== null

/** Where the menu of another language leads with the entry that leads to this path in the menu before. */
export function sameEntry(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
  path: string,
): string | null {
  const entry = find(before, (candidate) => pathIn(candidate) === path)
  const same = entry && find(after, ({ id }) => id === entry.id)
  return same && pathIn(same)
}
