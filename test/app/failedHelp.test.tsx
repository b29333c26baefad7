/** What guests need most, where the hotel does not give it: one notice says what to do, and a person can be asked. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openHotel, openSignedInAt } from './harness.tsx'
import { heading, leaveCart } from './shop/openShop.ts'

const shopCall = { module: 'SQMOD_RetailSystem', function: 'getRetailContent' }
const billCall = { module: 'SQMOD_BillPreview', function: 'requestBillData' }
const why = 'We are currently having difficulties opening this module. Please try again later'

async function openFailed(path: string, call: { module: string; function: string }) {
  const hotel = await openHotel()
  // Every shop is open.
  hotel.desk.clock({ now: '2026-11-26T19:00:00Z' })
  hotel.desk.fault({ ...call, status: 'ERROR' })
  const app = await openSignedInAt(path, { hotel })
  await screen.findByText(why)
  return app
}

it.each([
  ['shop', '/shop/flow/1', shopCall, 'no content available for this module'],
  ['bill', '/billpreview', billCall, 'no data available'],
])(
  'ERR-23 a %s that fails says once what is missing and why, is asked for again, and offers the call of the reception',
  async (_, path, call, missing) => {
    const app = await openFailed(path, call)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([`${missing} ${why}`])
    const asked = async () => (await app.desk.calls(call)).length
    const before = await asked()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await asked()).toBe(before + 1))
    await screen.findByText(why)
    await app.user.click(await screen.findByRole('button', { name: 'Call reception' }))
    await waitFor(() =>
      expect(app.hotel.desk.quickCalls()).toMatchObject([{ room: '101', target: 'reception' }]),
    )
  },
)

it('ERR-23 a shop that fails is called what the menu calls it', async () => {
  await openFailed('/shop/flow/2', shopCall)
  await heading('Aurora Bar')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('ERR-23 the cart is within reach where its shop has failed', async () => {
  leaveCart()
  const app = await openFailed('/shop/flow/1', shopCall)
  const cart = screen.getByRole('link', { name: /^View cart/ })
  expect(cart.textContent).toContain('EUR\u00a04.20')
  await app.user.click(cart)
  await heading('Cart')
  screen.getByText('Mineral water')
})
