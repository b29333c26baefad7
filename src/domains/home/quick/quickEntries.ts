import type { MenuEntry } from '../../menu/slice.ts'

/** A tile of the quick row: an entry of the hotel's menu, and the text below its title. */
export interface QuickEntry {
  entry: MenuEntry
  to: string
  /** The text of the entry, else the title of the branch that it is in. */
  text: string
}

// The hotel does not mark which of its pages is about the network, so the page is recognized by its title, in any
// language.
export const wifiTitle = /wi-?fi|w-?lan|واي ?فاي|وای ?فای|无线|無線|интернет/i

type EntryMatcher = (entry: MenuEntry, screen: string) => boolean
const opens =
  (name: string): EntryMatcher =>
  (_, screen) =>
    screen === name

/** Functions that a guest uses from the bed, in this order; those that the hotel's menu does not have are left out. */
const preferences: readonly EntryMatcher[] = [
  opens('roomControl'),
  opens('wakeUp'),
  ({ title }, screen) => screen === 'contentpage' && wifiTitle.test(title),
  opens('epg'),
  opens('browse'),
  opens('webradio'),
  opens('flights'),
]

/** The entries for the quick row: the shop first, then as many of the preferences as there is room for. */
export function quickEntries(menu: readonly MenuEntry[], shopTo: string | null, count: number): QuickEntry[] {
  const isShop: EntryMatcher = ({ outcome }) => outcome.kind === 'open' && outcome.to === shopTo
  return [isShop, ...preferences].flatMap((matches) => firstOf(menu, matches) ?? []).slice(0, count)
}

/** The first entry in reading order. */
function firstOf(menu: readonly MenuEntry[], matches: EntryMatcher, branch = ''): QuickEntry | null {
  for (const entry of menu) {
    const { outcome, text, submenu } = entry
    if (outcome.kind === 'open' && submenu.length === 0 && matches(entry, outcome.screen))
      return { entry, to: outcome.to, text: text || branch }
    const inside = firstOf(submenu, matches, entry.title)
    if (inside) return inside
  }
  return null
}
