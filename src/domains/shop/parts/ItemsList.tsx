import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RetailItem } from '../../../contract/shop.ts'
import { useVirtualRows } from '../../../ui/windowed/useWindowed.ts'
import { type CartState, cartSlice, selectItemQuantities } from '../cart/slice.ts'
import { useProductLinks } from '../history/useProductLinks.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { ItemList, ItemRoom } from './itemStyle.ts'

const windowed = { first: 6, step: 4, estimate: 124 }

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

/** Things on offer, as rows or cards. */
export function ItemsList({ shopId, shopTitle, path, find = '', items, labelledBy }: ItemsListProps) {
  const quantities = useSelector((state: { [cartSlice.reducerPath]: CartState }) =>
    selectItemQuantities(state, shopId),
  )
  const list = useRef<HTMLUListElement>(null)
  const { from, to, before, after } = useVirtualRows(items, list, windowed)
  const isLong = items.length > windowed.first
  const { hrefOf, handleClick } = useProductLinks(shopId, path, find)
  return (
    <ItemList ref={list} aria-labelledby={labelledBy} data-tour="shop-items" onClick={handleClick}>
      {before > 0 && <ItemRoom aria-hidden="true" data-coming="" style={{ height: before }} />}
      {items.slice(from, to).map((item, at) => (
        <ItemEntry
          key={item.id}
          shopId={shopId}
          shopTitle={shopTitle}
          item={item}
          quantity={quantities[item.id] ?? 0}
          href={hrefOf(item.id)}
          place={isLong ? from + at + 1 : undefined}
          placesInAll={isLong ? items.length : undefined}
        />
      ))}
      {after > 0 && <ItemRoom aria-hidden="true" data-coming="" style={{ height: after }} />}
    </ItemList>
  )
}
