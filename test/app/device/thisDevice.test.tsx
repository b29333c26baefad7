import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openSignedIn, place } from '../harness.tsx'
import { fillCart } from '../shop/openShop.ts'
import { openGuestMenu } from '../stay/menu.ts'

type App = Awaited<ReturnType<typeof openSignedIn>>

const scheme = () => document.documentElement.style.colorScheme

async function chooseScheme(app: App, name: string) {
  const menu = await openGuestMenu(app)
  await app.user.click(await menu.findByRole('menuitem', { name: 'Light or dark' }))
  await app.user.click(await menu.findByRole('menuitemradio', { name }))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

it('THEME-13 light or dark in place of the hotel’s own look, at once, after a reload, and until the guest’s end', async () => {
  const app = await openSignedIn()
  expect(scheme()).toBe('dark')
  await chooseScheme(app, 'Light')
  expect(scheme()).toBe('light')
  const menu = await openGuestMenu(app)
  await app.user.click(await menu.findByRole('menuitem', { name: 'Light or dark' }))
  const chosen = await menu.findByRole('menuitemradio', { name: 'Light' })
  expect(chosen.getAttribute('aria-checked')).toBe('true')
  app.close()

  // The hotel's theme is stored as the hotel has it, and shown as the guest has chosen.
  expect(JSON.parse(localStorage.getItem('theme-kept') ?? '{}')).toMatchObject({ dark: true })
  const again = await openApp({ hotel: app.hotel, path: '/?property=1&theme=1' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  await screen.findByRole('button', { name: 'Guest menu' })
  expect(scheme()).toBe('light')
  await chooseScheme(again, 'As the hotel')
  expect(scheme()).toBe('dark')
  expect(localStorage.getItem('colour-scheme')).toBeNull()

  await chooseScheme(again, 'Light')
  await (await openGuestMenu(again)).choose('Log out')
  await waitFor(() => expect(localStorage.getItem('colour-scheme')).toBeNull())
})

const row = async (name: string) => {
  const title = await within(await screen.findByRole('main')).findByText(name)
  return within(title.closest('li') as HTMLElement)
}

async function openThisDevice(app: App) {
  const menu = await openGuestMenu(app)
  await app.user.click(await menu.findByRole('menuitem', { name: 'On this device' }))
  await screen.findByRole('heading', { level: 1, name: 'On this device' })
  expect(place()).toBe('/this-device')
}

it('STOR-11 the guest sees what the device keeps, has one of it forgotten, and all with the sign-out', async () => {
  const app = await openSignedIn()
  app.services.history.go('/shop/flow/1')
  await fillCart(app)
  await openThisDevice(app)
  ;(await row('Your sign-in')).getByText('The hotel has this, too')
  const cart = await row('Cart')
  cart.getByText('Only on this device')
  await app.user.click(cart.getByRole('button', { name: 'Forget: Cart' }))
  await waitFor(() => expect(app.reload).toHaveBeenCalledOnce())
  expect(Object.keys(localStorage).filter((key) => key.startsWith('shop-'))).toEqual([])
  app.close()

  const again = await openApp({ hotel: app.hotel, path: '/this-device?property=1&theme=1' })
  await row('Your sign-in')
  expect(screen.queryByText('Cart')).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Forget all and log out' }))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['theme-kept']))
})

it('STOR-11 what is kept with its time says since when', async () => {
  const app = await openSignedIn()
  localStorage.setItem(
    'shop-past-orders',
    JSON.stringify({ stay: '', orders: [{ at: Date.parse('2026-11-20T13:05:00Z') }] }),
  )
  await openThisDevice(app)
  const orders = await row('Your orders')
  orders.getByText('The hotel has this, too')
  orders.getByText(/^Since: .*2:05\sPM$/)
})

it('STOR-11 the privacy text leads to it', async () => {
  const app = await openSignedIn()
  await (await openGuestMenu(app)).choose('Privacy')
  await app.user.click(await screen.findByRole('link', { name: /^On this device/ }))
  await screen.findByRole('heading', { level: 1, name: 'On this device' })
})
