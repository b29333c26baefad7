import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryOf, groupsOpened, listReopened, searchEntered } from '../../../src/domains/shop/history.ts'

import { anItem } from './given.ts'
import { info, openShop, settle } from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const group = (id: string, retail_items: unknown[]) => ({
  id,
  parent_id: 'root',
  shop_item_title: `Group ${id}`,
  shop_item_image: '',
  retail_items,
})
const tree = [
  group('12', [group('15', [anItem({ id: 101 })]), anItem({ id: 102 })]),
  group('20', [anItem({ id: 103 })]),
]

/** Opens the shop at an address whose history entry says that this many levels of the shop are below it. */
async function at(address: string, levelsBelow: number, isFirst = false) {
  const shop = openShop({
    getRetailInfo: () => info(),
    getRetailContent: () => ({
      kind: 'ok',
      answer: { retailContent: { template_data: null, retail_items: tree } },
    }),
  })
  Object.assign(shop.entry, { state: entryOf(levelsBelow), isFirst })
  shop.go(address, 'load')
  await settle()
  return shop
}

it('SHOP-03 whoever comes straight to a group gets the groups around it into the history, once', async () => {
  const straight = await at('/shop/flow/3?groups=12,15', 0)
  expect(straight.inserted).toEqual([['/shop/flow/3', '/shop/flow/3?groups=12']])
  const stepwise = await at('/shop/flow/3?groups=12,15', 2)
  expect(stepwise.inserted).toEqual([])
})

it('SHOP-03 an address that is still to be corrected gets no entries below it yet', async () => {
  const { inserted, went, go } = await at('/shop/flow/3?groups=12,99', 0)
  expect([inserted, went.map(({ to }) => to)]).toEqual([[], ['/shop/flow/3?groups=12']])
  go('/shop/flow/3?groups=12', 'replace', true)
  expect(inserted).toEqual([['/shop/flow/3']])
})

it('SHOP-04 whoever opens the app at a product gets its list into the history', async () => {
  const first = await at('/shop/flow/3/product/101?groups=12,15', 0, true)
  expect(first.inserted).toEqual([['/shop/flow/3', '/shop/flow/3?groups=12', '/shop/flow/3?groups=12,15']])
  const fromCart = await at('/shop/flow/3/product/101', 0)
  expect(fromCart.inserted).toEqual([])
})

it('SHOP-04 a product that the shop does not have leads to the shop', async () => {
  const { went, inserted } = await at('/shop/flow/3/product/999', 0, true)
  expect(went).toMatchObject([{ to: '/shop/flow/3', options: { replace: true } }])
  expect(inserted).toEqual([])
})

it.each([
  ['one level up', ['12'], [1], []],
  ['all the way up', [], [2], []],
  ['beside, on the same level', ['12', '16'], [], [{ to: '/shop/flow/3?groups=12,16', replace: true }]],
  ['beside and up', ['20'], [1], [{ to: '/shop/flow/3?groups=20', replace: true }]],
])('SHOP-03 a group %s', async (_, path, back, gone) => {
  const { store, went, wentBack } = await at('/shop/flow/3?groups=12,15', 2)
  store.dispatch(groupsOpened({ shopId: 3, path }))
  await settle()
  expect(wentBack).toEqual(back)
  expect(went.map(({ to, options }) => ({ to, replace: (options as { replace: boolean }).replace }))).toEqual(
    gone,
  )
})

it('SHOP-03 a group inside the open one is an entry of its own', async () => {
  const { store, went } = await at('/shop/flow/3?groups=12', 1)
  store.dispatch(groupsOpened({ shopId: 3, path: ['12', '15'] }))
  expect(went).toMatchObject([
    { to: '/shop/flow/3?groups=12,15', options: { replace: false, state: entryOf(2) } },
  ])
})

it('SHOP-05 from a product back to its list: by a step where it lies below, else by its address', async () => {
  const above = await at('/shop/flow/3/product/101?groups=12', 1)
  above.store.dispatch(listReopened({ shopId: 3, find: '' }))
  expect([above.wentBack, above.went]).toEqual([[1], []])
  const alone = await at('/shop/flow/3/product/101?groups=12', 0)
  alone.store.dispatch(listReopened({ shopId: 3, find: 'wine' }))
  expect(alone.wentBack).toEqual([])
  expect(alone.went).toMatchObject([{ to: '/shop/flow/3?find=wine&groups=12' }])
})

it('a search adds one entry, changes it with each term, and Back and an empty term end it', async () => {
  const shop = await at('/shop/flow/3', 0)
  const search = (term: string) => shop.store.dispatch(searchEntered({ shopId: 3, term }))
  search('wi')
  expect(shop.went.at(-1)).toMatchObject({
    to: '/shop/flow/3?find=wi',
    options: { replace: false, state: entryOf(0, true) },
  })
  shop.entry.state = entryOf(0, true)
  shop.go('/shop/flow/3?find=wi', 'push', true)
  search('wine')
  expect(shop.went.at(-1)).toMatchObject({ to: '/shop/flow/3?find=wine', options: { replace: true } })
  search('')
  expect(shop.back).toHaveBeenCalledOnce()
})
