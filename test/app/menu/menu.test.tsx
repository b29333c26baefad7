import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, openSignedIn, place } from '../harness.tsx'

const openMenu = async (user: Awaited<ReturnType<typeof openApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  return screen.findByRole('navigation', { name: 'Menu' })
}

it('SHELL-01, HTTP-12, MENU-01, MENU-13, SHOP-07 opens room service from the drawer, which closes', async () => {
  const { user } = await openSignedIn()
  const menu = await openMenu(user)
  await user.click(within(menu).getByRole('button', { name: 'Room service' }))
  await screen.findByRole('heading', { level: 1, name: 'Room service' })
  expect(place()).toBe('/shop/flow/1')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
})

it('SHELL-02, MENU-23 unfolds submenus to any depth and opens a page', async () => {
  const { user } = await openSignedIn()
  const menu = await openMenu(user)
  const hotel = within(menu).getByRole('button', { name: 'Hotel' })
  expect(hotel.getAttribute('aria-expanded')).toBe('false')
  await user.click(hotel)
  await user.click(await within(menu).findByRole('button', { name: /^Spa & fitness/ }))
  await user.click(await within(menu).findByRole('button', { name: 'Spa' }))
  await screen.findByRole('heading', { level: 1, name: /Spa/ })
  expect(place()).toMatch(/^\/cp\/\d+$/)
})

it('SHELL-04, SHELL-10, SHELL-12, SHELL-17 shows the hotel and the guest', async () => {
  const { user } = await openSignedIn()
  const banner = await screen.findByRole('banner')
  within(banner).getByText('Hotel Aurora')
  within(banner).getByText('Anna Berger')
  within(banner).getByText('101')
  await user.click(within(banner).getByRole('button', { name: 'Guest menu' }))
  within(await screen.findByRole('menu')).getByText('Anna Berger')
})

it('HTTP-14, HTTP-17, ROUTE-01 goes on without a menu, on a landing page', async () => {
  const app = await openApp()
  await app.desk.tell('faults', { path: '/ONEapp/skins/aurora/1/menu_EN.json', http: 500 })
  await screen.findByLabelText('Room')
  const { signIn } = await import('../harness.tsx')
  await signIn(app, '101', 'Berger')
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  expect(place()).toBe('/')
  await waitFor(async () => {
    const logs = await app.desk.list('logs')
    expect(logs.some(({ component, lvl }) => component === 'menu' && lvl === 'error')).toBe(true)
  })
})

it('NAV-11 gives the document the title of the screen', async () => {
  await openSignedIn()
  await waitFor(() => expect(document.title).toMatch(/^Good .*, Anna - Hotel Aurora$/))
})

it('ROUTE-23 takes an address that is no route home', async () => {
  const first = await openSignedIn()
  first.close()
  await openApp({ hotel: first.hotel, path: '/no/such/place' })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  expect(place()).toBe('/cp/1')
})

it('CART-19, CART-20, BNAV-01, BNAV-02, BNAV-03, BNAV-09 shows the cart below once something is in it', async () => {
  // A guest without a room has nothing but home.
  const { user } = await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  await user.click(await screen.findByRole('link', { name: /^Room service/ }))
  await screen.findByRole('heading', { level: 1, name: 'Room service' })
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await user.click((await screen.findAllByRole('button', { name: /^One more/ }))[0] as HTMLElement)
  const bar = await screen.findByRole('navigation', { name: 'Main' })
  const [home, cart] = within(bar).getAllByRole('link')
  expect(home?.textContent).toBe('Home')
  expect(cart?.textContent).toMatch(/Cart.*1 in the cart/)
})
