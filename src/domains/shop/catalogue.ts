import * as v from 'valibot'
import {
  isGroup,
  type RetailContent,
  type RetailEntryOnWire,
  RetailGroup,
  RetailItem,
} from '../../contract/shop.ts'

/** A group of the shop with what is in it. The shop's own list is the group `root`. */
export interface ShopGroup {
  id: string
  title: string
  picture: string
  groups: ShopGroup[]
  items: RetailItem[]
}

/** What a shop offers, in one language. Title and description are empty where the hotel gives none. */
export interface Catalogue {
  title: string
  description: string
  root: ShopGroup
}

/**
 * Reads the hotel's tree as the app shows it, or null where it holds no item at all (SHOP-15, SHOP-17, SHOP-20). It
 * may be stopped after every entry, so that a large shop does not hold up the guest. What cannot be read is left out.
 */
export function* readCatalogue(content: RetailContent): Generator<void, Catalogue | null> {
  const root = yield* readGroup('root', '', '', content.retail_items)
  const texts = content.template_data?.template_items ?? []
  const catalogue = {
    title: texts[0]?.value.trim() ?? '',
    description: texts[1]?.value.trim() ?? '',
    root,
  }
  // The store would freeze all of it, entry by entry; what is frozen already it takes as it is.
  return isEmpty(root) ? null : Object.freeze(catalogue)
}

function* readGroup(
  id: string,
  title: string,
  picture: string,
  entries: readonly RetailEntryOnWire[],
): Generator<void, ShopGroup> {
  const group: ShopGroup = { id, title, picture, groups: [], items: [] }
  for (const entry of entries) {
    yield
    if (isGroup(entry)) {
      const read = v.safeParse(RetailGroup, entry)
      if (!read.success) continue
      const { id: inner, shop_item_title, shop_item_image, retail_items } = read.output
      const child = yield* readGroup(inner, shop_item_title, shop_item_image, retail_items)
      if (!isEmpty(child)) group.groups.push(child)
    } else {
      const read = v.safeParse(RetailItem, entry)
      if (read.success) group.items.push(read.output)
    }
  }
  return group
}

const isEmpty = ({ groups, items }: ShopGroup) => groups.length === 0 && items.length === 0

/** The groups that a list of ids names, from the top down; it ends before the first id that is unknown (SHOP-03). */
export function followPath(root: ShopGroup, ids: readonly string[]): ShopGroup[] {
  const path: ShopGroup[] = []
  for (const id of ids) {
    const next = (path[path.length - 1] ?? root).groups.find((group) => group.id === id)
    if (!next) break
    path.push(next)
  }
  return path
}

/** Every item of a group and of the groups in it, in the order in which they are shown. */
export function allItems(group: ShopGroup): RetailItem[] {
  return [...group.items, ...group.groups.flatMap(allItems)]
}

export const findItem = ({ root }: Catalogue, id: string): RetailItem | undefined =>
  allItems(root).find((item) => item.id === id)

/** A group's picture, or that of the first thing in it. */
export function pictureOf(group: ShopGroup): string {
  if (group.picture) return group.picture
  return allItems(group).find((item) => item.shop_item_image)?.shop_item_image ?? ''
}
