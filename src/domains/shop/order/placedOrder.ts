import { toDecimal } from '../../../core/money.ts'
import type { PlacedOrder } from '../../orders/slice.ts'
import { type CartLine, totalMinor } from '../cart/cart.ts'
import type { Receipt } from './orderState.ts'

/** The data of an accepted order that the guest can track. */
export const placedOrder = (
  { shopId, title, deliveryTime, place, where }: Receipt,
  lines: readonly CartLine[],
  fractionCount: number,
): Omit<PlacedOrder, 'orderId' | 'sentAt'> => ({
  shopId,
  shopTitle: title,
  deliveryTime,
  place,
  where,
  lines: lines.map(({ shop_item_title, quantity, sub_items }) => ({
    title: shop_item_title,
    quantity,
    choices: sub_items.map(({ sub_item_title }) => sub_item_title),
  })),
  total: toDecimal(totalMinor(lines, fractionCount), fractionCount),
})
