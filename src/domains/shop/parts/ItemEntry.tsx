import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RetailItem } from '../../../contract/shop.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { hasFlow } from '../flow.ts'
import { isSold, itemPrice, unitMinor } from '../price.ts'
import { ItemCounter } from './ItemCounter.tsx'
import { ItemBox, ItemLink } from './itemStyle.ts'
import { dietOf, Marks } from './Marks.tsx'
import { usePrices } from './usePrices.ts'

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
export const ItemEntry = memo(function ItemEntry(props: ItemEntryProps) {
  const { shopId, shopTitle, item, quantity, href, place, placesInAll } = props
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const takesChoice = hasFlow(item)
  const price = itemPrice(item)
  const isOffered = isSold(item)
  const diet = dietOf(item.marks)
  return (
    <ItemBox aria-posinset={place} aria-setsize={placesInAll}>
      <ItemLink href={href} LinkComponent="a">
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
