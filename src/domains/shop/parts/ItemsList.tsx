import { useSelector } from 'react-redux'
import type { RetailItem } from '../../../contract/shop.ts'
import { useSlices } from '../../../ui/useSlices.ts'
import { type CartState, cartSlice, selectItemQuantities } from '../cart/slice.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { ItemList, ItemRest } from './itemStyle.ts'
import { useProductLinks } from './useProductLinks.ts'

const slices = { first: 6, step: 6, idle: 48 }

interface ItemsListProps {
  shopId: number
  /** As the hotel gives it. */
  shopTitle: string
  /** The groups that it is shown in. */
  path: readonly string[]
  /** What it was found by. */
  find?: string
  items: readonly RetailItem[]
  labelledBy: string | undefined
}

/** Things on offer, as rows or cards. A long list is drawn bit by bit, its whole length kept from the start. */
export function ItemsList({ shopId, shopTitle, path, find = '', items, labelledBy }: ItemsListProps) {
  const quantities = useSelector((state: { [cartSlice.reducerPath]: CartState }) =>
    selectItemQuantities(state, shopId),
  )
  const [count, rest] = useSlices<HTMLLIElement>(items, slices)
  const { hrefOf, handleClick } = useProductLinks(shopId, path, find)
  const missing = items.length - count
  return (
    <ItemList aria-labelledby={labelledBy} data-tour="shop-items" onClick={handleClick}>
      {items.slice(0, count).map((item) => (
        <ItemEntry
          key={item.id}
          shopId={shopId}
          shopTitle={shopTitle}
          item={item}
          quantity={quantities[item.id] ?? 0}
          href={hrefOf(item.id)}
        />
      ))}
      {missing > 0 && <ItemRest ref={rest} aria-hidden="true" style={{ '--missing': missing }} />}
    </ItemList>
  )
}
