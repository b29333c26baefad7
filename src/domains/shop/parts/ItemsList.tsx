import { useRef } from 'react'
import type { RetailItem } from '../../../contract/shop.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { useVirtualRows } from '../../../ui/virtualRows/useVirtualRows.ts'
import { VirtualSpacer } from '../../../ui/virtualRows/VirtualSpacer.tsx'
import { selectItemQuantities } from '../cart/slice.ts'
import { useProductLinks } from '../history/useProductLinks.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { ItemList } from './itemStyle.ts'

const virtualRows = { initialItems: 6, rowsPerRender: 4, estimatedRowHeightPx: 124 }

interface ItemsListProps {
  shopId: number
  /** Title as the hotel gives it; may be empty. */
  shopTitle: string
  /** Ids of the open groups. */
  path: readonly string[]
  /** Search term by which the items were found. */
  find?: string
  items: readonly RetailItem[]
  labelledBy: string | undefined
}

/** A list of items, as rows or cards. */
export function ItemsList({ shopId, shopTitle, path, find = '', items, labelledBy }: ItemsListProps) {
  const quantities = useSelectorWith(selectItemQuantities, shopId)
  const list = useRef<HTMLUListElement>(null)
  const { from, to, heightBeforePx, heightAfterPx } = useVirtualRows(items, list, virtualRows)
  const isLong = items.length > virtualRows.initialItems
  const { hrefOf, handleClick } = useProductLinks(shopId, path, find)
  return (
    <ItemList ref={list} aria-labelledby={labelledBy} data-tour="shop-items" onClick={handleClick}>
      <VirtualSpacer heightPx={heightBeforePx} />
      {items.slice(from, to).map((item, at) => (
        <ItemEntry
          key={item.id}
          shopId={shopId}
          shopTitle={shopTitle}
          item={item}
          quantity={quantities[item.id] || 0}
          href={hrefOf(item.id)}
          place={isLong ? from + at + 1 : undefined}
          placesInAll={isLong ? items.length : undefined}
        />
      ))}
      <VirtualSpacer heightPx={heightAfterPx} />
    </ItemList>
  )
}
