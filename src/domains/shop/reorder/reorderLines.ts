import type { RetailItem } from '../../../contract/shop.ts'
import type { NewLine } from '../cart/cart.ts'
import {
  allItems,
  type Catalogue,
  isSold,
  itemPrice,
  piecesMinor,
  subItemPrice,
  unitMinor,
} from '../catalogue.ts'
import { chosenOf, type Selection, selectionOf } from '../flow.ts'

import type { PastOrder } from './slice.ts'

/** A line of an earlier order and whether it is available today. */
export type ReorderLine =
  | { availability: 'gone'; line: NewLine }
  /** It is on offer, but not with these choices. */
  | { availability: 'changed'; line: NewLine; item: RetailItem }
  | {
      availability: 'offered'
      line: NewLine
      item: RetailItem
      selection: Selection
      /** Price of one piece with its choices, in minor units: today, and when it was ordered. */
      unit: number
      before: number
      /** Price of all pieces today, in minor units. */
      total: number
    }

/** Returns the order as it is available today: known items, the same choices, today's texts and prices. */
export function reorderLines(order: PastOrder, catalogue: Catalogue, fractionCount: number): ReorderLine[] {
  const items = new Map(allItems(catalogue.root).map((item) => [item.id, item]))
  return order.lines.map((line): ReorderLine => {
    const item = items.get(line.id)
    if (!item || !isSold(item)) return { availability: 'gone', line }
    const selection = selectionOf(line.sub_items, item.purchase_flow)
    if (!selection) return { availability: 'changed', line, item }
    const today = chosenOf(selection, item.purchase_flow).map(subItemPrice)
    const then = line.sub_items.map(({ price }) => price)
    return {
      availability: 'offered',
      line,
      item,
      selection,
      unit: unitMinor(itemPrice(item), today, fractionCount),
      before: unitMinor(line.price, then, fractionCount),
      total: piecesMinor(line.quantity, itemPrice(item), today, fractionCount),
    }
  })
}
