/** Builds data of a shop for tests: the given properties, and usual values for the others. */
import * as v from 'valibot'
import { FlowGroup, RetailContent, RetailItem, SubItem } from '../../../src/contract/shop.ts'
import type { CartLine } from '../../../src/domains/shop/cart/cart.ts'
import { type Catalogue, readCatalogue } from '../../../src/domains/shop/catalogue.ts'

export const anItem = (given: Partial<v.InferInput<typeof RetailItem>> = {}) =>
  v.parse(RetailItem, { id: 101, item_id: '101', shop_item_title: 'Burger', shop_item_price: 14.5, ...given })

export const aSubItem = (id: number, given: Partial<v.InferInput<typeof SubItem>> = {}) =>
  v.parse(SubItem, { sub_item_id: id, sub_item_title: `Choice ${id}`, ...given })

export const aFlowGroup = (given: Partial<v.InferInput<typeof FlowGroup>> = {}) =>
  v.parse(FlowGroup, {
    id: 1,
    title: 'How done?',
    sub_items: [{ sub_item_id: 11 }, { sub_item_id: 12 }, { sub_item_id: 13 }],
    ...given,
  })

export const aLine = (given: Partial<CartLine> = {}): CartLine => ({
  cartId: 1,
  id: '101',
  item_id: '101',
  shopId: 3,
  quantity: 1,
  shop_item_title: 'Burger',
  shop_item_image: '',
  price: 14.5,
  sub_items: [],
  ...given,
})

export const aSub = (id: string, price = 0) => ({ sub_item_id: id, sub_item_title: `Choice ${id}`, price })

/** Reads the whole catalogue without a pause. */
export function readAll(content: RetailContent): Catalogue | null {
  const reading = readCatalogue(content)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

type Entries = v.InferInput<typeof RetailContent>['retail_items']

export function aCatalogue(entries: Entries, texts: unknown[] = []): Catalogue {
  const content = v.parse(RetailContent, {
    template_data: { template_items: texts },
    retail_items: entries,
  } as v.InferInput<typeof RetailContent>)
  const catalogue = readAll(content)
  if (!catalogue) throw new Error('the catalogue is empty')
  return catalogue
}
