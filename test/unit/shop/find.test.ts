import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeForSearch } from '../../../src/core/text/normalizeForSearch.ts'
import { allItems, type ShopGroup } from '../../../src/domains/shop/catalogue.ts'
import { find, indexing } from '../../../src/domains/shop/search/find.ts'
import { aCatalogue } from './given.ts'

const item = (id: number, shop_item_title: string, shop_item_text = '', marks: string[] = []) => ({
  id,
  shop_item_title,
  shop_item_text,
  marks,
})
const { root } = aCatalogue([
  {
    id: 10,
    shop_item_title: 'Desserts',
    retail_items: [item(1, 'Crème brûlée', 'With vanilla.'), item(2, 'Kaiserschmarrn', 'With plum compote.')],
  },
  {
    id: 20,
    shop_item_title: 'Wine',
    retail_items: [
      {
        id: 21,
        shop_item_title: 'White wine',
        retail_items: [item(3, 'Grüner Veltliner'), item(4, 'Riesling')],
      },
      { id: 22, shop_item_title: 'Red wine', retail_items: [item(5, 'Blaufränkisch'), item(4, 'Riesling')] },
    ],
  },
  item(6, 'Weißwurst', 'Goes with sweet mustard and a glass of wine.'),
  item(7, 'Falafel', '', ['vegan']),
])
const indexOf = (shop: ShopGroup) => {
  const work = indexing(shop, ({ marks }) => marks.map((mark) => `${mark}!`))
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const index = indexOf(root)
const titles = (term: string) => find(index, term).items.map(({ shop_item_title }) => shop_item_title)
const groups = (term: string) => find(index, term).groups.map(({ id }) => id)

it('finds whatever the accents, the case and the signs between', () => {
  for (const term of ['creme brulee', 'CRÈME', ' brûlée ', 'Creme-Brulee!'])
    expect(titles(term)).toEqual(['Crème brûlée'])
  expect(titles('gruner')).toEqual(['Grüner Veltliner'])
  expect(titles('weisswurst')).toEqual(['Weißwurst'])
  expect(normalizeForSearch('Łódź, Ærø & İzmir')).toBe('lodz aero izmir')
})

it('finds groups by their name, and what is in them after what is called so itself', () => {
  expect(groups('wine')).toEqual(['20', '20,21', '20,22'])
  expect(find(index, 'white').groups).toMatchObject([{ title: 'White wine', path: ['20', '21'] }])
  expect(titles('wine')).toEqual(['Grüner Veltliner', 'Riesling', 'Blaufränkisch', 'Weißwurst'])
  expect(titles('dessert')).toEqual(['Crème brûlée', 'Kaiserschmarrn'])
})

it('finds a dish by its diet in the guest’s words', () => {
  expect(titles('vegan')).toEqual(['Falafel'])
})

it('takes every word of the term, wherever each is found', () => {
  expect(titles('red blau')).toEqual(['Blaufränkisch'])
  expect(titles('plum kaiser')).toEqual(['Kaiserschmarrn'])
  expect(titles('kaiser wine')).toEqual([])
})

it('finds nothing for what says nothing', () => {
  for (const term of ['', '  ', '!?', 'pizza']) expect(find(index, term)).toEqual({ groups: [], items: [] })
})

it('finds every item by any beginning of its title, once', () => {
  const all = [...new Map(allItems(root).map((one) => [one.id, one])).values()]
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.nat(), (one, end) => {
      const term = one.shop_item_title.slice(0, 1 + (end % one.shop_item_title.length))
      expect(find(index, term).items.filter(({ id }) => id === one.id)).toHaveLength(1)
    }),
  )
})
