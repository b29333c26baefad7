import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerInstead } from '../badAnswers.ts'
import { passUntil, startFakeClock } from '../fakeClock.ts'
import { atHome, openHotel, place } from '../harness.tsx'
import { heading, type OpenedShop, openCart, openShop, send } from './openShop.ts'

const thanks = () => heading('Thank you, your order has been sent.')

const numberOf = async ({ desk }: OpenedShop) => Number((await desk.list('orders'))[0]?.id)
const step = async (app: OpenedShop, status: string, more: object = {}) =>
  app.desk.tell('order', { id: await numberOf(app), status, ...more })

/** The order's card on home. */
const card = () => screen.findByRole('link', { name: /Room service.*Mineral water/ })

async function orderAndGoHome(app: OpenedShop) {
  await send(app)
  await thanks()
  await app.user.click(screen.getByRole('link', { name: 'Home' }))
  await atHome()
}

it('ORD-21 says number, items, total and when it was sent, then claims no more than the hotel told', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  const id = await numberOf(app)
  const main = within(screen.getByRole('main'))
  expect(main.getByText(`Order ${id}`)).toBeDefined()
  expect(main.getByText('1 × Mineral water')).toBeDefined()
  expect(main.getByText('EUR 4.20')).toBeDefined()
  expect(main.getByText(/^Sent at \d+:\d\d [AP]M$/)).toBeDefined()
})

it('a running order is first on home, follows what the hotel says, and leaves home when it is delivered', async () => {
  const app = await openCart()
  await orderAndGoHome(app)
  const order = await card()
  expect(order.textContent).toMatch(/Sent at .*(Delivery at|Tomorrow,) .*, room 101.*EUR\u00a04\.20/)
  // Before the meal that home suggests, and before the services.
  const services = await screen.findByRole('heading', { name: 'At your service' })
  expect(order.compareDocumentPosition(services) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

  await step(app, 'accepted')
  await waitFor(async () => expect((await card()).textContent).toContain('Your order has been accepted'))
  await step(app, 'on_the_way')
  await waitFor(async () => expect((await card()).textContent).toContain('Your order is on its way'))
  await step(app, 'delivered')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Mineral water/ })).toBeNull())
})

it('a status that overtakes the response to the order is shown after the response', async () => {
  startFakeClock()
  const app = await openCart()
  await app.desk.tell('faults', {
    module: 'SQMOD_RetailSystem',
    function: 'transmitOrder',
    delay: 10_000,
    times: 1,
  })
  await send(app)
  await passUntil(async () => expect(await numberOf(app)).toBeGreaterThan(0))
  await step(app, 'accepted')
  await passUntil(async () => expect(JSON.stringify(await app.desk.list('logs'))).toContain('unknown order'))
  expect(screen.queryByText('Thank you, your order has been sent.')).toBeNull()
  await passUntil(() => screen.getByText('Thank you, your order has been sent.'))
  await passUntil(() => screen.getByText('Your order has been accepted'))
})

it('what the hotel told is still known after a reload, with every step of the way', async () => {
  const app = await openCart()
  await orderAndGoHome(app)
  await step(app, 'accepted')
  await waitFor(async () => expect((await card()).textContent).toContain('accepted'))
  app.close()

  const again = await openShop('/', { hotel: app.hotel })
  await atHome()
  await again.user.click(await card())
  await heading('Your orders')
  expect(place()).toBe('/orders')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(`Order ${await numberOf(again)}`)).toBeDefined()
  expect(main.getByText(/^Sent at /, { selector: 'li span' })).toBeDefined()
  expect(main.getAllByText('Your order has been accepted')).toHaveLength(2)
})

it('what another tab has noted of an order is shown in this one, too', async () => {
  const app = await openCart()
  await orderAndGoHome(app)
  const kept = JSON.parse(localStorage.getItem('shop-orders') ?? '')
  kept.orders[0].steps = [{ status: 'accepted', at: '' }]
  // Written differently than this tab would, so that it shows whether this tab writes it back.
  const written = JSON.stringify(kept, null, 1)
  localStorage.setItem('shop-orders', written)
  window.dispatchEvent(new StorageEvent('storage', { key: 'shop-orders' }))
  await waitFor(async () => expect((await card()).textContent).toContain('Your order has been accepted'))
  expect(localStorage.getItem('shop-orders')).toBe(written)
})

it('ORD-28 a cancelled order is said with its reason and what to do next, wherever the guest is, and is off home once it is read', async () => {
  const app = await openCart()
  await orderAndGoHome(app)
  await step(app, 'cancelled', { reason: 'The kitchen has closed.' })
  const dialog = await screen.findByRole('dialog', { name: 'Your order was cancelled' })
  expect(dialog.textContent).toContain('The kitchen has closed.')
  expect(dialog.textContent).toContain('You can order something else, or call reception.')
  await app.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('link', { name: /Mineral water/ })).toBeNull())
  act(() => app.services.history.go('/orders'))
  await heading('Your orders')
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('button', { name: 'Ask the reception to cancel' })).toBeNull()
  expect(new URL(main.getByRole<HTMLAnchorElement>('link', { name: 'Back to the shop' }).href).pathname).toBe(
    '/ONEapp/shop/flow/1',
  )
  await app.user.click(main.getByRole('button', { name: 'Call reception' }))
  await waitFor(async () =>
    expect(await app.desk.list('quickcalls')).toMatchObject([{ target: 'reception' }]),
  )
})

it('ORD-26 the thanks lead to the orders, which stay within reach once all of them are delivered', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  await app.user.click(screen.getByRole('link', { name: 'Your orders' }))
  await heading('Your orders')
  within(screen.getByRole('main')).getByText('Ordered on this device during your stay')
  await step(app, 'delivered')
  await screen.findAllByText('Your order has been delivered')
  expect(screen.queryByRole('button', { name: 'Ask the reception to cancel' })).toBeNull()
  act(() => app.services.history.go('/more-nav'))
  await heading('More')
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Your orders' }))
  await heading('Your orders')
  screen.getByText('Mineral water')
})

it('ORD-27 the reception is asked to cancel an order by its number, until the order is on its way', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  await app.user.click(screen.getByRole('link', { name: 'Your orders' }))
  const name = 'Ask the reception to cancel'
  await app.user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  const number = await numberOf(app)
  // The reception reads it in English, whatever language the guest speaks.
  const english = dialog.getByText(`Please cancel order ${number}`)
  expect([english.lang, english.dir]).toEqual(['en', 'ltr'])
  expect(await app.desk.list('mails')).toEqual([])
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }))
  await app.user.click(await dialog.findByRole('button', { name: 'Done' }))
  expect(await app.desk.list('mails')).toMatchObject([
    {
      room: '101',
      email_to: 'desk@aurora.example',
      email_subject: `Please cancel order ${number}`,
      email_message: `Anna Berger, room 101\nPlease cancel order ${number}\nRoom service\n1 × Mineral water\nEUR\u00a04.20`,
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('Your request has been sent.')
  app.close()

  const again = await openShop('/orders', { hotel: app.hotel })
  await screen.findByText('Your request has been sent.')
  screen.getByRole('button', { name })
  await step(again, 'accepted')
  await screen.findAllByText('Your order has been accepted')
  screen.getByRole('button', { name })
  await step(again, 'on_the_way')
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})

it('a second device of the room knows only what the hotel tells it: of an unknown order it says nothing', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  const id = await numberOf(app)
  app.close()
  localStorage.clear()
  const second = await openShop('/', { hotel: app.hotel })
  await atHome()
  await second.desk.tell('order', { id, status: 'accepted' })
  await waitFor(async () => {
    const logs = await second.desk.list('logs')
    expect(JSON.stringify(logs)).toContain(`unknown order ${id}`)
  })
  expect(screen.queryByText('Your order has been accepted')).toBeNull()
})

it('ORD-21 an order that the hotel accepts again under the same number is listed once, one without a number as its own', async () => {
  const hotel = await openHotel()
  for (const root of [{ order_id: 9041 }, { order_id: 9041 }, {}, {}]) {
    const app = await openCart({ hotel })
    const answer = await answerInstead(
      app.desk,
      { module: 'SQMOD_RetailSystem', function: 'transmitOrder' },
      { status: 'OK', root },
    )
    await send(app)
    await answer()
    await thanks()
    app.close()
  }
  await openShop('/orders', { hotel })
  await heading('Your orders')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('Mineral water')).toHaveLength(3)
  expect(main.getAllByText('Order 9041')).toHaveLength(1)
})

it('the next guest on the same device sees nothing of them', async () => {
  const app = await openCart()
  await orderAndGoHome(app)
  await card()
  app.close()
  await openShop('/orders', { hotel: app.hotel, guest: { room: '106', name: 'Schmidt' } })
  await heading(/Bestellungen/)
  await screen.findByText('Sie haben noch nichts bestellt.')
  expect(screen.queryByText(/Mineral/)).toBeNull()
})
