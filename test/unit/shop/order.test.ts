import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transmitOrder } from '../../../src/contract/shop.ts'
import { selectIsInDoubt } from '../../../src/core/sending/slice.ts'
import { selectDialog } from '../../../src/domains/dialogs/slice.ts'
import { sessionValuesRead } from '../../../src/domains/session/slice.ts'
import {
  noteWritten,
  orderPlaced,
  paymentChosen,
  selectBlocker,
  selectForm,
  selectOrderErrors,
  selectOrderStatus,
  timeChosen,
} from '../../../src/domains/shop/order/slice.ts'
import { itemAdded } from '../../../src/domains/shop/slice.ts'
import { anItem } from './given.ts'
import { aDevice, cartQuantity, type Device, info, openShop, settle, signIn } from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const water = anItem({ id: 102, item_id: '102', shop_item_title: 'Mineral water', shop_item_price: 4.2 })
const content = { kind: 'ok', answer: { retailContent: { template_data: null, retail_items: [water] } } }
const accepted = { kind: 'ok', answer: { order_id: 9041 } }

type Answers = Parameters<typeof openShop>[0]
function open(given: Answers = {}, device: Device = aDevice()) {
  const answers = {
    getRetailInfo: () => info(),
    getRetailContent: () => content,
    transmitOrder: () => accepted,
  }
  return openShop({ ...answers, ...given }, device)
}

function fill({ store }: Pick<ReturnType<typeof open>, 'store'>, shopId = 3, shopTitle = 'Room service') {
  store.dispatch(itemAdded({ shopId, shopTitle, item: water, selection: {}, quantity: 2 }))
}

async function place(given: Answers = {}) {
  const shop = open(given)
  signIn(shop)
  fill(shop)
  shop.store.dispatch(orderPlaced())
  await settle()
  return shop
}

/** What the guest is told of the order of a shop. */
const errorOf = ({ store }: Pick<ReturnType<typeof open>, 'store'>, shopId = 3) =>
  selectIsInDoubt(store.getState(), `order/${shopId}`)
    ? 'unexpected'
    : (selectOrderErrors(store.getState())[shopId] ?? null)

it('ORD-21 after an order the form is empty for the next one, but the guest pays in the same way', async () => {
  const shop = open()
  signIn(shop)
  fill(shop)
  shop.store.dispatch(noteWritten('No onions'))
  shop.store.dispatch(paymentChosen('card'))
  shop.store.dispatch(orderPlaced())
  await settle()
  expect(selectOrderStatus(shop.store.getState())).toBe('success')
  expect(selectForm(shop.store.getState())).toMatchObject({ note: '', payment: 'card' })
})

it('ORD-09, ORD-10 without sign-in or name it fails at once and nothing is sent', async () => {
  for (const guest of [null, { name: '', last_name: '' }]) {
    const shop = open()
    if (guest === null) shop.store.dispatch(sessionValuesRead({ mode: 'walkin' }))
    signIn(shop, guest)
    fill(shop)
    shop.store.dispatch(orderPlaced())
    expect(selectOrderStatus(shop.store.getState())).toBe('failed')
    expect(selectBlocker(shop.store.getState())).toBe('signIn')
    expect(shop.asked).toEqual([])
    expect(cartQuantity(shop)).toBe(2)
  }
})

it('ORD-12 is never sent again by itself, and ends 30 s after the press whatever the channel does', async () => {
  const shop = open({
    getRetailInfo: () => {
      shop.clock.now += 4000
      return info()
    },
  })
  signIn(shop)
  fill(shop)
  shop.store.dispatch(orderPlaced())
  await settle()
  expect(shop.calls('transmitOrder')[0]?.options).toMatchObject({ timeout: 26_000 })
  expect(transmitOrder.once).toBe(true)
})

it('ORD-14 says that it could not be sent when it never left the device', async () => {
  expect(errorOf(await place({ transmitOrder: () => ({ kind: 'timeout', sent: false }) }))).toBe('unsent')
  expect(errorOf(await place({ transmitOrder: () => ({ kind: 'unsent' }) }))).toBe('unsent')
})

it('ORD-15 does not tell the guest to send again what may have arrived', async () => {
  expect(errorOf(await place({ transmitOrder: () => ({ kind: 'timeout', sent: true }) }))).toBe('unexpected')
  expect(errorOf(await place({ transmitOrder: () => ({ kind: 'invalid', issue: '' }) }))).toBe('unexpected')
})

it('SHOP-12, ORD-14 an order waits for the info of its shop, and does not leave without one', async () => {
  const shop = await place({ getRetailInfo: () => ({ kind: 'timeout', sent: false }) })
  expect(shop.calls('transmitOrder')).toEqual([])
  expect(errorOf(shop)).toBe('unsent')
})

it('ORD-24, SHOP-31 takes no order after two at night by the hotel’s clock, and takes it before', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  for (const [time, sent] of [
    ['00:59:59', 1],
    ['01:00:01', 0],
  ] as const) {
    const shop = open({ getRetailInfo: () => info({ opening_time: '18:00:00', closing_time: '02:00:00' }) })
    shop.clock.now = Date.parse(`2026-11-22T${time}Z`)
    signIn(shop)
    fill(shop)
    shop.store.dispatch(orderPlaced())
    await settle()
    expect(shop.calls('transmitOrder')).toHaveLength(sent)
  }
  vi.unstubAllEnvs()
})

it('RT-25, ORD-10 the form that a guest has filled in is there after a reload', () => {
  const { store, device } = open()
  store.dispatch(noteWritten('No onions'))
  store.dispatch(paymentChosen('card'))
  store.dispatch(timeChosen('2026-11-22 08:00:00'))
  expect(selectForm(open({}, device).store.getState())).toMatchObject({
    note: 'No onions',
    payment: 'card',
    time: '2026-11-22 08:00:00',
  })
})

it('GEN-08 a text ends at 500 characters', () => {
  const { store } = open()
  store.dispatch(noteWritten('x'.repeat(600)))
  expect(selectForm(store.getState()).note).toHaveLength(500)
})

const lost = { kind: 'timeout', sent: true }
const sentIds = (shop: ReturnType<typeof open>) =>
  shop.calls('transmitOrder').map(({ options }) => options?.messageId)

it.each([
  ['refused', 'sold out'],
  ['notCheckedIn', 'room not checked in'],
])('ORD-11, ORD-13 an order that failed as %s is still told after a reload', async (error, message) => {
  const shop = await place({ transmitOrder: () => ({ kind: 'refused', message }) })
  expect(errorOf(shop)).toBe(error)
  const reloaded = open({}, shop.device)
  signIn(reloaded)
  reloaded.go('/shop/cart', 'load')
  expect(errorOf(reloaded)).toBe(error)
})

it('ORD-15 what may have arrived is sent again only by who is sure, and then as the same message', async () => {
  const answers = [lost, { kind: 'timeout', sent: false }, accepted]
  const shop = await place({ transmitOrder: () => answers.shift() })
  shop.store.dispatch(orderPlaced())
  await settle()
  expect(selectDialog(shop.store.getState())).toMatchObject({ id: 'again order' })
  expect(shop.calls('transmitOrder')).toHaveLength(1)

  // Minutes later, after a reload, "as soon as possible" is another time, but the order is still the same.
  shop.clock.now += 360_000
  const reloaded = open({ transmitOrder: () => answers.shift() }, shop.device)
  reloaded.clock.now = shop.clock.now
  signIn(reloaded)
  reloaded.store.dispatch(orderPlaced({ isSure: true }))
  await settle()
  // This attempt was not sent; the first one is still in doubt.
  expect(errorOf(reloaded)).toBe('unexpected')
  reloaded.store.dispatch(orderPlaced({ isSure: true }))
  await settle()
  expect(new Set([...sentIds(shop), ...sentIds(reloaded)]).size).toBe(1)
  expect(reloaded.calls('transmitOrder').map(({ ask }) => ask)).toEqual(
    [0, 1].map(() => shop.calls('transmitOrder')[0]?.ask),
  )
  expect(selectOrderStatus(reloaded.store.getState())).toBe('success')
  expect(shop.device.localStorage.getItem('sending')).toBeNull()
})

it('ORD-15, ORD-16 sent again too late for its time, the same message takes a time that can be kept', async () => {
  const shop = await place({ transmitOrder: () => lost })
  shop.clock.now += 3_600_000
  shop.store.dispatch(orderPlaced({ isSure: true }))
  await settle()
  expect(new Set(sentIds(shop)).size).toBe(1)
  expect(shop.calls('transmitOrder')[1]?.ask).toMatchObject({ delivery_time: '2026-11-21 20:30:00' })
})

it('ORD-08 what is being sent cannot be changed any more', async () => {
  const shop = await place({ transmitOrder: () => new Promise(() => {}) })
  shop.store.dispatch(noteWritten('No onions'))
  shop.store.dispatch(paymentChosen('card'))
  expect(selectForm(shop.store.getState())).toMatchObject({ note: '', payment: null })
})

it('RT-06 another order is another message', async () => {
  const answers = [lost, { kind: 'refused', message: '' }, accepted]
  const shop = await place({ transmitOrder: () => answers.shift() })
  fill(shop)
  shop.store.dispatch(orderPlaced({ isSure: true }))
  await settle()
  // The order that was refused is not in doubt, but the one before it still is.
  shop.store.dispatch(orderPlaced())
  await settle()
  expect(selectDialog(shop.store.getState())).toMatchObject({ id: 'again order' })
  shop.store.dispatch(orderPlaced({ isSure: true }))
  await settle()
  expect(new Set(sentIds(shop)).size).toBe(3)
  expect(selectOrderStatus(shop.store.getState())).toBe('success')
})

it('ORD-15 damaged notes of an order do no harm', async () => {
  const device = aDevice()
  for (const damaged of ['[3]', '{"owner":"501","attempts":[{"intent":"order/3"}]}', '{']) {
    device.localStorage.setItem('sending', damaged)
    const shop = open({}, device)
    signIn(shop)
    expect(errorOf(shop)).toBeNull()
  }
})

it('ORD-14, ORD-15 after a reload amid several orders each shop is told what is true of it', async () => {
  const shop = open({ transmitOrder: () => new Promise(() => {}) })
  signIn(shop)
  fill(shop)
  fill(shop, 2, 'Aurora Bar')
  shop.store.dispatch(orderPlaced())
  await settle()
  const reloaded = open({}, shop.device)
  signIn(reloaded)
  await settle()
  expect([errorOf(reloaded, 3), errorOf(reloaded, 2)]).toEqual(['unexpected', 'unsent'])
})

it('CART-22 what one guest wrote is not there for the next', () => {
  const shop = open()
  signIn(shop)
  shop.store.dispatch(noteWritten('Birthday surprise'))
  const next = open({}, shop.device)
  signIn(next, { id: '777' })
  expect(selectForm(next.store.getState()).note).toBe('')
})
