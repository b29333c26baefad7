import type { EntryState } from '../../../core/routing/presentEntry.ts'

/** The state that the shop stores in a history entry. */
interface ShopEntry {
  /** Number of entries of the shop's list directly below: the groups around the open one, or the list of a product. */
  levelsBelow: number
  /** Whether a search has added the entry, so that Back ends the search. */
  isSearch: boolean
}

export const readEntry = (state: EntryState): ShopEntry => ({
  levelsBelow: typeof state.levelsBelow === 'number' ? state.levelsBelow : 0,
  isSearch: state.isSearch === true,
})

export const entryOf = (levelsBelow: number, isSearch = false): EntryState => ({ levelsBelow, isSearch })

/** The state of a product's entry directly above the entry of its list. */
export const aboveList = entryOf(1)
