import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageChosen } from '../../src/domains/language/slice.ts'
import { noticeRaised } from '../../src/domains/notices/slice.ts'
import { addressesOf } from '../browser/addresses.ts'
import { pass, startFakeClock } from './fakeClock.ts'
import { atHome, openSignedIn, openSignedInAt } from './harness.tsx'
import { counter, heading, openCart, openShop, send } from './shop/openShop.ts'
import { translatePage } from './translatePage.ts'

const price = (text: string) => `EUR\u00a0${text}`

it('REAL-06 quantity and price of a product go on', async () => {
  const app = await openShop('/shop/flow/1/product/1019')
  await heading('Burger')
  await app.user.click(screen.getByRole('radio', { name: 'Medium' }))
  translatePage()
  for (const [count, total] of [
    ['2', '29.00'],
    ['3', '43.50'],
  ] as const) {
    await app.user.click(counter('Burger').more())
    expect(counter('Burger').number().textContent).toBe(count)
    expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toContain(price(total))
  }
  await app.user.click(screen.getByRole('checkbox', { name: /^Bacon/ }))
  expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toContain(price('49.50'))
})

it('REAL-06 quantity, price and notices of the cart go on, and its order is sent', async () => {
  const app = await openCart()
  translatePage()
  await app.user.click(counter('Mineral water').more())
  expect(counter('Mineral water').number().textContent).toBe('2')
  expect(screen.getByRole('button', { name: /^Send order/ }).textContent).toContain(price('8.40'))
  await app.user.click(screen.getByRole('button', { name: 'Remove Mineral water' }))
  screen.getByText('Your cart is empty')
  await screen.findByText('Removed: Mineral water')
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(counter('Mineral water').number().textContent).toBe('2')
  await app.user.click(counter('Mineral water').less())
  expect(counter('Mineral water').number().textContent).toBe('1')
  await send(app)
  await screen.findByRole('heading', { name: 'Thank you, your order has been sent.' })
})

it('REAL-06 the next notice has its own text, and the countdown of a dialog goes on', async () => {
  startFakeClock()
  const { store, desk } = await openSignedIn()
  translatePage()
  act(() => void store.dispatch(noticeRaised({ about: 'offer', text: 'guest.terms' })))
  await screen.findByText('Terms and conditions')
  act(() => void store.dispatch(noticeRaised({ about: 'offer', text: 'guest.privacy' })))
  await screen.findByText('Privacy')
  await desk.tell('ring', { room: '101' })
  const timer = within(await screen.findByRole('dialog')).getByRole('timer')
  const before = Number(timer.textContent)
  expect(before).toBeGreaterThan(10)
  await pass(3000)
  expect(Number(timer.textContent)).toBeLessThan(before - 1)
})

it('REAL-06 the length of a call goes on', async () => {
  startFakeClock()
  const app = await openSignedInAt('/demo/voip')
  await app.user.click(await screen.findByRole('button', { name: 'Reception' }))
  await screen.findByText('Ringing')
  translatePage()
  const [call] = app.hotel.desk.quickCalls()
  await app.desk.tell('quickcalls', { id: call?.id, state: 'connected' })
  await screen.findByText('Connected')
  await pass(5000)
  screen.getByText(/0:0[5-7]$/)
})

it('REAL-06 every screen opens, changes its language and closes', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=1&mode=demo-use-pms' })
  translatePage()
  const change = async (key: 'en' | 'de', home: string) => {
    act(() => void app.store.dispatch(languageChosen(key)))
    await waitFor(() => expect(document.documentElement.lang).toMatch(new RegExp(`^${key}`)))
    // A screen without content has a link of that name, too.
    expect(await screen.findAllByRole('link', { name: home })).not.toEqual([])
  }
  for (const [at, address] of addressesOf('demo-use-pms').entries()) {
    app.services.history.go(address)
    await waitFor(() =>
      expect(document.querySelector('main :is([aria-busy="true"], [data-skeleton])')).toBeNull(),
    )
    await screen.findByRole('heading', { level: 1 })
    await (at % 2 ? change('en', 'Home') : change('de', 'Start'))
  }
  await change('en', 'Home')
  app.services.history.go('/')
  await atHome()
})
