import { useSyncExternalStore } from 'react'
import { useOfferedItems } from '../../domains/navigation/useOfferedItems.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { maxItemsAt, split } from './items.ts'
import { morePath } from './paths.ts'

const readMaxItems = () => maxItemsAt(windowSize().width)

/** The items that are offered to this guest, split for the window's width (BNAV-11 to BNAV-15). */
export function useNavItems() {
  const items = useOfferedItems()
  const maxItems = useSyncExternalStore(watchWindowSize, readMaxItems)
  return split(items, maxItems, { screen: 'moreNav', to: morePath })
}
