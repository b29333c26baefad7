import type { Navigation } from '../../../core/routing/slice.ts'
import { readGroups, type ShopPlace } from './addresses.ts'

export interface ShopPosition {
  place: ShopPlace | null
  /** The shop that the guest was in last. */
  currentShopId: number | null
  /** Ids of its open groups, from the top group down. */
  path: string[]
}

/**
 * Returns the groups that are open after a navigation: another shop begins at its top (SHOP-06), a shop's list to which
 * the guest returns is restored (SHOP-05), and within the list the query string decides.
 */
export function openGroupsAfter(before: ShopPosition, place: ShopPlace, to: Navigation): string[] {
  const asked = readGroups(to.search)
  if (place.shopId !== before.currentShopId) {
    const isSwitch = before.currentShopId !== null && (to.how === 'push' || to.how === 'replace')
    return isSwitch ? [] : asked
  }
  if (place.kind === 'product') return asked.length > 0 ? asked : before.path
  const isWithinList = before.place?.kind === 'list'
  return isWithinList || before.path.length === 0 ? asked : before.path
}

/** How the open groups change: up to the groups that both paths have in common, then down from there. */
export function groupSteps(path: readonly string[], target: readonly string[]) {
  const firstOther = path.findIndex((id, at) => id !== target[at])
  const shared = firstOther < 0 ? path.length : firstOther
  return { levelsUp: path.length - shared, goesDown: target.length > shared }
}
