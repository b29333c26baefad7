import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  lineCounted,
  lineRemoved,
  noShop,
  selectCartByShop,
  selectCartLines,
  selectItemQuantities,
  selectRemovedItemShopId,
} from '../../../src/domains/shop/cart/slice.ts'

import { itemAdded } from '../../../src/domains/shop/slice.ts'
import { anItem } from './given.ts'
import { aDevice, cartQuantity, type Device, info, openShop, signIn } from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const flow = [{ id: 1, title: 'How done?', sub_items: [{ sub_item_id: 11 }, { sub_item_id: 12 }] }]
const burger = anItem({ purchase_flow: flow })
const water = anItem({ id: 102, shop_item_title: 'Mineral water', shop_item_price: 4.2 })
const add = (item = water, given: Partial<Parameters<typeof itemAdded>[0]> = {}) =>
  itemAdded({ shopId: 3, shopTitle: 'Room service', item, selection: {}, quantity: 1, ...given })

const content = {
  kind: 'ok',
  answer: { retailContent: { template_data: null, retail_items: [water] } },
}
const open = (device: Device = aDevice()) =>
  openShop({ getRetailInfo: () => info(), getRetailContent: () => content }, device)

const stored = (device: Device, key: string) =>
  JSON.parse(device.localStorage.getItem(key) ?? 'null') as unknown

it('CART-03 each added item takes a new number, and goes on above the highest after a reload', () => {
  const { store, device } = open()
  store.dispatch(add())
  store.dispatch(add(burger, { selection: { 1: ['11'] } }))
  expect(selectCartLines(store.getState()).map(({ cartId }) => cartId)).toEqual([1, 2])

  const reloaded = open(device)
  reloaded.store.dispatch(add(burger, { selection: { 1: ['12'] } }))
  expect(selectCartLines(reloaded.store.getState()).map(({ cartId }) => cartId)).toEqual([1, 2, 3])
})

it('CART-05, CART-06, CART-07 the same item merges, another choice does not', () => {
  const { store } = open()
  store.dispatch(add(burger, { selection: { 1: ['11'] } }))
  store.dispatch(add(burger, { selection: { 1: ['12'] } }))
  store.dispatch(add(burger, { selection: { 1: ['11'] }, quantity: 2 }))
  expect(selectCartLines(store.getState()).map(({ cartId, quantity }) => [cartId, quantity])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

it('CART-08, CART-09, CART-11 counts an item over all its lines, 0 once they are gone', () => {
  const { store } = open()
  const quantity = () => selectItemQuantities(store.getState(), 3)[burger.id] ?? 0
  store.dispatch(add(burger, { selection: { 1: ['11'] }, quantity: 2 }))
  store.dispatch(add(burger, { selection: { 1: ['12'] } }))
  expect([quantity(), cartQuantity({ store })]).toEqual([3, 3])
  store.dispatch(lineRemoved(1))
  expect(quantity()).toBe(1)
  store.dispatch(lineCounted({ cartId: 2, quantity: 0 }))
  expect([quantity(), cartQuantity({ store })]).toEqual([0, 0])
})

it('CART-10, CART-16 notes the shop that a line was taken from, until its list has taken the change', () => {
  const { store, go, device } = open()
  const removed = () => selectRemovedItemShopId(store.getState())
  expect(removed()).toBe(noShop)
  store.dispatch(add())
  store.dispatch(add(burger, { selection: { 1: ['11'] } }))
  store.dispatch(lineRemoved(1))
  expect(removed()).toBe(3)
  expect(stored(device, 'shop-removed-item-shop-id')).toBe(3)
  go('/shop/flow/4')
  expect(removed()).toBe(3)
  go('/shop/flow/3')
  expect(removed()).toBe(noShop)
  expect(stored(device, 'shop-removed-item-shop-id')).toBe(noShop)
})

it('CART-10, CART-16 also where nothing is left in the cart, and the page is loaded anew', () => {
  const { store, device } = open()
  store.dispatch(add())
  store.dispatch(lineRemoved(1))
  const reloaded = open(device)
  expect(selectRemovedItemShopId(reloaded.store.getState())).toBe(3)
  reloaded.go('/shop/flow/3', 'load')
  expect(selectRemovedItemShopId(reloaded.store.getState())).toBe(noShop)
  expect(device.localStorage.getItem('shop-removed-item-shop-id')).toBeNull()
})

it('CART-13, CART-14, CART-15 cart, titles and shops are there after a reload', () => {
  const { store, device } = open()
  store.dispatch(add(burger, { selection: { 1: ['11'] }, quantity: 2 }))
  store.dispatch(add(water, { shopId: 2, shopTitle: 'Aurora Bar' }))
  expect(stored(device, 'shop-cart-titles')).toEqual({ 2: 'Aurora Bar', 3: 'Room service' })
  expect(stored(device, 'shop-list')).toEqual([{ id: 3 }, { id: 2 }])
  expect(stored(device, 'shop-cart-items')).toMatchObject([
    { cartId: 1, id: '101', quantity: 2, shopId: 3, shop_item_title: 'Burger' },
    { cartId: 2, id: '102', quantity: 1, shopId: 2 },
  ])
  expect(selectCartByShop(open(device).store.getState())).toEqual(selectCartByShop(store.getState()))
})

it('CART-13 drops what it cannot read and starts empty', () => {
  const device = aDevice()
  device.localStorage.setItem('shop-cart-items', '{"cartId":')
  device.localStorage.setItem('shop-cart-titles', '[]')
  device.localStorage.setItem('shop-list', '"all"')
  device.localStorage.setItem('shop-removed-item-shop-id', 'none')
  const { store } = open(device)
  expect(selectCartLines(store.getState())).toEqual([])
  expect(device.localStorage.getItem('shop-cart-items')).toBeNull()
  store.dispatch(add())
  expect(selectCartLines(open(device).store.getState())).toHaveLength(1)
})

it('CART-13 one damaged line does not take the others along', () => {
  const device = aDevice()
  const { store } = open(device)
  store.dispatch(add())
  const lines = stored(device, 'shop-cart-items') as object[]
  device.localStorage.setItem('shop-cart-items', JSON.stringify([{ cartId: 'x' }, ...lines, { ...lines[0] }]))
  expect(selectCartLines(open(device).store.getState())).toHaveLength(1)
})

it('CART-22 whoever looks around without sign-in does not see the cart of the guest before', () => {
  const { store, device } = open()
  signIn({ store })
  store.dispatch(add())
  const next = open(device)
  signIn(next, null)
  expect(selectCartLines(next.store.getState())).toEqual([])
})
