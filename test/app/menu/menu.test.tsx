import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bodyInstead, logged } from '../badAnswers.ts'
import { give } from '../give.ts'
import { openApp, openHotel, openSignedIn, place } from '../harness.tsx'

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

it.each([
  ['en-US', 'Menu', [5, 120]],
  ['ar', 'القائمة', [window.innerWidth - 5, window.innerWidth - 120]],
] as const)(
  'SHELL-01 a swipe from the edge opens the drawer too (%s)',
  async (language, name, [from, to]) => {
    localStorage.setItem('login-room', '101')
    localStorage.setItem('login-name', 'Berger')
    await openApp({ path: `/?property=1&theme=1&lang=${language.slice(0, 2)}` })
    await screen.findByRole('banner')
    await waitFor(() => expect(document.documentElement.lang).toBe(language))
    const drawer = () => screen.queryByRole('navigation', { name })
    const swipe = async (startX: number, endX: number, endY = 300) => {
      fireEvent.touchStart(document.body, { touches: [{ clientX: startX, clientY: 300 }] })
      fireEvent.touchMove(document.body, { touches: [{ clientX: endX, clientY: endY }] })
      fireEvent.touchEnd(document.body)
    }
    // A swipe that begins in the middle, or goes down the page, does not open the drawer.
    await swipe(200, 320)
    await swipe(from, to, 600)
    expect(drawer()).toBeNull()
    await swipe(from, to)
    await screen.findByRole('navigation', { name })
  },
)

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

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'At your service' }))
    .getAllByRole('link')
    .map((tile) => [tile.textContent, tile.getAttribute('href')?.replace(/\?.*$/, '')])

it('HTTP-17, ROUTE-01 goes on without a menu, with the areas that need none', async () => {
  bodyInstead('/ONEapp/skins/aurora/1/menu_EN.json', '', 404)
  const app = await openSignedIn()
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  expect(place()).toBe('/')
  await waitFor(async () =>
    expect(await tiles()).toEqual(
      expect.arrayContaining([
        ['Weather', '/ONEapp/weather/0'],
        ['Room control', '/ONEapp/room-control'],
        ['Remote', '/ONEapp/remote-control'],
        ['Wake-up', '/ONEapp/wakeUp'],
        ['Language', '/ONEapp/language'],
      ]),
    ),
  )
  // A hotel without a menu is not a failure.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await app.user.click(screen.getByRole('link', { name: 'Weather' }))
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
})

it('ROUTE-01, MODE-07 a walk-in guest has the areas that need no room', async () => {
  bodyInstead('/ONEapp/skins/aurora/1/oneapp/walkin_menu_EN.json', '', 404)
  await openApp({ path: '/?property=1&theme=1&mode=walkin' })
  expect((await tiles()).map(([title]) => title)).toEqual(['Language', 'Weather'])
})

it('HTTP-14, HTTP-17 a menu that does not come is told, logged, and asked for again', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: '/ONEapp/skins/aurora/1/menu_EN.json', http: 500 })
  const app = await openSignedIn({ hotel })
  expect(place()).toBe('/')
  await tiles()
  await waitFor(async () =>
    expect(await logged(app.desk, 'menu')).toEqual([expect.objectContaining({ lvl: 'error' })]),
  )
  hotel.desk.clearFaults()
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(place()).toBe('/cp/1'))
})

it('NAV-11 gives the document the title of the screen', async () => {
  await openSignedIn()
  await waitFor(() => expect(document.title).toMatch(/^Good .*, Anna - Hotel Aurora$/))
})

it('NAV-11 moves the focus to the heading of the new screen, and gives its name to the document', async () => {
  const app = await openSignedIn()
  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Language' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Language - Hotel Aurora')
})

it('ROUTE-23 takes an address that is no route home', async () => {
  const first = await openSignedIn()
  first.close()
  await openApp({ hotel: first.hotel, path: '/no/such/place' })
  await screen.findByRole('heading', { level: 1, name: /Anna/ })
  expect(place()).toBe('/cp/1')
})

it('CART-20 counts to 99 and no further', async () => {
  const line = { id: '1053', item_id: '1053', shopId: 1, shop_item_title: 'Mineral water', price: 4.2 }
  const lines = [1, 2].map((cartId) => ({
    ...line,
    id: String(1052 + cartId),
    cartId,
    quantity: 60,
    sub_items: [],
  }))
  localStorage.setItem('shop-cart-items', JSON.stringify(lines))
  give(window, 'innerWidth', 1400)
  await openSignedIn()
  const item = await screen.findByRole('link', { name: /^Cart/ })
  expect(within(item).getByText('99+')).toBeDefined()
})

it('CART-19, CART-20, BNAV-01, BNAV-02, BNAV-03, BNAV-09 shows the cart below once something is in it', async () => {
  // A guest without a room has only the item for home, so the bar is not shown.
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

it('BNAV-03 the item of home is marked on the page that home leads to, and nowhere else', async () => {
  const { services } = await openSignedIn()
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Home')
  services.history.go('/weather/0')
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(bar.queryByRole('link', { current: 'page' })).toBeNull()
})
