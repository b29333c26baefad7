import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { actRate } from '../../hotel/rates.ts'
import { pass, startFakeClock } from '../fakeClock.ts'
import { openHotel, place } from '../harness.tsx'
import {
  fillCart,
  firstOf,
  heading,
  openBurgerCart,
  openCart,
  openShop,
  send,
  shopList,
  transmitted,
} from './openShop.ts'

const order = (fault: object) => ({ module: 'SQMOD_RetailSystem', function: 'transmitOrder', ...fault })
const thanks = () => heading('Thank you, your order has been sent.')

it('ORD-01, ORD-18, ORD-19, ORD-20, ORD-21 sends the order with place, payment and text, and says thank you', async () => {
  const app = await openShop('/shop/flow/1')
  await fillCart(app)
  await app.user.click(screen.getByRole('radio', { name: /^Reception/ }))
  await app.user.click(screen.getByRole('radio', { name: 'Credit card' }))
  await app.user.type(screen.getByRole('textbox', { name: 'Anything we should know?' }), 'With ice')
  await send(app)
  await thanks()
  expect(screen.getByText(/^(Delivery at|Tomorrow,) .*, reception$/)).toBeDefined()
  expect(screen.queryByText('Mineral water')).toBeNull()
  expect(await app.desk.list('orders')).toMatchObject([
    {
      room: '101',
      shop_id: 1,
      guestName: 'Anna Berger',
      location: 'Reception',
      additional_text: 'Payment: credit card\nWith ice',
    },
  ])
})

it('CART-01, ORD-21 who opens the cart anew after an order sees that it is empty, still with the thanks until they go on', async () => {
  const app = await openCart()
  await send(app)
  await thanks()
  app.close()
  const again = await openShop('/shop/cart', { hotel: app.hotel })
  await screen.findByText('Your cart is empty')
  const accepted = screen
    .getByText('Thank you, your order has been sent.')
    .closest<HTMLElement>('[role=status]')
  const [orders] = within(accepted as HTMLElement).getAllByRole('list')
  expect(orders?.textContent).toMatch(/^Sent at/)
  screen.getByRole('link', { name: 'Back to the shop' })
  act(() => again.services.history.go('/courses'))
  await waitFor(() => expect(place()).toBe('/courses'))
  act(() => again.services.history.go('/shop/cart'))
  await screen.findByText('Your cart is empty')
  expect(screen.queryByText('Thank you, your order has been sent.')).toBeNull()
})

it('ORD-18 the place where the guest is comes first and is chosen, and goes as it is', async () => {
  const app = await openCart({ location: 'Pool bar 14' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pool bar 14/ }).checked).toBe(true)
  await send(app)
  await thanks()
  expect(await app.desk.list('orders')).toMatchObject([{ location: 'Pool bar 14' }])
})

it('ORD-17 day and time are chosen in a dialog; as soon as possible stands for the estimate', async () => {
  const app = await openCart()
  await app.user.click(screen.getByRole('button', { name: /^As soon as possible/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'When shall we deliver?' }))
  await app.user.click(dialog.getByRole('radio', { name: 'Tomorrow' }))
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Hour' }), '8')
  await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Minutes' }), '15')
  await app.user.click(dialog.getByRole('button', { name: 'Tomorrow, 8:15\u00a0AM' }))
  expect(screen.getByRole('button', { name: /^Tomorrow, 8:15\u00a0AM/ })).toBeDefined()
  await send(app)
  await thanks()
  // "Delivery at" stands before a time, not before a day.
  expect(screen.getByText(/^Tomorrow, 8:15\sAM, room 101$/)).toBeDefined()
  const [sent] = await app.desk.list('orders')
  expect(sent?.delivery_time).toMatch(/^\d{4}-\d{2}-\d{2} 08:15:00$/)
})

it('ORD-16, ORD-17 the buttons of the dialog move the time over midnight, and never before the first', async () => {
  vi.setSystemTime(new Date().setUTCHours(21, 1, 0, 0))
  await openCart()
  fireEvent.click(screen.getByRole('button', { name: /^As soon as possible/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'When shall we deliver?' }))
  const press = (name: RegExp) => fireEvent.click(dialog.getByRole('button', { name }))
  const done = () => dialog.getByRole('button', { name: /^Deliver at|^Tomorrow, / }).textContent
  const first = done()
  const earlier = dialog.getByRole('button', { name: /^Minutes earlier/ })
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(earlier)
  expect(done()).toBe(first)
  press(/^Minutes later/)
  expect(done()).not.toBe(first)
  press(/^Hour earlier/)
  expect(done()).toBe(first)
  press(/^Hour later/)
  press(/^Hour later/)
  expect(done()).toMatch(/^Tomorrow, 12:\d5\sAM$/)
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Tomorrow' }).checked).toBe(true)
})

it('ORD-17 the time of the dialog stays the soonest until the guest picks another one', async () => {
  startFakeClock()
  vi.setSystemTime(new Date().setUTCHours(11, 4, 40, 0))
  const app = await openCart()
  await screen.findByText(/^about 12:35\sPM$/)
  await app.user.click(screen.getByRole('button', { name: /^As soon as possible/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'When shall we deliver?' }))
  dialog.getByRole('button', { name: /^Deliver at 12:35\sPM$/ })
  await pass(60_000)
  await app.user.click(dialog.getByRole('button', { name: /^Deliver at 12:40\sPM$/ }))
  await screen.findByRole('button', { name: /^Today, 12:40\sPM/ })
})

it('ORD-16, SERR-05 a time that has passed meanwhile is refused and nothing is sent', async () => {
  let ahead = 0
  const app = await openCart({ now: () => Date.now() + ahead })
  await screen.findByText(/^about /)
  await app.user.click(screen.getByRole('button', { name: /^As soon as possible/ }))
  await app.user.click(await screen.findByRole('button', { name: /^Deliver at|^Tomorrow/ }))
  ahead = 3 * 86_400_000
  await send(app)
  const [first] = await screen.findAllByText('Delivery time expired, please increase the delivery time')
  expect(first).toBeDefined()
  expect(await transmitted(app)).toEqual([])
})

it('ORD-16, ORD-17 a time that passes while its dialog is open is refused there', async () => {
  await openCart()
  fireEvent.click(screen.getByRole('button', { name: /^As soon as possible/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'When shall we deliver?' }))
  const done = dialog.getByRole('button', { name: /^Deliver at|^Tomorrow/ })
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  fireEvent.click(done)
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Delivery time expired, please increase the delivery time',
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await screen.findByRole('button', { name: /^As soon as possible/ })
})

it('ORD-13, ORD-22, SERR-01 a refused order keeps the cart and can be sent again', async () => {
  const app = await openCart()
  await app.desk.tell('faults', order({ status: 'ERROR', times: 1 }))
  await send(app)
  expect((await screen.findByRole('alert')).textContent).toContain('Your order failed, please try again.')
  expect(screen.getByText('Mineral water')).toBeDefined()
  await send(app)
  await thanks()
})

it('TRUST-17 an order that the hotel refuses because there were so many is told, and goes a little later', async () => {
  const app = await openCart()
  const { rates } = app.hotel.services
  for (let order = 0; order < actRate.most; order += 1) rates.take('acts room 101', actRate)
  await send(app)
  expect((await screen.findByRole('alert')).textContent).toContain('Your order failed, please try again.')
  expect(screen.getByText('Mineral water')).toBeDefined()
  rates.clear()
  await send(app)
  await thanks()
  expect(await app.desk.list('orders')).toHaveLength(1)
})

it('ORD-11, SERR-06 a guest whom the desk has checked out meanwhile is told so, and keeps the cart', async () => {
  const app = await openCart()
  await app.desk.tell('checkout', { room: '101' })
  await send(app)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('room not checked in')
  expect(screen.getByText('Mineral water')).toBeDefined()
  expect(await app.desk.list('orders')).toEqual([])
})

it('ORD-08 a second press while the order is on its way sends nothing', async () => {
  const app = await openCart()
  await app.desk.tell('faults', order({ delay: 600_000 }))
  const button = screen.getByRole('button', { name: /^Send order/ })
  await app.user.dblClick(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await app.user.click(button)
  await app.desk.clearFaults()
  await thanks()
  expect(await transmitted(app)).toHaveLength(1)
})

it('ORD-24, SHOP-35 a shop that closed while the guest filled in the form takes no order', async () => {
  const app = await openCart()
  await app.desk.tell('shop', { id: 1, isOpen: false })
  await send(app)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The shop is closed.')
  expect(await transmitted(app)).toEqual([])
  await app.user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Mineral water')).toBeDefined()
  // Its history entry is removed a moment later.
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'))
})

it('ORD-23 of two shops each gets its own order, and the one that failed stays with its word', async () => {
  const app = await openShop('/shop/flow/2?groups=22', {
    before: (desk) => desk.tell('shop', { id: 2, opening_time: '00:00:00', closing_time: '00:00:00' }),
  })
  await shopList('Aurora Bar')
  await app.user.click(firstOf(screen.getAllByRole('button', { name: /^One more/ })))
  app.close()
  const room = await openShop('/shop/flow/1', { hotel: app.hotel })
  await fillCart(room)
  await room.desk.tell('faults', order({ status: 'ERROR', times: 1 }))
  await send(room)
  expect((await screen.findByRole('alert')).textContent).toContain('Your order failed, please try again.')
  expect(await screen.findByText('Thank you, your order has been sent.', { exact: false })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Aurora Bar' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Room service' })).toBeNull()
  expect(await room.desk.list('orders')).toMatchObject([{ shop_id: 1 }])
  expect((await transmitted(room)).map(({ data }) => data.shop_id)).toEqual([2, 1])
})

it('ORD-05, ORD-06 the sum of the order is what the guest saw', async () => {
  const app = await openBurgerCart()
  await send(app)
  await thanks()
  const [sent] = await transmitted(app)
  const cart = sent?.data.cart as { main_item: Part & { sub_items: Part[] } }[]
  const sum = cart
    .flatMap(({ main_item }) => [main_item, ...main_item.sub_items])
    .reduce((total, { amount, price }) => total + amount * price, 0)
  expect(sum).toBe(33)
})

interface Part {
  amount: number
  price: number
}

/** What stands right above the button that sends the order. */
const paidWith = () => screen.getByRole('button', { name: 'Change: How will you pay?' }).parentElement

it('ORD-19, ORD-25 the room pays unless the guest chooses otherwise, which is said where the order is sent', async () => {
  const app = await openCart()
  const room = await screen.findByRole<HTMLInputElement>('radio', { name: 'Charge to my room' })
  expect(room.checked).toBe(true)
  expect(within(screen.getByRole('radiogroup', { name: 'How will you pay?' })).getAllByRole('radio')[0]).toBe(
    room,
  )
  expect(paidWith()?.textContent).toMatch(/^Charge to my room/)
  expect(screen.queryByText('On delivery')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Change: How will you pay?' }))
  expect(document.activeElement).toBe(room)
  await app.user.click(screen.getByRole('radio', { name: 'Credit card' }))
  expect(paidWith()?.textContent).toMatch(/^Credit card/)
  screen.getByText('On delivery')
  await app.user.click(room)
  await send(app)
  await thanks()
  expect(await app.desk.list('orders')).toMatchObject([{ additional_text: 'Payment: charge to the room' }])
})

it('ORD-19 a guest who chose the bill of the room, which the hotel offers no longer, pays in cash and sees it', async () => {
  const hotel = await openHotel()
  const before = await openCart({ hotel })
  await before.user.click(await screen.findByRole('radio', { name: 'Cash' }))
  await before.user.click(await screen.findByRole('radio', { name: 'Charge to my room' }))
  before.close()
  hotel.desk.property({ id: '1', settings: { payment: { room: false } } })
  const app = await openShop('/shop/cart', { hotel })
  await heading('Cart')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Cash' })).checked).toBe(true)
  expect(screen.queryByRole('radio', { name: 'Charge to my room' })).toBeNull()
  await send(app)
  await thanks()
  expect(await app.desk.list('orders')).toMatchObject([{ additional_text: 'Payment: cash' }])
})

it('ORD-18, ORD-19, SCONST-11 where the hotel does not, there are cash and credit card, to the room or to reception', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', settings: { payment: { room: false } } })
  await openCart({ hotel })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Cash' })).checked).toBe(true)
  expect(paidWith()?.textContent).toMatch(/^Cash/)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    ...['room', 'reception', 'cash', 'card'],
  ])
})

it('TRUST-04 a cart with more lines than an order can have is told so before anything is sent, and nothing is lost', async () => {
  const app = await openShop('/shop/flow/1')
  await fillCart(app)
  const [line] = JSON.parse(localStorage.getItem('shop-cart-items') ?? '[]')
  app.close()
  const lines = Array.from({ length: 201 }, (_, at) => ({ ...line, cartId: at + 1 }))
  localStorage.setItem('shop-cart-items', JSON.stringify(lines))
  const again = await openShop('/shop/cart', { hotel: app.hotel })
  await heading('Cart')
  await again.user.click(screen.getByRole('textbox', { name: 'Anything we should know?' }))
  await again.user.paste('For the whole floor')
  await send(again)
  await screen.findByText(/^One order can have up to 200 different items\./)
  expect(await transmitted(again)).toEqual([])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything we should know?' }).value).toBe(
    'For the whole floor',
  )
  expect(JSON.parse(localStorage.getItem('shop-cart-items') ?? '[]')).toHaveLength(201)
})
