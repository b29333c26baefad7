import type { RetailItem, SubItem } from '../../../contract/shop.ts'
import {
  allItems,
  type Catalogue,
  isSold,
  itemPrice,
  piecesMinor,
  subItemPrice,
  unitPrice,
} from '../catalogue.ts'
import { chosenOf, offeredOf, type Selection, selectionOf } from '../flow.ts'
import { orderable } from './orderable.ts'

export interface CartSubItem {
  sub_item_id: string
  sub_item_title: string
  /** Includes the price difference; a decimal. */
  price: number
}

/**
 * Why a line cannot be ordered as it is: the item is no longer on offer, is not sold at the moment, or no longer has these
 * choices.
 */
export const unavailabilities = ['gone', 'unsold', 'changed'] as const

/** A line of the cart, with everything that is needed to show and order it, also after a reload (CART-02). */
export interface CartLine {
  cartId: number
  id: string
  item_id: string
  shopId: number
  quantity: number
  shop_item_title: string
  shop_item_image: string
  /** Price of one piece without its choices; null if the hotel gives no price. */
  price: number | null
  sub_items: CartSubItem[]
  /** Left out of the total and of the order, until the guest removes it. */
  unavailable?: (typeof unavailabilities)[number] | undefined
  /** Price of one piece with its choices when the guest has put it in; only if it is another one now. */
  priceBefore?: number | undefined
}

/** Maximum quantity of one item (GEN-08). */
export const maxQuantity = 99
const capped = (quantity: number) => Math.min(maxQuantity, Math.max(0, Math.floor(quantity)))

export type NewLine = Omit<CartLine, 'cartId'>

const cartSubItem = (sub: SubItem): CartSubItem => ({
  sub_item_id: sub.sub_item_id,
  sub_item_title: sub.sub_item_title,
  price: subItemPrice(sub),
})

export function lineOf(shopId: number, item: RetailItem, selection: Selection, quantity: number): NewLine {
  return {
    id: item.id,
    item_id: item.item_id || item.id,
    shopId,
    quantity: isSold(item) ? capped(quantity) : 0,
    shop_item_title: item.shop_item_title,
    shop_item_image: item.shop_item_image,
    price: itemPrice(item),
    sub_items: chosenOf(selection, item.purchase_flow).map(cartSubItem),
  }
}

/** Includes the titles, because ids of sub-items may be unique within their group only. */
const choicesOf = ({ sub_items }: NewLine): string =>
  sub_items
    .map(({ sub_item_id, sub_item_title }) => `${sub_item_id} ${sub_item_title}`)
    .sort()
    .join()

/** Whether two lines have the same item of the same shop with the same choices, in any order (CART-05, CART-06). */
export const isSame = (a: NewLine, b: NewLine): boolean =>
  a.shopId === b.shopId && a.id === b.id && choicesOf(a) === choicesOf(b)

/**
 * Adds a line to the cart. A line of the same item takes over the quantity and keeps its place and number; the new line
 * is dropped then (CART-04 to CART-07).
 */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  if (line.quantity < 1) return [...lines]
  const older = lines.find((candidate) => isSame(candidate, line))
  if (!older) return [...lines, line]
  const quantity = capped(older.quantity + line.quantity)
  // What is added is on offer, whatever became of the older line.
  const merged = { ...older, quantity, unavailable: undefined }
  return lines.map((candidate) => (candidate === older ? merged : candidate))
}

/** Sets the quantity of a line; 0 removes the line (CART-08). */
export function withQuantity(lines: readonly CartLine[], cartId: number, quantity: number): CartLine[] {
  const wanted = capped(quantity)
  if (wanted === 0) return lines.filter((line) => line.cartId !== cartId)
  return lines.map((line) => (line.cartId === cartId ? { ...line, quantity: wanted } : line))
}

/** Removes the ordered pieces; pieces that were added to a line in the meantime stay (ORD-21). */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly Pick<CartLine, 'cartId' | 'quantity'>[],
): CartLine[] {
  return ordered.reduce<CartLine[]>(
    (rest, { cartId, quantity }) => {
      const line = rest.find((candidate) => candidate.cartId === cartId)
      return line ? withQuantity(rest, cartId, line.quantity - quantity) : rest
    },
    [...lines],
  )
}

export const quantityOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The price of a line, in minor units. */
export function lineMinor(line: CartLine, fractionCount: number): number {
  const choices = line.sub_items.map(({ price }) => price)
  return piecesMinor(line.quantity, line.price, choices, fractionCount)
}

/** The total of the lines that can be ordered, in minor units. */
export const totalMinor = (lines: readonly CartLine[], fractionCount: number): number =>
  orderable(lines).reduce((sum, line) => sum + lineMinor(line, fractionCount), 0)

const unitOf = ({ price, sub_items }: NewLine) =>
  unitPrice(
    price,
    sub_items.map((sub) => sub.price),
  )

/** The line with the prices of today's item and choices, and with the price that the guest knows if it has changed. */
function withPricesOf(line: CartLine, item: RetailItem): CartLine {
  const offered = offeredOf(line.sub_items, item.purchase_flow)
  const now = {
    ...line,
    price: itemPrice(item),
    sub_items: line.sub_items.map((sub, at) => (offered[at] ? cartSubItem(offered[at]) : sub)),
  }
  const known = line.priceBefore ?? unitOf(line)
  return { ...now, priceBefore: known === unitOf(now) ? undefined : known }
}

/**
 * Updates the shop's lines with the texts and prices of a newly loaded catalogue: the guest may have changed the
 * language, the hotel its prices. A line that can no longer be ordered as it is stays, and says why (REAL-11).
 */
export function refreshed(lines: readonly CartLine[], shopId: number, catalogue: Catalogue): CartLine[] {
  const items = new Map(allItems(catalogue.root).map((item) => [item.id, item]))
  return lines.map((line) => {
    if (line.shopId !== shopId) return line
    const item = items.get(line.id)
    if (!item) return { ...line, unavailable: 'gone' }
    const { shop_item_title, shop_item_image } = item
    const named = { ...line, shop_item_title, shop_item_image }
    if (!isSold(item)) return { ...named, unavailable: 'unsold' }
    const areSame = selectionOf(line.sub_items, item.purchase_flow) !== null
    return { ...withPricesOf(named, item), unavailable: areSame ? undefined : 'changed' }
  })
}
