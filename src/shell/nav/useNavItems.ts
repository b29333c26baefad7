import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { pathOf } from '../../domains/addresses.ts'
import { selectCartQuantity } from '../../domains/shop/cart/slice.ts'
import { limitAt, type NavItem, split } from './items.ts'

const watchWidth = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The items that the guest's stay has, in their order, and how this width splits them (BNAV-03 to BNAV-15). */
export function useNavItems() {
  const inCart = useSelector(selectCartQuantity)
  const limit = useSyncExternalStore(watchWidth, () => limitAt(window.innerWidth))
  return useMemo(() => {
    const items: NavItem[] = [{ screen: 'home', to: '/', label: 'nav.home', badge: 0 }]
    if (inCart > 0)
      items.push({ screen: 'shopCart', to: pathOf('shopCart'), label: 'nav.cart', badge: inCart })
    return { items, moreBadge: inCart, ...split(items, limit) }
  }, [inCart, limit])
}
