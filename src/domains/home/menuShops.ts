import { type MenuEntry, walkMenu } from '../menu/slice.ts'

export interface MenuShop {
  id: number
  to: string
  entry: MenuEntry
}

/** The shops of the menu in reading order. */
export function menuShops(menu: readonly MenuEntry[]): MenuShop[] {
  return Array.from(walkMenu(menu)).flatMap((entry) => {
    const { outcome } = entry
    if (outcome.kind !== 'open' || outcome.screen !== 'shop') return []
    const id = /\d+$/.exec(outcome.to)?.[0]
    return id ? [{ id: Number(id), to: outcome.to, entry }] : []
  })
}
