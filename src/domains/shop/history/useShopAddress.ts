import { useSelector } from 'react-redux'
import { type MenuEntry, selectMenu } from '../../menu/slice.ts'
import { selectCurrentShop } from '../slice.ts'
import { listAddress } from './addresses.ts'

/** In-app path of the shop that the guest was in last, else of the first shop in the hotel's menu. */
export function useShopAddress(): string {
  const current = useSelector(selectCurrentShop)
  const menu = useSelector(selectMenu)
  return current === null ? (firstShop(menu) ?? '/') : listAddress(current)
}

function firstShop(menu: readonly MenuEntry[]): string | null {
  for (const { outcome, submenu } of menu) {
    if (outcome.kind === 'open' && outcome.screen === 'shop') return outcome.to
    const inside = firstShop(submenu)
    if (inside) return inside
  }
  return null
}
