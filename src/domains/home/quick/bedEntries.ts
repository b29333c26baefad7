import type { MenuEntry } from '../../menu/slice.ts'
import { type EntryMatcher, firstOf, isWifi, opens, type QuickEntry } from './quickEntries.ts'

/** Functions that a guest uses from the bed, in this order; those that the hotel's menu does not have are left out. */
const preferences: readonly EntryMatcher[] = [
  opens('roomControl'),
  opens('wakeUp'),
  isWifi,
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
