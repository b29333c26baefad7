import * as v from 'valibot'
import { expect, it } from 'vitest'
import { RetailInfo } from '../../../src/contract/retailInfo.ts'
import { getRetailContent, RetailContent } from '../../../src/contract/shop.ts'
import { allItems, followPath, pictureOf } from '../../../src/domains/shop/catalogue.ts'
import { aCatalogue, readAll } from './given.ts'

const burger = { id: 101, item_id: '101', shop_item_title: 'Burger', shop_item_image: '/burger.webp' }
const fries = { ...burger, id: 102, shop_item_title: 'Fries' }
const wine = {
  id: 20,
  shop_item_title: 'Wine',
  retail_items: [
    { id: 21, parent_id: 20, shop_item_title: 'Red', retail_items: [{ id: 201, item_id: 201 }] },
    { id: 22, parent_id: 20, shop_item_title: 'White', retail_items: [] },
  ],
}
const mains = { id: 12, parent_id: 'root', shop_item_title: 'Main dishes', retail_items: [burger] }

it('SHOP-17 an entry with retail_items is a group, to any depth, and an empty group is not shown', () => {
  const { root } = aCatalogue([mains, wine, { id: 30, retail_items: [{ id: 31, retail_items: [] }] }, fries])
  expect(root.groups.map(({ title }) => title)).toEqual(['Main dishes', 'Wine'])
  expect(root.groups[1]?.groups.map(({ title }) => title)).toEqual(['Red'])
  expect(root.items.map(({ shop_item_title }) => shop_item_title)).toEqual(['Fries'])
  expect(allItems(root)).toHaveLength(3)
})

it('SHOP-19 a group shows once what is in two of its groups', () => {
  const { root } = aCatalogue([{ ...mains, retail_items: [mains, { ...mains, id: 13 }, burger] }])
  expect(root.groups[0]?.groups.map(({ id }) => id)).toEqual(['12', '13'])
  expect(allItems(root).map(({ id }) => id)).toEqual(['101'])
})

it('SHOP-22 an item whose choices cannot be read is shown without choices', () => {
  const content = v.parse(RetailContent, { retail_items: [{ ...burger, purchase_flow: '' }] })
  expect(readAll(content)?.root.items).toMatchObject([{ shop_item_title: 'Burger', purchase_flow: [] }])
})

it('SHOP-20, SHOP-21 title and description are the first two template items, blank where they are missing', () => {
  const texts = [{ value: 'Room service' }, { value: 'Fresh from our kitchen' }]
  expect(aCatalogue([mains], texts)).toMatchObject({
    title: 'Room service',
    description: 'Fresh from our kitchen',
  })
  expect(aCatalogue([mains])).toMatchObject({ title: '', description: '' })
  expect(aCatalogue([mains], [null, { value: 'Second' }])).toMatchObject({ title: '', description: 'Second' })
})

it('SHOP-15 refuses an answer without items', () => {
  expect(v.safeParse(getRetailContent.answer, { retailContent: { retail_items: [] } }).success).toBe(false)
  const hollow = v.parse(RetailContent, { retail_items: [{ id: 1, retail_items: [] }] })
  expect(readAll(hollow)).toBeNull()
})

it('SHOP-03 follows the ids from the top group down, as far as they are known', () => {
  const { root } = aCatalogue([mains, wine])
  const titles = (ids: string[]) => followPath(root, ids).map(({ title }) => title)
  expect(titles(['20', '21'])).toEqual(['Wine', 'Red'])
  expect(titles(['20', '99'])).toEqual(['Wine'])
  expect(titles(['21'])).toEqual([])
  expect(titles([])).toEqual([])
})

it('SHOP-18 an item without item_id is called by its id, and one without a price has none', () => {
  const [item] = aCatalogue([{ id: 7, shop_item_title: 'Towel' }]).root.items
  expect(item).toMatchObject({ id: '7', item_id: '', shop_item_price: null })
})

it('SHOP-22 groups of choices without an id are told apart', () => {
  const choice = (sub_item_id: number) => ({ sub_items: [{ sub_item_id }] })
  const [item] = aCatalogue([
    { ...burger, purchase_flow: [choice(11), { id: 2, ...choice(12) }, choice(13)] },
  ]).root.items
  expect(item?.purchase_flow.map(({ id }) => id)).toEqual(['#0', '2', '#2'])
})

it('SHOP-14, SHOP-18, SHOP-20 what cannot be read costs that field, not the item, nor the shop', () => {
  const odd = { marks: '', shop_item_image: false, shop_item_text: {}, purchase_flow_selected: '' }
  const content = v.parse(getRetailContent.answer, {
    retailContent: { template_data: '', retail_items: [{ ...burger, ...odd }] },
  } as never)
  expect(readAll(content.retailContent)).toMatchObject({
    title: '',
    root: {
      items: [{ shop_item_title: 'Burger', shop_item_image: '', marks: [], purchase_flow_selected: [] }],
    },
  })
})

it('shows a group by its own picture, else by that of the first thing in it', () => {
  const { root } = aCatalogue([{ ...mains, shop_item_image: '/mains.webp' }, { ...wine, id: 99 }, burger])
  const [first, second] = root.groups
  expect(first && pictureOf(first)).toBe('/mains.webp')
  expect(second && pictureOf(second)).toBe('')
  expect(pictureOf(root)).toBe('/burger.webp')
})

it('SHOP-09, SHOP-10, SHOP-11 of a shop that says nothing more it is open, all day, on any day', () => {
  expect(v.parse(RetailInfo, { id: 3 })).toMatchObject({
    isOpen: true,
    use_days: false,
    opening_time: '00:00:00',
    closing_time: '00:00:00',
  })
  expect(v.parse(RetailInfo, { id: 3, isOpen: 0, use_days: '1' })).toMatchObject({
    isOpen: false,
    use_days: true,
  })
})
