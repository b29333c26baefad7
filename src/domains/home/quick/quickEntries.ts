import type { MenuEntry } from '../../menu/slice.ts'

/** A tile of the quick row: an entry of the hotel's menu, and the entry that it belongs to. */
export interface QuickEntry {
  entry: MenuEntry
  to: string
  /** The text of the entry, else the title of the branch that it is in. */
  text: string
}

// The hotel does not say which of its pages is about the network; its title does, in whatever language.
export const wifiTitle = /wi-?fi|w-?lan|واي ?فاي|وای ?فای|无线|無線|интернет/i

type Wish = (entry: MenuEntry, screen: string) => boolean
const opens =
  (name: string): Wish =>
  (_, screen) =>
    screen === name

/** What a guest wants from the bed, in this order; what the hotel's menu has not is left out. */
const wishes: readonly Wish[] = [
  opens('wakeUp'),
  ({ title }, screen) => screen === 'contentpage' && wifiTitle.test(title),
  opens('epg'),
  opens('browse'),
  opens('webradio'),
  opens('flights'),
]

/** The entries for the quick row: the shop first, then as many of the wishes as there is room for. */
export function quickEntries(menu: readonly MenuEntry[], shopTo: string | null, count: number): QuickEntry[] {
  const isShop: Wish = ({ outcome }) => outcome.kind === 'open' && outcome.to === shopTo
  return [isShop, ...wishes].flatMap((wish) => firstOf(menu, wish) ?? []).slice(0, count)
}

/** The first entry in reading order. */
function firstOf(menu: readonly MenuEntry[], wish: Wish, branch = ''): QuickEntry | null {
  for (const entry of menu) {
    const { outcome, text, submenu } = entry
    if (outcome.kind === 'open' && submenu.length === 0 && wish(entry, outcome.screen))
      return { entry, to: outcome.to, text: text || branch }
    const inside = firstOf(submenu, wish, entry.title)
    if (inside) return inside
  }
  return null
}
