import Button from '@mui/material/Button'
import { type MouseEvent, useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { RetailItem } from '../../../contract/shop.ts'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { type CartState, cartSlice, selectItemQuantities } from '../cart/slice.ts'
import { allItems, type ShopGroup } from '../catalogue.ts'
import { listAddress } from '../groups.ts'
import { ItemEntry } from './ItemEntry.tsx'
import { isForNewTab } from './isForNewTab.ts'
import { ItemList } from './itemStyle.ts'

interface GroupViewProps {
  shopId: number
  /** As the hotel gives it. */
  shopTitle: string
  group: ShopGroup
  path: readonly string[]
  onOpen: (path: readonly string[]) => void
}

/** How much of a group its parent shows; a group that is hardly longer is shown whole. */
const shown = 4
const wholeUpTo = 6

/** What is in a group: its own items, and a taste of each group inside. */
export function GroupView({ group, onOpen, ...place }: GroupViewProps) {
  const id = useId()
  const isNamed = place.path.length > 0 && group.items.length > 0
  return (
    <>
      {isNamed && <SectionTitle id={id}>{group.title}</SectionTitle>}
      {group.items.length > 0 && (
        <Items {...place} items={group.items} labelledBy={isNamed ? id : undefined} />
      )}
      {group.groups.map((child) => (
        <Section key={child.id} {...place} group={child} onOpen={onOpen} />
      ))}
    </>
  )
}

function Section({ group, onOpen, ...place }: GroupViewProps) {
  const { t } = useTranslation()
  const id = useId()
  const items = useMemo(() => allItems(group), [group])
  const isWhole = items.length <= wholeUpTo
  const path = [...place.path, group.id]
  const handleAll = (event: MouseEvent) => {
    if (isForNewTab(event)) return
    event.preventDefault()
    onOpen(path)
  }
  const all = !isWhole && (
    <Button href={listAddress(place.shopId, path)} aria-describedby={id} onClick={handleAll}>
      {t('shop.showAll', { count: items.length })}
    </Button>
  )
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} action={all}>
        {group.title}
      </SectionTitle>
      <Items {...place} items={isWhole ? items : items.slice(0, shown)} labelledBy={id} />
    </section>
  )
}

/** A long list is drawn in two steps, the second without holding up the guest. */
const atOnce = 24

interface ItemsProps extends Omit<GroupViewProps, 'group' | 'onOpen'> {
  items: readonly RetailItem[]
  labelledBy: string | undefined
}

function Items({ shopId, shopTitle, path, items, labelledBy }: ItemsProps) {
  const quantities = useSelector((state: { [cartSlice.reducerPath]: CartState }) =>
    selectItemQuantities(state, shopId),
  )
  const drawn = useDeferredValue(items, items.slice(0, atOnce))
  const found = path.join()
  return (
    <ItemList aria-labelledby={labelledBy} data-tour="shop-items">
      {drawn.map((item) => (
        <ItemEntry
          key={item.id}
          shopId={shopId}
          shopTitle={shopTitle}
          item={item}
          quantity={quantities[item.id] ?? 0}
          foundIn={found}
        />
      ))}
    </ItemList>
  )
}
