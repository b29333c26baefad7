import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectDoubts, selectSending } from '../../../src/core/sending/slice.ts'
import { storedElsewhere } from '../../../src/core/storedElsewhere.ts'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { selectCartLines } from '../../../src/domains/shop/cart/slice.ts'
import { orderPlaced, selectOrderStatus } from '../../../src/domains/shop/order/slice.ts'
import { itemAdded } from '../../../src/domains/shop/slice.ts'
import { anItem } from './given.ts'
import {
  aDevice,
  cartQuantity,
  type Device,
  info,
  type OpenShop,
  openShop,
  settle,
  signIn,
} from './services.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const water = anItem({ id: 102, item_id: '102', shop_item_title: 'Mineral water', shop_item_price: 4.2 })
const accepted = { kind: 'ok', answer: { order_id: 9041 } }

function openTab(device: Device, transmitOrder: () => unknown, getRetailInfo: () => unknown = () => info()) {
  const tab = openShop(
    { getRetailInfo, transmitOrder },
    { localStorage: device.localStorage, sessionStorage: aDevice().sessionStorage },
  )
  signIn(tab)
  return tab
}

const fill = ({ store }: OpenShop, shopId = 3) =>
  store.dispatch(itemAdded({ shopId, shopTitle: 'Shop', item: water, selection: {}, quantity: 2 }))

/** Two tabs of one device. `hear` tells a tab of the other's changes, as the browser does. */
function openTabs(transmitOrder: () => unknown = () => accepted) {
  const device = aDevice()
  const [a, b] = [openTab(device, transmitOrder), openTab(device, transmitOrder)]
  const hear = async (tab: OpenShop) => {
    tab.store.dispatch(storedElsewhere('shop-cart-items'))
    tab.store.dispatch(storedElsewhere('sending'))
    await settle()
  }
  return { a, b, hear }
}

const selectAttempts = (state: Parameters<typeof selectSending>[0]) => selectSending(state).attempts

const messagesOf = (...tabs: OpenShop[]) =>
  tabs.flatMap((tab) => tab.calls('transmitOrder').map(({ options }) => options?.messageId))

it('what is put into the cart in one tab is in the others, and none writes over it', async () => {
  const { a, b, hear } = openTabs()
  fill(a)
  await hear(b)
  expect(selectCartLines(b.store.getState())).toEqual(selectCartLines(a.store.getState()))
  fill(b)
  await hear(a)
  expect(cartQuantity(a)).toBe(4)

  // A tab does not write back the changes that it hears of.
  const write = vi.spyOn(a.device.localStorage, 'setItem')
  await hear(b)
  expect(write).not.toHaveBeenCalled()
})

it('the cart of another guest, who signs in in another tab, is not taken over', async () => {
  const { a, hear } = openTabs()
  fill(a)
  const lines = selectCartLines(a.store.getState())
  const c = openShop(
    { getRetailInfo: () => info(), transmitOrder: () => accepted },
    { localStorage: a.device.localStorage, sessionStorage: aDevice().sessionStorage },
  )
  signIn(c, { id: '502', last_name: 'Rossi', room: '102', reservation_nr: '88013' })
  fill(c, 5)
  await hear(a)
  expect(selectCartLines(a.store.getState())).toEqual(lines)
})

it('two tabs that send at once, and have not heard of each other, send each order once', async () => {
  const { a, b, hear } = openTabs()
  fill(a, 3)
  fill(a, 5)
  await hear(b)
  for (const tab of [a, b]) tab.store.dispatch(orderPlaced())
  await settle()
  expect(messagesOf(a, b)).toHaveLength(2)
  expect(new Set(messagesOf(a, b)).size).toBe(2)
  expect(selectCartLines(b.store.getState())).toEqual([])
})

it.each([
  ['is in doubt', { kind: 'timeout', sent: true }, 1],
  ['was accepted', accepted, 0],
])(
  'an order that %s in one tab while another one asks whether its shop is open is not sent by that one, too',
  async (_, outcome, doubts) => {
    let open: (value: unknown) => void = () => {}
    const device = aDevice()
    const a = openTab(device, () => outcome)
    const b = openTab(
      device,
      () => outcome,
      () => new Promise((resolve) => (open = resolve)),
    )
    fill(a)
    b.store.dispatch(storedElsewhere('shop-cart-items'))
    b.store.dispatch(orderPlaced())
    await settle()
    expect(b.calls('getRetailInfo')).toHaveLength(1)
    a.store.dispatch(orderPlaced())
    await settle()
    b.store.dispatch(storedElsewhere('sending'))
    b.store.dispatch(storedElsewhere('shop-cart-items'))
    open(info())
    await settle()
    expect(messagesOf(a)).toHaveLength(1)
    expect(messagesOf(b)).toEqual([])
    expect(selectDoubts(b.store.getState())).toHaveLength(doubts)
  },
)

it('RT-06 the same dinner on another evening is another message', async () => {
  const { a, b, hear } = openTabs()
  for (const tab of [a, b]) {
    fill(tab)
    tab.store.dispatch(orderPlaced())
    await settle()
    await hear(tab === a ? b : a)
  }
  expect(new Set(messagesOf(a, b)).size).toBe(2)
})

it('who signs in in a second tab finds the cart and the order in doubt, and wipes neither out', async () => {
  const { a, b, hear } = openTabs(() => ({ kind: 'timeout', sent: true }))
  // The check-in was lost, and is restored in one tab first.
  b.store.dispatch(checkinLost())
  await hear(a)
  fill(a)
  a.store.dispatch(orderPlaced())
  await settle()
  signIn(b)
  await settle()
  expect(cartQuantity(b)).toBe(2)
  expect(selectAttempts(b.store.getState())).toEqual(selectAttempts(a.store.getState()))
  await hear(a)
  expect(cartQuantity(a)).toBe(2)
  expect(selectAttempts(a.store.getState())).toHaveLength(1)
})

it('CART-22 what another guest has in the cart or in doubt in a second tab is not taken over', async () => {
  const { a, b, hear } = openTabs(() => ({ kind: 'timeout', sent: true }))
  signIn(b, { id: '777' })
  fill(b)
  b.store.dispatch(orderPlaced())
  await settle()
  expect(selectAttempts(b.store.getState())).toHaveLength(1)
  await hear(a)
  expect(cartQuantity(a)).toBe(0)
  expect(selectAttempts(a.store.getState())).toEqual([])
})

it('while one tab waits for the answer, what another one knows of other orders reaches it', async () => {
  let answer: (value: unknown) => void = () => {}
  const { a, b, hear } = openTabs(() => new Promise((resolve) => (answer = resolve)))
  fill(a)
  await hear(b)
  a.store.dispatch(orderPlaced())
  await settle()
  const [sent] = selectAttempts(a.store.getState())
  await hear(b)
  expect(selectAttempts(b.store.getState())).toEqual([sent])
  // Another tab cannot end the doubt about this tab's own order.
  b.device.localStorage.removeItem('sending')
  await hear(a)
  expect(selectAttempts(a.store.getState())).toEqual([sent])
  answer(accepted)
  await settle()
  expect(selectOrderStatus(a.store.getState())).toBe('success')
})
