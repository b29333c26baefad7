import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectDialog } from '../../../src/domains/dialogs/slice.ts'
import { contentReset, languageApplied } from '../../../src/domains/language/slice.ts'
import { infoNeeded, selectInfoEntry } from '../../../src/domains/shop/infos.ts'
import {
  choiceMade,
  itemAdded,
  productOpened,
  quantityChosen,
  selectActiveGroup,
  selectCacheItem,
  selectContentEntry,
  selectOpenPath,
  selectPurchaseFlow,
} from '../../../src/domains/shop/slice.ts'
import { anItem } from './given.ts'
import { aDevice, info, openShop, settle } from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const burger = anItem({
  purchase_flow: [
    { id: 1, title: 'How done?', sub_items: [{ sub_item_id: 11, selected: true }, { sub_item_id: 12 }] },
  ],
})
const water = anItem({ id: 102, shop_item_title: 'Mineral water' })
const group = (id: string, title: string, retail_items: unknown[]) => ({
  id,
  parent_id: 'root',
  shop_item_title: title,
  shop_item_image: '',
  retail_items,
})
const tree = [
  group('12', 'Main dishes', [group('15', 'Grill', [burger]), water]),
  group('20', 'Drinks', [water]),
]
const content = (retail_items: unknown[] = tree) => ({
  kind: 'ok',
  answer: { retailContent: { template_data: null, retail_items } },
})
const open = (given: Parameters<typeof openShop>[0] = {}, device = aDevice()) =>
  openShop({ getRetailInfo: () => info(), getRetailContent: () => content(), ...given }, device)
const answered = async (given?: Parameters<typeof openShop>[0], device = aDevice()) => {
  const shop = open(given, device)
  shop.go('/shop/flow/3', 'load')
  await settle()
  return shop
}

it('SHOP-12, SHOP-16 info and content go from unknown over loading to success', async () => {
  const { store, go } = open()
  const statuses = () => [
    selectInfoEntry(store.getState(), 3).status,
    selectContentEntry(store.getState(), 3).status,
  ]
  expect(statuses()).toEqual(['unknown', 'unknown'])
  go('/shop/flow/3')
  expect(statuses()).toEqual(['loading', 'loading'])
  await settle()
  expect(statuses()).toEqual(['success', 'success'])
})

it('SHOP-15 groups without any item are as good as nothing', async () => {
  const { store } = await answered({ getRetailContent: () => content([group('1', 'Empty', [])]) })
  expect(selectContentEntry(store.getState(), 3).status).toBe('failed')
})

it('SHOP-05, NAV-05 wherever the guest goes from a product, the groups do not go along', async () => {
  const { go, went } = await answered()
  go('/shop/flow/3/product/101?groups=12')
  go('/cp/1?groups=12&room=101')
  expect(went).toEqual([{ to: '/cp/1?room=101', options: { replace: true, paramsOnly: true } }])
})

it('SHOP-06, NAV-06 in another shop the groups of the one before are cleared', async () => {
  const { store, go, went } = await answered()
  go('/shop/flow/3?groups=12')
  go('/shop/flow/4?groups=12')
  expect(went.at(-1)?.to).toBe('/shop/flow/4')
  await settle()
  expect(selectOpenPath(store.getState(), 4)).toEqual([])
})

it('SHOP-23, SHOP-24 a purchase flow is open at the product, finished when added, cancelled when left', async () => {
  const { store, go } = await answered()
  const flow = () => selectPurchaseFlow(store.getState())
  expect(flow()).toBe('unknown')
  go('/shop/flow/3/product/101')
  store.dispatch(productOpened({ shopId: 3, item: burger }))
  expect(flow()).toBe('open')
  expect(selectCacheItem(store.getState())).toMatchObject({ itemId: '101', selection: { 1: ['11'] } })
  go('/shop/flow/3')
  expect([flow(), selectCacheItem(store.getState())]).toEqual(['cancel', null])

  go('/shop/flow/3/product/101')
  store.dispatch(productOpened({ shopId: 3, item: burger }))
  store.dispatch(itemAdded({ shopId: 3, shopTitle: '', item: burger, selection: { 1: ['12'] }, quantity: 1 }))
  expect([flow(), selectCacheItem(store.getState())]).toEqual(['finished', null])
})

it('SHOP-24 an item without choices opens no purchase flow', async () => {
  const { store, go } = await answered()
  go('/shop/flow/3/product/102')
  store.dispatch(productOpened({ shopId: 3, item: water }))
  expect(selectPurchaseFlow(store.getState())).toBe('unknown')
})

it('SHOP-38 the choice and the quantity survive a reload of the product, and nothing else', async () => {
  const { store, go, device } = await answered()
  go('/shop/flow/3/product/101')
  store.dispatch(productOpened({ shopId: 3, item: burger }))
  store.dispatch(choiceMade({ 1: ['12'] }))
  store.dispatch(quantityChosen(4))

  const reloaded = open({}, device)
  reloaded.go('/shop/flow/3/product/101', 'load')
  reloaded.store.dispatch(productOpened({ shopId: 3, item: burger }))
  expect(selectCacheItem(reloaded.store.getState())).toMatchObject({ selection: { 1: ['12'] }, quantity: 4 })

  const elsewhere = open({}, device)
  elsewhere.go('/shop/flow/3', 'load')
  expect(selectCacheItem(elsewhere.store.getState())).toBeNull()
})

it('SHOP-32, SHOP-34 without times there are none to say', async () => {
  const { store } = await answered({ getRetailInfo: () => info({ isOpen: false, use_days: false }) })
  expect(selectDialog(store.getState())).toMatchObject({ text: 'shop.closed.plain' })
})

const late = (answer: unknown) =>
  new Promise((resolve) => {
    setTimeout(resolve, 500, answer)
  })

it('SHOP-12 the info comes also where the guest has gone to a product meanwhile', async () => {
  const { store, go } = await answered({ getRetailInfo: () => late(info()) })
  go('/shop/flow/3/product/101')
  await vi.advanceTimersByTimeAsync(500)
  expect(selectInfoEntry(store.getState(), 3).status).toBe('success')
})

it('SHOP-35 is checked when the info loads, whoever has asked for it', async () => {
  const { store, go } = open({ getRetailInfo: () => late(info({ isOpen: false })) })
  store.dispatch(infoNeeded(3))
  go('/shop/flow/3', 'load')
  await vi.advanceTimersByTimeAsync(500)
  expect(selectDialog(store.getState())).toMatchObject({ text: 'shop.closed.plain' })
})

it('SHOP-35 notices within a minute that the shop closes, by the clock or by the hotel', async () => {
  const { store, clock } = await answered({ getRetailInfo: () => info({ closing_time: '19:00:59' }) })
  expect(selectDialog(store.getState())).toBeNull()
  clock.now += 60_000
  await vi.advanceTimersByTimeAsync(60_000)
  expect(selectDialog(store.getState())).toMatchObject({ id: 'shop-closed' })

  let isOpen = true
  const second = await answered({ getRetailInfo: () => info({ isOpen }) })
  isOpen = false
  second.clock.now += 60_000
  await vi.advanceTimersByTimeAsync(60_000)
  expect(selectDialog(second.store.getState())).toMatchObject({ id: 'shop-closed' })
})

it('SHOP-33, SHOP-35 asks again on entry, with what home knows in use meanwhile, and then every minute', async () => {
  let isOpen = true
  const { store, go, clock, calls } = open({ getRetailInfo: () => late(info({ isOpen })) })
  const pass = (ms: number) => {
    clock.now += ms
    return vi.advanceTimersByTimeAsync(ms)
  }
  // Home requests the info, and the guest enters the shop before the hotel has answered.
  store.dispatch(infoNeeded(3))
  go('/shop/flow/3')
  await pass(500)
  expect(calls('getRetailInfo')).toHaveLength(1)

  go('/cp/1')
  await pass(59_000)
  go('/shop/flow/3')
  expect(selectInfoEntry(store.getState(), 3)).toMatchObject({
    status: 'success',
    value: { info: { isOpen: true } },
  })
  await pass(500)
  expect(calls('getRetailInfo')).toHaveLength(2)
  expect(selectDialog(store.getState())).toBeNull()

  isOpen = false
  await pass(60_500)
  expect(selectDialog(store.getState())).toMatchObject({ id: 'shop-closed' })
})

it('SHOP-35 asks again where the guest goes on to a product', async () => {
  let isOpen = true
  const { store, go } = await answered({ getRetailInfo: () => info({ isOpen }) })
  isOpen = false
  go('/shop/flow/3/product/101')
  await settle()
  expect(selectDialog(store.getState())).toMatchObject({ id: 'shop-closed' })
})

it('SHOP-31, SHOP-35 a bar that is open over midnight closes at two by the hotel’s clock, wherever the phone is set to', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const bar = info({ opening_time: '18:00:00', closing_time: '02:00:00' })
  const shop = open({ getRetailInfo: () => bar })
  // Half past one in Vienna, half past nine in Tokyo.
  shop.clock.now = Date.parse('2026-11-22T00:59:30Z')
  shop.go('/shop/flow/3', 'load')
  await settle()
  expect(selectDialog(shop.store.getState())).toBeNull()
  shop.clock.now += 60_000
  await vi.advanceTimersByTimeAsync(60_000)
  expect(selectDialog(shop.store.getState())).toMatchObject({
    id: 'shop-closed',
    values: { opening: '6:00\u00a0PM', closing: '2:00\u00a0AM' },
  })

  // And on entry, in the afternoon.
  const early = open({ getRetailInfo: () => bar })
  early.clock.now = Date.parse('2026-11-22T16:59:59Z')
  early.go('/shop/flow/3', 'load')
  await settle()
  expect(selectDialog(early.store.getState())).toMatchObject({ id: 'shop-closed' })
  vi.unstubAllEnvs()
})

it('SHOP-35 looks no further once the guest has left', async () => {
  let isOpen = true
  const { store, go, clock } = await answered({ getRetailInfo: () => info({ isOpen }) })
  go('/cp/1')
  isOpen = false
  clock.now += 120_000
  await vi.advanceTimersByTimeAsync(120_000)
  expect(selectDialog(store.getState())).toBeNull()
})

it('LANG-12 loads the shop again in a new language, and a late answer in the old one does not count', async () => {
  const answers: ((value: unknown) => void)[] = []
  const { store, go, calls } = open({
    getRetailContent: () => new Promise((resolve) => answers.push(resolve)),
  })
  go('/shop/flow/3')
  store.dispatch(languageApplied('de'))
  store.dispatch(contentReset())
  go('/shop/flow/3', 'replace')
  expect(calls('getRetailContent').map(({ ask }) => (ask as { lang: string }).lang)).toEqual(['en', 'de'])
  answers[1]?.(content([group('12', 'Hauptspeisen', [burger])]))
  await settle()
  answers[0]?.(content())
  await settle()
  expect(selectActiveGroup(store.getState(), 3)?.groups.map(({ title }) => title)).toEqual(['Hauptspeisen'])
})
