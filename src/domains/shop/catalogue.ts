import * as v from 'valibot'
import { unreadable } from '../../contract/money.ts'
import {
  isGroup,
  type RetailContent,
  type RetailEntryOnWire,
  RetailGroup,
  RetailItem,
  type SubItem,
} from '../../contract/shop.ts'
import { toDecimal, toMinor } from '../../core/money.ts'

/** A group of the shop with its subgroups and items. The shop's own list is the group `root`. */
export interface ShopGroup {
  id: string
  title: string
  picture: string
  groups: ShopGroup[]
  items: RetailItem[]
}

/** The content of a shop, in one language. Title and description are empty if the hotel gives none. */
export interface Catalogue {
  title: string
  description: string
  root: ShopGroup
}

/** Returns the groups of a path of ids, from the top down, up to the first unknown id (SHOP-03). */
export function followPath(root: ShopGroup, ids: readonly string[]): ShopGroup[] {
  const path: ShopGroup[] = []
  for (const id of ids) {
    const next = (path[path.length - 1] ?? root).groups.find((group) => group.id === id)
    if (!next) break
    path.push(next)
  }
  return path
}

/** Every item of a group and of the groups in it, in the order in which they are shown; each once. */
export function allItems(group: ShopGroup): RetailItem[] {
  const known = new Set<string>()
  return [...group.items, ...group.groups.flatMap(allItems)].filter(
    ({ id }) => known.size < known.add(id).size,
  )
}

export const findItem = ({ root }: Catalogue, id: string): RetailItem | undefined =>
  allItems(root).find((item) => item.id === id)

/** The picture of a group, else that of its first item that has one. */
export function pictureOf(group: ShopGroup): string {
  if (group.picture) return group.picture
  return allItems(group).find((item) => item.shop_item_image)?.shop_item_image ?? ''
}

export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** A vegan dish is vegetarian, too. */
export const isOfDiet = ({ marks }: Pick<RetailItem, 'marks'>, diet: Diet): boolean =>
  marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan'))

export const isEmpty = ({ groups, items }: ShopGroup) => groups.length === 0 && items.length === 0

/** Returns the group with only the items of a diet, without subgroups that have none. */
export function groupOfDiet(group: ShopGroup, diet: Diet): ShopGroup {
  return {
    ...group,
    groups: group.groups.map((child) => groupOfDiet(child, diet)).filter((child) => !isEmpty(child)),
    items: group.items.filter((item) => isOfDiet(item, diet)),
  }
}

/**
 * Converts the hotel's tree to a catalogue, or to null if it has no item at all (SHOP-15, SHOP-17, SHOP-20). It yields
 * at every entry, so that a large shop does not block the main thread. Invalid entries are left out.
 */
export function* readCatalogue(content: RetailContent): Generator<void, Catalogue | null> {
  const root = yield* readGroup('root', '', '', content.retail_items)
  const texts = content.template_data?.template_items ?? []
  const catalogue = {
    title: texts[0]?.value.trim() ?? '',
    description: texts[1]?.value.trim() ?? '',
    root,
  }
  // Frozen, because the store would freeze all of it, entry by entry, but skips an object that is frozen already.
  return isEmpty(root) ? null : Object.freeze(catalogue)
}

function* readGroup(
  id: string,
  title: string,
  picture: string,
  entries: readonly RetailEntryOnWire[],
): Generator<void, ShopGroup> {
  const group: ShopGroup = { id, title, picture, groups: [], items: [] }
  // What a hotel repeats within a group is listed once.
  const [groupIds, itemIds] = [new Set<string>(), new Set<string>()]
  for (const entry of entries) {
    yield
    if (isGroup(entry)) {
      const read = v.safeParse(RetailGroup, entry)
      if (!read.success || groupIds.has(read.output.id)) continue
      groupIds.add(read.output.id)
      const { id: inner, shop_item_title, shop_item_image, retail_items } = read.output
      const child = yield* readGroup(inner, shop_item_title, shop_item_image, retail_items)
      if (!isEmpty(child)) group.groups.push(child)
    } else {
      const read = v.safeParse(RetailItem, entry)
      if (!read.success || itemIds.has(read.output.id)) continue
      itemIds.add(read.output.id)
      group.items.push(read.output)
    }
  }
  return group
}

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
