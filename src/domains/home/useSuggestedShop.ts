import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useMountedAt } from '../../core/time/useNow.ts'
import { selectMenu } from '../menu/slice.ts'
import { useShopOfTheHour } from '../shop/useShopOfTheHour.ts'
import { type MenuShop, menuShops } from './menuShops.ts'

/** The shop of the menu that suits the hour; null if none does, undefined while it is unknown (FIND-04). */
export function useSuggestedShop(): MenuShop | null | undefined {
  const menu = useSelector(selectMenu)
  const now = useMountedAt()
  const shops = useMemo(() => menuShops(menu), [menu])
  const id = useShopOfTheHour(
    shops.map((shop) => shop.id),
    now,
  )
  return id == null ? id : (shops.find((shop) => shop.id === id) ?? null)
}
