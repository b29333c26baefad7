import { type MouseEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RetailItem } from '../../../contract/shop.ts'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import { basePath } from '../../../core/routing/paths.ts'
import { withoutGuest } from '../../../core/routing/query.ts'
import { encodeSegment } from '../../../core/routing/segment.ts'
import { useHistory } from '../../../core/routing/useHistory.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { VisuallyHidden } from '../../../ui/screenReader.tsx'
import { useVirtualRows, VirtualSpacer } from '../../../ui/virtualRows/useVirtualRows.tsx'
import { useSessionHref } from '../../navigation/useSessionHref.ts'
import { maxQuantity } from '../cart/cart.ts'
import { itemCounted, selectItemQuantities } from '../cart/slice.ts'
import { isSold, itemPrice, unitMinor } from '../catalogue.ts'
import { hasFlow } from '../flow.ts'
import { aboveList, productAddress } from '../history.ts'
import { ItemBox, ItemLink, ItemList } from './itemStyle.ts'
import { CountButton, dietOf, Marks, quantityDialog, usePrices } from './ShopParts.tsx'

interface ItemCounterProps {
  shopId: number
  shopTitle: string
  item: RetailItem
  quantity: number
}

/** The quantity of an item in the cart, which the guest can change in the list. The number opens the dialog. */
function ItemCounter({ shopId, shopTitle, item, quantity }: ItemCounterProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const name = { item: item.shop_item_title }
  const count = (wanted: number) => dispatch(itemCounted({ shopId, shopTitle, item, quantity: wanted }))
  return (
    <>
      <Stepper
        label={t('shop.quantityOf', name)}
        labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
        value={quantity}
        max={maxQuantity}
        onChange={count}
        text={<CountButton count={quantity} onClick={() => setOpen(true)} />}
        folds
      />
      {isOpen && (
        <LazyPart
          module={quantityDialog}
          props={{
            title: item.shop_item_title,
            start: quantity || 1,
            min: 0,
            onChosen: count,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  )
}

interface ItemEntryProps {
  shopId: number
  shopTitle: string
  item: RetailItem
  /** Quantity of the item in the cart. */
  quantity: number
  /** Path of the item's product; the list handles the click. */
  href: string
  /** Position of the item, for screen readers, in a list of which only a part is rendered. */
  place: number | undefined
  placesInAll: number | undefined
}

/** One item of a list. Without choices it is added directly (SHOP-29), otherwise its product opens. */
const ItemEntry = memo(function ItemEntry(props: ItemEntryProps) {
  const { shopId, shopTitle, item, quantity, href, place, placesInAll } = props
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const takesChoice = hasFlow(item)
  const price = itemPrice(item)
  const isOffered = isSold(item)
  const diet = dietOf(item.marks)
  return (
    <ItemBox aria-posinset={place} aria-setsize={placesInAll}>
      <ItemLink href={href} className="press" tabIndex={0}>
        <span data-part="words">
          <span data-part="title" dir="auto">
            {item.shop_item_title}
          </span>
          {item.shop_item_text && (
            <span data-part="text" dir="auto">
              {item.shop_item_text}
            </span>
          )}
          <span data-part="foot" data-counted={!takesChoice && quantity > 0 ? '' : undefined}>
            {price !== null && (
              <span data-part="price">
                <Price>{write(unitMinor(price, [], fractionCount))}</Price>
              </span>
            )}
            {!isOffered && <span data-part="price">{t('vod.notForSale')}</span>}
            <Marks marks={diet} />
          </span>
        </span>
        <span data-part="picture">
          <Picture src={item.shop_item_image} alt="" colour={item.shop_item_colour || undefined} />
        </span>
        {takesChoice && quantity > 0 && (
          <VisuallyHidden>{t('shop.inCart', { count: quantity })}</VisuallyHidden>
        )}
      </ItemLink>
      {isOffered && (
        <span data-part="control">
          {takesChoice ? (
            <span data-part="sign" aria-hidden="true" data-chosen={quantity > 0 ? '' : undefined}>
              {quantity > 0 ? quantity : <Glyph name="plus" />}
            </span>
          ) : (
            <ItemCounter shopId={shopId} shopTitle={shopTitle} item={item} quantity={quantity} />
          )}
        </span>
      )}
    </ItemBox>
  )
})

/** Placeholder for an item's id in the path from which all links of a list are built. */
const anyId = '0'

/**
 * The links of a list to its products: plain links, whose clicks the list handles. Hundreds of links that each
 * subscribe to the router would all re-render with every navigation.
 */
function useProductLinks(shopId: number, path: readonly string[], find: string) {
  const history = useHistory()
  const sessionHref = useSessionHref()
  const inApp = withoutGuest(sessionHref(productAddress(shopId, anyId, path, find)))
  const href = basePath + inApp

  const hrefOf = useMemo(() => {
    const [before = '', query] = href.split('?')
    return (id: string) =>
      before.slice(0, -anyId.length) + encodeSegment(id) + (query === undefined ? '' : `?${query}`)
  }, [href])

  const handleClick = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || isForNewTab(event)) return
      event.preventDefault()
      history.go((link.getAttribute('href') ?? '').slice(basePath.length), {
        state: aboveList,
        withSessionParams: true,
      })
    },
    [history],
  )
  return { hrefOf, handleClick }
}

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
