import { screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, it } from 'vitest'
import { bodyInstead } from '../badAnswers.ts'
import { openHotel, openSignedIn, place, query } from '../harness.tsx'
import { askToCheckOut, openGuestMenu } from './menu.ts'

const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

const fillCart = () =>
  localStorage.setItem(
    'shop-cart-items',
    JSON.stringify([
      {
        cartId: 1,
        id: '11',
        item_id: '11',
        shopId: 1,
        quantity: 2,
        shop_item_title: 'Mineral water',
        price: 4.2,
        sub_items: [],
      },
    ]),
  )

beforeEach(() => {
  expect(localStorage.length).toBe(0)
})

it('CHK-03, OUT-01, DLG-06 asks first; cancelling changes nothing', async () => {
  const app = await openSignedIn()
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await gone('Check out?')
  expect(app.leave).not.toHaveBeenCalled()
  expect(app.reload).not.toHaveBeenCalled()
  expect(localStorage.getItem('login-room')).toBe('101')
  expect(place()).toBe('/cp/1')
})

it('DLG-10 the question is left by Escape too, and the focus goes back to the guest menu', async () => {
  const app = await openSignedIn()
  await askToCheckOut(app)
  await app.user.keyboard('{Escape}')
  await gone('Check out?')
  expect(app.leave).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guest menu' })))
})

it('CHK-02, OUT-02, HTTP-21 confirmed, it leaves for the hotel’s page with property, theme and name', async () => {
  const app = await openSignedIn()
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Check out' }))
  await waitFor(() =>
    expect(app.leave.mock.calls).toEqual([['/webcheckin/login?property=1&theme=1&name=Berger']]),
  )
  expect(app.reload).not.toHaveBeenCalled()
})

it('CHKIN-03 leaves for the page that the configuration names', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { webcheckin_url: 'https://stay.example/in' } })
  const app = await openSignedIn({ hotel })
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Check out' }))
  await waitFor(() =>
    expect(app.leave).toHaveBeenCalledWith('https://stay.example/in?property=1&theme=1&name=Berger'),
  )
})

it('OUT-08 leaves nothing of the guest on the device, neither kept nor in the address', async () => {
  fillCart()
  localStorage.setItem('auth-token', 'secret')
  const app = await openSignedIn()
  const dialog = await askToCheckOut(app)
  await app.user.click(dialog.getByRole('button', { name: 'Check out' }))
  await waitFor(() => expect(app.leave).toHaveBeenCalledOnce())
  // The hotel's look is not the guest's.
  expect(Object.keys(localStorage)).toEqual(['theme-kept'])
  expect(['room', 'name', 'userId', 'checkin', 'lang'].map((name) => Cookies.get(name))).toEqual(
    Array(5).fill(undefined),
  )
  // Back from the hotel's page must not lead to the guest's own address either.
  expect(place()).toBe('/login')
  expect(Object.fromEntries(query())).toEqual({ property: '1', theme: '1' })
})

it('OUT-07 names what lies in the cart', async () => {
  fillCart()
  const app = await openSignedIn()
  const dialog = await askToCheckOut(app)
  // The cart is in the shop's slice, which is loaded lazily.
  await dialog.findByText('Still in your cart, not ordered:')
  expect(dialog.getByRole('listitem').textContent).toBe('2 × Mineral water')
})

it('OUT-07 says nothing of a cart that is empty', async () => {
  const app = await openSignedIn()
  const dialog = await askToCheckOut(app)
  expect(dialog.queryByText(/not ordered/)).toBeNull()
})

it('OUT-06, CONST-37 names a late check-out that is set, in the guest’s time format, and none by default', async () => {
  const hotel = await openHotel()
  const plain = await openSignedIn({ hotel })
  const dialog = await askToCheckOut(plain)
  expect(dialog.queryByText(/^Late check-out/)).toBeNull()
  plain.close()
  localStorage.clear()

  hotel.desk.property({ id: '1', systemValues: { late_checkout: '11:00-14:00', date_format: '24h' } })
  const late = await openSignedIn({ hotel, path: '/login?property=1&theme=1' })
  expect((await askToCheckOut(late)).getByText('Late check-out until 14:00')).toBeDefined()
})

it('SHELL-14, CONF-13 offers no check-out where it is disabled', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { checkout_disabled: 'true' } })
  const app = await openSignedIn({ hotel })
  expect((await openGuestMenu(app)).items()).not.toContain('Check out')
})

it('SHELL-14, CHK-06, HTTP-08 offers no check-out where the property has no web check-in', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', isWebcheckinEnabled: false })
  const app = await openSignedIn({ hotel })
  await waitFor(() =>
    expect(app.store.getState().property.webcheckin['1']).toEqual({ value: false, status: 'success' }),
  )
  expect((await openGuestMenu(app)).items()).not.toContain('Check out')
})

it.each([
  ['fails', { http: 500 }],
  ['does not come', { delay: 60_000 }],
])('SES-07, CHKIN-01, CHK-06 takes web check-in for enabled where the answer %s', async (_, fault) => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: '/api/v1/oneapp/webcheckin/1/enabled', ...fault })
  const app = await openSignedIn({ hotel })
  expect((await openGuestMenu(app)).items()).toContain('Check out')
  const status = app.store.getState().property.webcheckin['1']?.status
  expect(status).toBe('http' in fault ? 'failure' : 'fetching')
})

it.each([
  ['is no JSON', '<html>'],
  ['has another shape', '"no"'],
])('SES-07, CHKIN-01, CHK-06 takes web check-in for enabled where the answer %s', async (_, body) => {
  bodyInstead('/api/v1/oneapp/webcheckin/1/enabled', body)
  const app = await openSignedIn()
  expect((await openGuestMenu(app)).items()).toContain('Check out')
  expect(app.store.getState().property.webcheckin['1']).toEqual({ value: true, status: 'failure' })
})
