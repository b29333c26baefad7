import { pathOf } from '../addresses.ts'
import type { MenuEntry } from '../menu/slice.ts'

/** A page without a heading of its own is called what the menu calls it. */
export function titleOfPage(menu: readonly MenuEntry[], cpId: string): string {
  const path = pathOf('contentpage', { cpId })
  for (const entry of menu) {
    if (entry.outcome.kind === 'open' && entry.outcome.to === path) return entry.title
    const inside = titleOfPage(entry.submenu, cpId)
    if (inside) return inside
  }
  return ''
}
