import type { SubItem } from '../../contract/shop.ts'
import { toDecimal, toMinor } from '../../core/money.ts'

/** Finer than any currency: two decimals are added without binary drift, whatever the property's precision. */
const exact = 6

/** A sub-item's price: its own plus its difference where it has one (SHOP-27, ORD-06). */
export const subItemPrice = ({
  sub_item_price,
  sub_item_price_diff,
}: Pick<SubItem, 'sub_item_price' | 'sub_item_price_diff'>): number =>
  toDecimal(toMinor(sub_item_price, exact) + toMinor(sub_item_price_diff, exact), exact)

/** What one piece costs with its choices, in minor units. An item without a price counts 0 (SHOP-18). */
export function unitMinor(price: number | null, choices: readonly number[], fractionCount: number): number {
  return choices.reduce(
    (sum, choice) => sum + toMinor(choice, fractionCount),
    toMinor(price ?? 0, fractionCount),
  )
}
