import * as v from 'valibot'
import {
  isGroup,
  type RetailContent,
  type RetailEntryOnWire,
  RetailGroup,
  RetailItem,
} from '../../contract/shop.ts'
import { type Catalogue, isEmpty, type ShopGroup } from './catalogue.ts'

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
