/** What an entry of the tab's history says of those below it. It outlives a reload. */
interface ShopEntry {
  /** So many levels of the shop's list lie right below. */
  below?: number
}

/** The state of a product's entry whose list lies right below it. */
export const overList: ShopEntry = { below: 1 }

export const levelsBelow = (state: unknown): number => (state as ShopEntry | null)?.below ?? 0
