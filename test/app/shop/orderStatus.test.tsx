/** What a guest is told of an order while it is under way, for how long, and by whom it is seen. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { checkinLost } from '../../../src/domains/session/slice.ts'
import { openWednesday } from '../courses/helpers.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { atHome, signIn } from '../harness.tsx'
import { openGuestMenu } from '../stay/menu.ts'
import { heading, type OpenedShop, openCart, openShop, send } from './openShop.ts'

const accepted = 'Your order has been accepted'
/** Longer than a notice is shown. */
const noticeMs = 10_000

const card = () => screen.findByRole('link', { name: /Room service.*Mineral water/ })
const isOnHome = () => screen.queryByRole('link', { name: /Room service.*Mineral water/ }) !== null
const orderOf = async ({ desk }: OpenedShop) => {
  const [order] = await desk.list('orders')
  return { id: Number(order?.id), delivery: String(order?.delivery_time) }
}

/** A guest at home who has ordered. */
async function openOrdered(options: Parameters<typeof openCart>[0] = {}) {
  const app = await openCart(options)
  await send(app)
  await heading('Thank you, your order has been sent.')
  await app.user.click(screen.getByRole('link', { name: 'Home' }))
  await atHome()
  await card()
  return app
}

/** The hotel's push, which a hotel may send more than once. */
async function push({ hotel, services, ...app }: OpenedShop, status: string, reason = '') {
  const { id } = await orderOf({ hotel, services, ...app })
  const root = { order_id: id, status, at: '', ...(reason && { reason }) }
  hotel.services.channels.push('101', 'orderStatus', { status: 'OK', root })
  // Frames arrive in order, so that the push has been handled after the second answer.
  for (let turn = 0; turn < 2; turn++) await services.hotel.call(getActiveLanguages, {})
}

/** A guest who has ordered, on a screen that does not show the order. */
async function openOrderedElsewhere() {
  const app = await openOrdered()
  act(() => app.services.history.go('/language'))
  await heading('Language')
  return app
}

const notice = () => screen.queryByText(accepted, { selector: '[role="alert"] *' })
const noticed = () => waitFor(() => expect(notice()).not.toBeNull())
async function noticeGone() {
  await pass(noticeMs)
  await waitFor(() => expect(notice()).toBeNull())
}

/** Dispatches what the browser does when another tab has written the orders. */
function writtenElsewhere(change: (order: Record<string, unknown>) => void) {
  const kept = JSON.parse(localStorage.getItem('shop-orders') ?? '')
  change(kept.orders[0])
  localStorage.setItem('shop-orders', JSON.stringify(kept))
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop-orders' }))
}

it('a status that the hotel pushes again is neither said again nor listed twice', async () => {
  startFakeClock()
  const app = await openOrderedElsewhere()
  await push(app, 'accepted')
  await noticed()
  await noticeGone()
  await push(app, 'accepted')
  expect(notice()).toBeNull()
  app.services.history.go('/orders')
  await heading('Your orders')
  // As the present status, and as a step of the way.
  expect(within(screen.getByRole('main')).getAllByText(accepted)).toHaveLength(2)
})

it('ORD-28 what the card before the guest says is announced there, and is no notice beside it', async () => {
  startFakeClock()
  const app = await openOrdered()
  await push(app, 'accepted')
  await waitFor(async () => expect((await card()).textContent).toContain(accepted))
  expect((await card()).querySelector('[aria-live="polite"]')?.textContent).toBe(accepted)
  await pass(1000)
  expect(notice()).toBeNull()
  act(() => app.services.history.go('/orders'))
  await heading('Your orders')
  await push(app, 'on_the_way')
  await waitFor(() => expect(screen.getAllByText('Your order is on its way')).toHaveLength(2))
  await pass(1000)
  expect(screen.getAllByText('Your order is on its way')).toHaveLength(2)
})

it('a cancellation that the hotel pushes again does not interrupt a guest who has read it', async () => {
  const app = await openOrdered()
  const name = 'Your order was cancelled'
  await push(app, 'cancelled', 'The kitchen has closed.')
  const dialog = within(await screen.findByRole('dialog', { name }))
  await app.user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await push(app, 'cancelled', 'The kitchen has closed.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isOnHome()).toBe(false)
})

it('a status that this tab has read from another one is not said again when the hotel pushes it here, too', async () => {
  startFakeClock()
  const app = await openOrderedElsewhere()
  writtenElsewhere((order) => {
    order.steps = [{ status: 'accepted', at: '' }]
  })
  await noticed()
  await noticeGone()
  await push(app, 'accepted')
  expect(notice()).toBeNull()
})

it('a status that this tab has said already is not said again when another tab writes it', async () => {
  startFakeClock()
  const app = await openOrderedElsewhere()
  await push(app, 'accepted')
  await noticed()
  await noticeGone()
  writtenElsewhere((order) => {
    order.isCancellationSeen = true
  })
  await pass(1000)
  expect(notice()).toBeNull()
  // This tab has read it all the same.
  writtenElsewhere((order) => {
    order.steps = [{ status: 'on_the_way', at: '' }]
  })
  await screen.findAllByText('Your order is on its way')
})

/** Lets time pass between two visits. */
function later(minutes: number) {
  const now = vi.mocked(Date.now).getMockImplementation() ?? (() => 0)
  vi.mocked(Date.now).mockImplementation(() => now() + minutes * 60_000)
}

it('an order that the hotel says nothing of stays on home for two hours after its delivery time, and no longer', async () => {
  const app = await openOrdered({ hotel: await openWednesday() })
  // Ordered at nine, as soon as possible.
  expect((await orderOf(app)).delivery).toBe('2026-11-18 09:35:00')
  const { hotel } = app
  app.close()
  for (const [minutes, isThere] of [
    [37, true],
    [116, true],
    [4, false],
  ] as const) {
    later(minutes)
    const visit = await openShop('/orders', { hotel })
    await heading('Your orders')
    within(screen.getByRole('main')).getByText('Mineral water')
    visit.services.history.go('/')
    await atHome()
    await screen.findByRole('heading', { name: 'At your service' })
    expect(isOnHome()).toBe(isThere)
    visit.close()
  }
})

it.each([
  ['its guest logs out', async (app: OpenedShop) => (await openGuestMenu(app)).choose('Log out')],
  ['the stay ends', async ({ store }: OpenedShop) => act(() => void store.dispatch(checkinLost()))],
])('an order is forgotten when %s, also for the same guest in the same page', async (_, leave) => {
  const app = await openOrdered()
  await leave(app)
  await waitFor(() => expect(app.reload).toHaveBeenCalled())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Mineral')
  await signIn(app, '101', 'Berger')
  await atHome()
  await screen.findByRole('heading', { name: 'At your service' })
  expect(isOnHome()).toBe(false)
  app.services.history.go('/orders')
  await screen.findByText('You have not ordered anything yet.')
})
