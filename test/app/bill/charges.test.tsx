import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openHotel } from '../harness.tsx'
import { heading, openCart, send } from '../shop/openShop.ts'

type App = Awaited<ReturnType<typeof openCart>>

const goTo = (app: App, path: string) => act(async () => app.services.history.go(path))
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Charges and payments' })).getAllByRole('listitem')
const lineOf = (text: string) =>
  screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith(text))
const total = () =>
  Number(
    screen
      .getByText('Total')
      .closest('div')
      ?.textContent?.replace(/[^\d.-]/g, ''),
  )

/** A guest with a full cart, in a hotel that charges orders to the room, who has seen their bill. */
async function openWithBillSeen() {
  const hotel = await openHotel()
  const app = await openCart({ hotel })
  await goTo(app, '/billpreview')
  await lines()
  return { app, hotel, before: total(), kept: hotel.desk.bill('101').length }
}

async function orderToRoom(app: App) {
  await goTo(app, '/shop/cart')
  await send(app)
  await heading('Thank you, your order has been sent.')
}

async function buyFilm(app: App) {
  await goTo(app, '/vod/movies/41')
  await app.user.click(await screen.findByRole('button', { name: /^Buy/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The Long Shore' }))
  await app.user.click(dialog.getByRole('button', { name: /^Buy/ }))
  await screen.findByRole('button', { name: 'Play' })
}

it('FIND-05 a film that was bought and an order to the room are on the bill when it is opened next', async () => {
  const { app, hotel, before, kept } = await openWithBillSeen()
  await orderToRoom(app)
  await buyFilm(app)
  await goTo(app, '/billpreview')
  await waitFor(() => expect(lineOf('Film: The Long Shore')).toHaveLength(1))
  expect(lineOf('Film: The Long Shore')[0]?.textContent).toMatch(/EUR\u00a09\.90$/)
  expect(lineOf('Room service: Mineral water')[0]?.textContent).toMatch(/EUR\u00a04\.20$/)
  expect(await lines()).toHaveLength(kept + 2)
  expect(total()).toBeCloseTo(before + 9.9 + 4.2)

  expect(await app.desk.calls({ function: 'requestBillData' })).toHaveLength(2)
  expect(await app.desk.list('orders')).toMatchObject([
    { id: 9041, total: 4.2, additional_text: 'Payment: charge to the room' },
  ])
  expect(hotel.desk.room('101').purchases).toMatchObject([{ title: 'The Long Shore', price: 9.9 }])
  expect((await app.desk.list('bills/101')).slice(kept)).toMatchObject([
    {
      reservation_nr: '88012',
      description: 'Room service: Mineral water',
      amount: 4.2,
      order_id: 9041,
    },
    { reservation_nr: '88012', description: 'Film: The Long Shore', amount: 9.9, order_id: null },
  ])
})

it('FIND-05 what the kitchen cancels is credited on the bill when it is opened next', async () => {
  const { app, before } = await openWithBillSeen()
  await orderToRoom(app)
  await goTo(app, '/billpreview')
  await waitFor(() => expect(total()).toBeCloseTo(before + 4.2))
  await app.desk.tell('order', { id: 9041, status: 'cancelled', reason: 'No water today.' })
  const told = within(await screen.findByRole('dialog', { name: 'Your order was cancelled' }))
  await app.user.click(told.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await goTo(app, '/')
  await goTo(app, '/billpreview')
  await waitFor(() => expect(lineOf('Order cancelled: Room service')).toHaveLength(1))
  expect(lineOf('Room service: Mineral water')).toHaveLength(1)
  expect(total()).toBeCloseTo(before)
})
