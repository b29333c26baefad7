import type { EntryState } from '../../../core/routing/history.ts'

/** What the shop notes on an entry of the tab's history. */
interface ShopEntry {
  /** Number of entries of the shop's list that lie right below: the groups around the open one, or a product's list. */
  levelsBelow: number
  /** The entry was added by a search: Back ends it. */
  isSearch: boolean
}

export const readEntry = (state: EntryState): ShopEntry => ({
  levelsBelow: typeof state.levelsBelow === 'number' ? state.levelsBelow : 0,
  isSearch: state.isSearch === true,
})

export const entryOf = (levelsBelow: number, isSearch = false): EntryState => ({ levelsBelow, isSearch })

/** A product's entry whose list lies right below it. */
export const aboveList = entryOf(1)
