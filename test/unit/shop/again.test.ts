import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkinLost, logoutRequested } from '../../../src/domains/session/slice.ts'
import { orderRepeated, selectCartLines } from '../../../src/domains/shop/cart/slice.ts'
import { orderPlaced } from '../../../src/domains/shop/order/slice.ts'
import { reorderLines } from '../../../src/domains/shop/reorder/reorderLines.ts'
import { selectPastOrdersOf } from '../../../src/domains/shop/reorder/slice.ts'
import { itemAdded } from '../../../src/domains/shop/slice.ts'
import { aCatalogue, aLine, anItem, aSub } from './given.ts'
import { aDevice, type Device, info, openShop, settle, signIn } from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const water = anItem({ id: 102, shop_item_title: 'Mineral water', shop_item_price: 4.2 })
const beer = anItem({ id: 103, shop_item_title: 'Beer', shop_item_price: 5 })
const accepted = { kind: 'ok', answer: { order_id: 1 } }
const refused = { kind: 'refused', message: '' }
const open = (device: Device = aDevice(), answer: object = accepted) =>
  openShop(
    { getRetailInfo: () => info(), getRetailContent: () => refused, transmitOrder: () => answer },
    device,
  )
type Shop = ReturnType<typeof open>

async function order(shop: Shop, item = water, shopId = 3) {
  shop.clock.now += 1000
  shop.store.dispatch(itemAdded({ shopId, shopTitle: 'Room service', item, selection: {}, quantity: 2 }))
  shop.store.dispatch(orderPlaced())
  await settle()
}
const past = ({ store }: Shop, shopId: number | null = null) => selectPastOrdersOf(store.getState(), shopId)
const titles = (shop: Shop) =>
  past(shop).map(({ lines }) =>
    lines.map(({ quantity, shop_item_title }) => `${quantity} ${shop_item_title}`),
  )

it('remembers what the hotel has taken, the latest first, the same once, and by shop', async () => {
  const shop = open()
  signIn(shop)
  await order(shop)
  await order(shop, beer, 2)
  await order(shop)
  expect(titles(shop)).toEqual([['2 Mineral water'], ['2 Beer']])
  expect(past(shop, 2)).toHaveLength(1)
})

it('does not remember what the hotel did not take', async () => {
  const shop = open(aDevice(), refused)
  signIn(shop)
  await order(shop)
  expect(past(shop)).toEqual([])
})

it('is there after a reload for the same guest in the same stay, and for nobody else', async () => {
  const others = [{ id: '777', last_name: 'Rossi' }, { reservation_nr: '99001' }, { room: '102' }, null]
  for (const other of others) {
    const shop = open()
    signIn(shop)
    await order(shop)
    const reloaded = open(shop.device)
    expect(past(reloaded)).toEqual([])
    signIn(reloaded)
    expect(titles(reloaded)).toEqual([['2 Mineral water']])
    const next = open(shop.device)
    signIn(next, other)
    expect(past(next)).toEqual([])
    expect(shop.device.localStorage.getItem('shop-past-orders')).toBeNull()
  }
})

it('CART-22, OUT-08 is forgotten at sign-out and when the stay ends', async () => {
  for (const end of [logoutRequested(), checkinLost()]) {
    const shop = open()
    signIn(shop)
    await order(shop)
    shop.store.dispatch(end)
    expect(past(shop)).toEqual([])
    expect(shop.device.localStorage.getItem('shop-past-orders')).toBeNull()
  }
})

it('takes no harm from what is damaged on the device', async () => {
  const shop = open()
  signIn(shop)
  await order(shop)
  const kept = JSON.parse(shop.device.localStorage.getItem('shop-past-orders') ?? '') as { stay: string }
  for (const damaged of ['{', '[]', '{"stay":""}', JSON.stringify({ ...kept, orders: [{ at: 1 }, 'x'] })]) {
    shop.device.localStorage.setItem('shop-past-orders', damaged)
    const reloaded = open(shop.device)
    signIn(reloaded)
    expect(past(reloaded)).toEqual([])
  }
})

const flow = (subs: object[], more: object = {}) => [{ id: 1, title: 'How done?', sub_items: subs, ...more }]
const past101 = (given: object = {}) => ({
  at: 0,
  shopId: 3,
  shopTitle: 'Room service',
  lines: [aLine({ price: 14.5, quantity: 2, ...given })],
})
const today = (item: object) =>
  aCatalogue([{ id: 101, shop_item_title: 'Burger today', shop_item_price: 14.5, ...item }])

it('tells what of an order is gone, what has other choices, and what costs another price today', () => {
  const medium = { sub_items: [aSub('11', 1)] }
  const rare = { sub_item_id: 12 }
  const offered = { sub_item_id: 11, sub_item_price: 1 }
  const availability = (order: object, item: object) => reorderLines(past101(order), today(item), 2)[0]

  expect(availability({ id: '500' }, {})).toMatchObject({ availability: 'gone' })
  expect(availability(medium, { purchase_flow: flow([offered, rare]) })).toMatchObject({
    availability: 'offered',
    selection: { 1: ['11'] },
    item: { shop_item_title: 'Burger today' },
    unit: 1550,
    before: 1550,
  })
  expect(availability(medium, { purchase_flow: flow([rare]) })).toMatchObject({ availability: 'changed' })
  // Today one more choice is required, or fewer are allowed.
  expect(availability({}, { purchase_flow: flow([rare]) })).toMatchObject({ availability: 'changed' })
  const both = { sub_items: [aSub('11'), aSub('12')] }
  expect(availability(both, { purchase_flow: flow([offered, rare]) })).toMatchObject({
    availability: 'changed',
  })
  expect(availability(both, { purchase_flow: flow([offered, rare], { max_selects: 2 }) })).toMatchObject({
    availability: 'offered',
  })
  expect(availability({}, { shop_item_price: 16 })).toMatchObject({ unit: 1600, before: 1450 })
})

it('knows the choices of an order also where a hotel numbers them anew in each group', () => {
  const sauce = { id: 2, title: 'Sauce', sub_items: [{ sub_item_id: 11, sub_item_title: 'Ketchup' }] }
  const item = { purchase_flow: [...flow([{ sub_item_id: 11 }, { sub_item_id: 12 }]), sauce] }
  const order = past101({ sub_items: [aSub('12'), { ...aSub('11'), sub_item_title: 'Ketchup' }] })
  expect(reorderLines(order, today(item), 2)[0]).toMatchObject({
    availability: 'offered',
    selection: { 1: ['12'], 2: ['11'] },
  })
})

it('CART-06 puts the lines into the cart at today’s prices, beside or into what is there', () => {
  const { store } = open()
  const add = { shopId: 3, shopTitle: 'Room service', selection: {} }
  store.dispatch(itemAdded({ ...add, item: water, quantity: 1 }))
  store.dispatch(
    orderRepeated([
      { ...add, item: anItem({ id: 102, shop_item_price: 5 }), quantity: 2 },
      { ...add, item: beer, quantity: 1 },
    ]),
  )
  expect(selectCartLines(store.getState()).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['102', 3],
    ['103', 1],
  ])
})
