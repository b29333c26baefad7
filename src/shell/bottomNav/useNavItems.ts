import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useDomains } from '../../core/domains/useDomains.ts'
import { selectFirstScreen } from '../../domains/menu/slice.ts'
import { type NavItem, useOfferedItems } from '../../domains/navigation/useOfferedItems.ts'
import { watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { morePath } from './paths.ts'

/** Name of the screen whose item is current. The first page of the menu counts as home, whatever its own screen is. */
export function useCurrentItem(): string | undefined {
  const { pathname } = useLocation()
  const domains = useDomains()
  const home = useSelector(selectFirstScreen)
  return home === pathname ? 'home' : domains.match(pathname)?.screen.name
}

/** How many items the bar holds: all on large screens, 4 from 600 px, 3 on phones (BNAV-11 to BNAV-13). */
export function maxItemsAt(widthPx: number): number {
  if (widthPx >= 1264) return Number.POSITIVE_INFINITY
  return widthPx >= 600 ? 4 : 3
}

/** Splits the items between the bar and More, which takes the last place in the bar where not all fit. */
export function split(
  items: readonly NavItem[],
  maxItems: number,
  more: Pick<NavItem, 'screen' | 'to'>,
): { shown: NavItem[]; overflow: NavItem[] } {
  if (items.length <= maxItems) return { shown: [...items], overflow: [] }
  // The sum of all badges, also of the items in the bar (BNAV-15).
  const badge = items.reduce((sum, item) => sum + item.badge, 0)
  const moreItem = { ...more, label: 'nav.more', counted: 'nav.waiting', badge, staysInSight: false }
  return { shown: [...items.slice(0, maxItems - 1), moreItem], overflow: items.slice(maxItems - 1) }
}

const readMaxItems = () => maxItemsAt(windowSize().width)

/** The items that are offered to this guest, split for the window's width (BNAV-11 to BNAV-15). */
export function useNavItems() {
  const items = useOfferedItems()
  const maxItems = useSyncExternalStore(watchWindowSize, readMaxItems)
  return split(items, maxItems, { screen: 'moreNav', to: morePath })
}
