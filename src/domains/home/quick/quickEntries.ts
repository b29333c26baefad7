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

export type EntryMatcher = (entry: MenuEntry, screen: string) => boolean
export const opens =
  (name: string): EntryMatcher =>
  (_, screen) =>
    screen === name

export const isWifi: EntryMatcher = ({ title }, screen) => screen === 'contentpage' && wifiTitle.test(title)

/** The entries of the menu for the row of quick actions; null for those that the hotel's menu does not have. */
export const actionEntries = (menu: readonly MenuEntry[]) => ({
  wakeUp: firstOf(menu, opens('wakeUp')),
  wifi: firstOf(menu, isWifi),
  bill: firstOf(menu, opens('bill')),
})

/** The first entry in reading order. */
export function firstOf(menu: readonly MenuEntry[], matches: EntryMatcher, branch = ''): QuickEntry | null {
  for (const entry of menu) {
    const { outcome, text, submenu } = entry
    if (outcome.kind === 'open' && submenu.length === 0 && matches(entry, outcome.screen))
      return { entry, to: outcome.to, text: text || branch }
    const inside = firstOf(submenu, matches, entry.title)
    if (inside) return inside
  }
  return null
}

/** Screens that home's row of quick actions leads to, so that they need no tile of their own below it. */
export const isQuick = ({ outcome, submenu }: MenuEntry): boolean =>
  outcome.kind === 'open' && submenu.length === 0 && ['wakeUp', 'bill'].includes(outcome.screen)
