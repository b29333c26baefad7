import type { Order } from '../../../contract/shop.ts'
import { toDecimal } from '../../../core/money.ts'
import type { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { type CartLine, totalMinor } from '../cart/cart.ts'
import type { CartShop } from '../parts/CartLines.tsx'

const ordered = ({ shop_item_title, quantity, sub_items }: CartLine) => ({
  title: shop_item_title,
  quantity,
  choices: sub_items.map(({ sub_item_title }) => sub_item_title),
})

/** What the guest is shown of an order that the hotel has accepted, and what is kept of it. */
export const placedOrder = (
  { shop_id: shopId, delivery_time: deliveryTime }: Order,
  { title: shopTitle, lines }: Pick<CartShop, 'title' | 'lines'>,
  told: Pick<PlacedOrder, 'orderId' | 'place' | 'where' | 'sentAt'>,
  fractionCount: number,
): PlacedOrder => ({
  ...told,
  shopId,
  shopTitle,
  deliveryTime,
  lines: lines.map(ordered),
  total: toDecimal(totalMinor(lines, fractionCount), fractionCount),
})
