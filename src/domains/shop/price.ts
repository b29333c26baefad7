import { unreadable } from '../../contract/money.ts'
import type { RetailItem, SubItem } from '../../contract/shop.ts'
import { toDecimal, toMinor } from '../../core/money.ts'

/** More decimals than any currency has, so that sums of decimals have no binary rounding error at any precision. */
const exact = 6

type SubItemPrices = Pick<SubItem, 'sub_item_price' | 'sub_item_price_diff'>

/** An item whose price cannot be read is not sold (REAL-09); one without a price is. */
export const isSold = ({ shop_item_price }: Pick<RetailItem, 'shop_item_price'>): boolean =>
  shop_item_price !== unreadable

/** A sub-item of which either price cannot be read cannot be chosen (REAL-09). */
export const isSubItemSold = ({ sub_item_price, sub_item_price_diff }: SubItemPrices): boolean =>
  sub_item_price !== unreadable && sub_item_price_diff !== unreadable

/** An item's price; null if it has none, or is not sold. */
export const itemPrice = ({ shop_item_price }: Pick<RetailItem, 'shop_item_price'>): number | null =>
  shop_item_price === unreadable ? null : shop_item_price

const part = (price: SubItem['sub_item_price']) => (price === unreadable ? 0 : toMinor(price, exact))

/** The price of a sub-item that is sold: its own plus its difference where it has one (SHOP-27, ORD-06). */
export const subItemPrice = ({ sub_item_price, sub_item_price_diff }: SubItemPrices): number =>
  toDecimal(part(sub_item_price) + part(sub_item_price_diff), exact)

/**
 * What a number of pieces costs with their choices, in minor units. An item without a price counts 0 (SHOP-18).
 *
 * The one rule of rounding (PRC-06): an order's total is the plain sum of amount x price over its entries (ORD-05), so
 * each entry (the item, each chosen sub-item) is rounded once, after it was multiplied. 2 x 26.325 is 52.65; a price
 * that was rounded before would make it 52.66, which is not what the hotel charges.
 */
export function piecesMinor(
  quantity: number,
  price: number | null,
  choices: readonly number[],
  fractionCount: number,
): number {
  const entry = (decimal: number) =>
    toMinor(toDecimal(toMinor(decimal, exact) * quantity, exact), fractionCount)
  return choices.reduce((sum, choice) => sum + entry(choice), entry(price || 0))
}

/** What one piece costs with its choices, in minor units. */
export const unitMinor = (price: number | null, choices: readonly number[], fractionCount: number): number =>
  piecesMinor(1, price, choices, fractionCount)

/** What one piece costs with its choices, as a decimal. */
export const unitPrice = (price: number | null, choices: readonly number[]): number =>
  toDecimal(unitMinor(price, choices, exact), exact)
