import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { contentSlice } from '../../src/domains/content/slice.ts'
import { selectSettings } from '../../src/domains/property/slice.ts'
import { readScroll, writeScroll } from '../../src/shell/scroll/useScrollRestoration.ts'
import { pass, passUntil, startFakeClock } from './fakeClock.ts'
import { give } from './give.ts'
import {
  openApp,
  openHotel,
  openSignedIn,
  openSignedInAt,
  place,
  query,
  signIn,
  stateOf,
} from './harness.tsx'

type App = Awaited<ReturnType<typeof openApp>>
const themeCalls = async ({ desk }: App, id = '1') =>
  desk.calls({ module: 'HTTP', function: `GET /api/v1/oneapp/theme/${id}` })
const verified = async ({ desk }: App) =>
  (await desk.calls({ function: 'authenticate' })).filter(({ data }) => Object.keys(data).length === 0)
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

async function pressInDrawer({ user }: App, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await user.click(drawer.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
}

it('NAV-04, ERR-12 going where one is already does nothing: no entry, no question, no log', async () => {
  const app = await openSignedIn()
  await waitFor(() => expect(query().get('userId')).not.toBeNull())
  // Only the page that home redirects to is counted, not home itself.
  const counted = await waitFor(async () => {
    const events = await app.desk.list('statistics')
    expect(events.map(({ ended }) => ended)).toEqual([null])
    return events
  })
  const pushed = vi.spyOn(window.history, 'pushState')
  // The entries of screens. An open menu has a temporary entry without a URL.
  const entries = () => pushed.mock.calls.filter(([, , address]) => address)
  const before = { asked: await verified(app), address: location.href }
  const logs = await app.desk.list('logs')
  await pressInDrawer(app, 'Welcome')
  expect(await app.desk.list('statistics')).toEqual(counted)
  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Language' }))
  await heading('Language')
  expect(entries()).toHaveLength(1)
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Guest menu' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Language' }))
  expect(entries()).toHaveLength(1)
  await app.services.history.settled()
  app.services.history.back()
  await heading(/^Good/)
  expect(location.href).toBe(before.address)
  // One verification for the navigation to the language, and one for the way back.
  expect(await verified(app)).toHaveLength(before.asked.length + 2)
  expect(await app.desk.list('logs')).toEqual(logs)
})

it('a link that is pressed while the app takes a step back leads on, however slow the browser is', async () => {
  const app = await openSignedIn()
  app.services.history.go('/weather/0')
  await heading('Vienna')
  app.services.history.go('/language')
  await heading('Language')
  const go = window.history.go.bind(window.history)
  vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(go, 100, delta))
  const step = app.services.history.backBy(1)
  await app.user.click(screen.getByRole('link', { name: 'Door camera' }))
  await step
  await heading(/door/i)
  await app.services.history.settled()
  expect(window.location.pathname).toBe('/ONEapp/room-camera')
})

it('PROD-03, STOR-05 home, too, is below the base path, where its cookies and its service worker are', async () => {
  const hotel = await openHotel({ skins: 'test/app' })
  const app = await openSignedIn({ hotel })
  const home = await screen.findByRole('link', { name: 'Home' })
  expect(home.getAttribute('href')).toMatch(/^\/ONEapp\/\?/)
  app.services.history.go('/language')
  await heading('Language')
  await app.user.click(screen.getByRole('link', { name: 'Home' }))
  await heading(/^Good/)
  expect(window.location.pathname).toBe('/ONEapp/')
})

it('PROD-03 a page that was opened without the last slash of the base path gets it', async () => {
  const hotel = await openHotel({ skins: 'test/app' })
  await openSignedIn({ hotel, path: '?property=1&theme=1' })
  expect(window.location.pathname).toBe('/ONEapp/')
  expect(query().get('property')).toBe('1')
})

it('RULE-04 the session’s values come into the address without an entry of their own', async () => {
  const app = await openSignedIn()
  await waitFor(() => expect(query().get('userId')).not.toBeNull())
  const asked = (await verified(app)).length
  const entries = vi.spyOn(window.history, 'pushState')
  // The address as a guest types it, without the session's query parameters.
  app.services.history.go('/weather/0')
  await heading('Vienna')
  await waitFor(() => expect(query().get('name')).toBe('Berger'))
  expect(Object.fromEntries(query())).toMatchObject({ room: '101', property: '1', theme: '1', lang: 'en' })
  expect([...query().values()].every((value) => value !== '')).toBe(true)
  expect(entries).toHaveBeenCalledTimes(1)
  expect(await verified(app)).toHaveLength(asked + 1)
})

it('NAV-01, CONST-06 the page scrolls 300 ms after a navigation, not before', async () => {
  const scrolls: { title: string | null | undefined; at: number }[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    scrolls.push({ title: document.querySelector('h1')?.textContent, at: performance.now() })
  })
  const app = await openSignedIn()
  const left = performance.now()
  app.services.history.go('/language')
  // Home may still have scrolled to its own top.
  const own = () => scrolls.find(({ title }) => title === 'Language')
  await waitFor(() => expect(own()).toBeDefined())
  const arrived = own()?.at ?? 0
  // Timers count whole milliseconds.
  expect(arrived - left).toBeGreaterThan(298)
})

it('NAV-02 a key that comes before the page has scrolled starts from the top of the new screen', async () => {
  const page = pageOf(3000)
  const app = await openSignedIn()
  app.services.history.go('/language')
  await heading('Language')
  app.services.history.back()
  await heading(/^Good/)
  // The clock is slower than a slow machine.
  startFakeClock()
  page.scroll(700)
  app.services.history.go('/language')
  await heading('Language')
  expect(window.scrollY).toBe(700)
  act(
    () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
  )
  expect(window.scrollY).toBe(0)
})

it('SCONST-09 a page of content opens 300 ms after its id is resolved, and 300 ms later stands where it was left', async () => {
  const resolvedAt: number[] = []
  const scrolls: { to: unknown; path: string; at: number }[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to) => {
    scrolls.push({ to, path: place(), at: performance.now() })
  })
  const scrolled = (path: string, top: number) =>
    waitFor(() => {
      const found = scrolls.find((one) => one.path === path && (one.to as number[])[1] === top)
      if (!found) throw new Error(`${path} has not been scrolled to ${top}`)
      return found.at
    })
  const app = await openSignedIn()
  app.services.history.go('/language')
  await scrolled('/language', 0)
  await heading('Language')
  give(window, 'scrollY', 700)
  // Home may stay until the screen's code has loaded. So the scrolling is repeated, with pauses longer than the
  // debounce of the saved position.
  const scroll = () => {
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(sessionStorage.getItem('draft/scroll-positions') ?? '').toContain('700')
  }
  await waitFor(scroll, { interval: 300 })

  const stop = app.store.subscribe(() => {
    if (stateOf(app, contentSlice).resolution === 'success') resolvedAt.push(performance.now())
  })
  app.services.history.go('/page/10')
  await waitFor(() => expect(place()).toBe('/cp/10'), { interval: 5 })
  // Timers count whole milliseconds.
  expect(performance.now() - (resolvedAt[0] ?? 0)).toBeGreaterThan(298)
  stop()
  await heading('Spa')
  await scrolled('/cp/10', 0)
  const left = performance.now()
  app.services.history.back()
  expect((await scrolled('/language', 700)) - left).toBeGreaterThan(298)
})

/** A page of this height, which the window's scroll position depends on: jsdom has no layout. */
function pageOf(height: number) {
  const page = {
    grow(to: number) {
      give(document.documentElement, 'scrollHeight', to)
    },
    scroll(top: number) {
      const last = document.documentElement.scrollHeight - window.innerHeight
      give(window, 'scrollY', Math.max(0, Math.min(top, last)))
      act(() => void window.dispatchEvent(new Event('scroll')))
    },
  }
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => page.scroll(top)) as never)
  page.grow(height)
  return page
}
const storedScroll = () => JSON.parse(sessionStorage.getItem('draft/scroll-positions') ?? '{}') as unknown

it('NAV-02 the place is found also where the page takes ten seconds to become as long as it was', async () => {
  const first = await openSignedIn()
  first.close()
  sessionStorage.setItem('draft/scroll-positions', '{"/language":700}')
  const page = pageOf(window.innerHeight)
  startFakeClock()
  await openApp({ hotel: first.hotel, path: '/language' })
  await heading('Language')
  page.scroll(0)
  await pass(10_000)
  expect(storedScroll()).toEqual({ '/language': 700 })
  page.grow(3000)
  await passUntil(() => expect(window.scrollY).toBe(700))
})

it('NAV-02 a guest who scrolls up on a page that has remained short is not moved down again', async () => {
  const first = await openSignedIn()
  first.close()
  sessionStorage.setItem('draft/scroll-positions', '{"/language":700}')
  const page = pageOf(window.innerHeight + 300)
  startFakeClock()
  await openApp({ hotel: first.hotel, path: '/language' })
  await heading('Language')
  await passUntil(() => expect(window.scrollY).toBe(300))
  page.scroll(100)
  await pass(1000)
  expect(window.scrollY).toBe(100)
  expect(storedScroll()).toEqual({ '/language': 100 })
})

it('RULE-02, THEME-02 asks for the theme again after a failure or for another id, and not otherwise', async () => {
  const hotel = await openHotel()
  // The theme is requested with the first screen, and again when the channel is open.
  hotel.desk.fault({ path: '/api/v1/oneapp/theme/1', http: 500 })
  const app = await openApp({ hotel, path: '/login?property=1&theme=1' })
  const status = () => app.store.getState().theme.status
  await waitFor(() => expect(status()).toBe('failure'))
  await screen.findByLabelText('Room')
  hotel.desk.clearFaults()
  await signIn(app, '101', 'Berger')
  await heading(/^Good/)
  await waitFor(() => expect(status()).toBe('success'))
  const asked = (await themeCalls(app)).length
  app.services.history.go('/weather/0')
  await heading('Vienna')
  expect(await themeCalls(app)).toHaveLength(asked)
  app.services.history.go('/language?theme=2')
  await screen.findByText('Isla Verde')
  expect(await themeCalls(app, '2')).toHaveLength(1)
})

it('RULE-02, QRY-19 theme and property come from the cookie where the address is silent', async () => {
  const first = await openSignedIn()
  first.close()
  const app = await openApp({ hotel: first.hotel, path: '/weather/0' })
  await heading('Vienna')
  within(await screen.findByRole('banner')).getByText('Hotel Aurora')
  expect(app.store.getState().session).toMatchObject({ themeId: '1', propertyId: '1' })
})

it('MODE-21 a guest whose reservation is not checked in gets no further than the sign-in', async () => {
  const app = await openApp({ path: '/weather/0?property=1&theme=1&room=104&name=Novak&autologin=1' })
  await screen.findByLabelText('Room')
  expect(place()).toBe('/login')
  expect(app.store.getState().session).toMatchObject({ status: 'not_registered', isCheckedIn: false })
})

it('ROUTE-02, CONST-12 the demo goes on from home after a second', async () => {
  const opened = performance.now()
  await openApp({ path: '/?property=1&theme=1&mode=demo' })
  await waitFor(() => expect(place()).toBe('/cp/1'))
  expect(performance.now() - opened).toBeGreaterThan(998)
  await heading(/^Good .*, Demo Guest$/)
})

it('RULE-08 the demo begins without the hotel, too', async () => {
  const hotel = await openHotel()
  await hotel.close()
  await openApp({ hotel, path: '/demo/room-control?property=1&theme=1&mode=demo' })
  await screen.findByRole('heading', { level: 1, name: 'Room control (demo)' })
})

it('QRY-15 next names the screen that a demo begins with', async () => {
  startFakeClock()
  await openApp({ path: '/?property=1&theme=1&mode=demo&next=%2Fdemo%2Fmaps' })
  await passUntil(() => expect(place()).toBe('/demo/maps'))
  await heading(/Hotel Aurora|around/i)
  expect([...query().keys()]).not.toContain('next')
})

it('QRY-15 outside of the demo next means nothing', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  await openApp({ path: '/?property=1&theme=1&next=%2Fweather%2F0' })
  await heading(/^Good/)
  expect(place()).toBe('/cp/1')
})

const themesPath = 'GET /api/v1/oneapp/theme'

it('HTTP-06 where no theme is named the first of the hotel’s themes is taken', async () => {
  const app = await openApp({ path: '/login?property=1' })
  await screen.findByRole('img', { name: 'Hotel Aurora' })
  expect(await app.desk.calls({ module: 'HTTP', function: themesPath })).toHaveLength(1)
  expect(app.store.getState().theme.value).toMatchObject({ id: '1', title: 'Hotel Aurora' })
})

it('HTTP-06 where the hotel knows no such theme the first one is taken', async () => {
  const app = await openApp({ path: '/login?property=1&theme=9' })
  await screen.findByRole('img', { name: 'Hotel Aurora' })
  expect(await themeCalls(app, '9')).toMatchObject([{ status: 404 }])
  expect(await app.desk.calls({ module: 'HTTP', function: themesPath })).toHaveLength(1)
})

it('RULE-02, SHELL-11 a theme that the hotel does not have is asked for once, and the bars stay', async () => {
  const app = await openSignedIn({ path: '/?property=1&theme=9' })
  const bar = await screen.findByRole('banner')
  const asked = (await themeCalls(app, '9')).length
  app.services.history.go('/weather/0')
  await heading('Vienna')
  expect(await themeCalls(app, '9')).toHaveLength(asked)
  expect(screen.getByRole('banner')).toBe(bar)
})

it('SHELL-11, PROD-01 where the theme fails a television keeps its navigation, without menu and bar', async () => {
  const hotel = await openHotel()
  hotel.desk.fault({ path: '/api/v1/oneapp/theme/1', http: 500 })
  await openSignedIn({ hotel, path: '/?property=1&theme=1&mode=tv' })
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  within(navigation).getByRole('link', { name: 'Home' })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
})

it('HTTP-07 the theme that is named is asked for by its id, and the list of themes is not', async () => {
  const app = await openApp({ path: '/login?property=2&theme=2' })
  await screen.findByRole('img', { name: 'Isla Verde' })
  expect(await themeCalls(app, '2')).toMatchObject([{ status: 200 }])
  expect(await app.desk.calls({ module: 'HTTP', function: themesPath })).toEqual([])
})

it('QRY-02 another property drops settings, theme, terms and room controls of the one before', async () => {
  give(window, 'innerWidth', 1400)
  const app = await openSignedIn({ room: '201', name: 'Miller', path: '/?property=2&theme=2' })
  const bar = async () => within(await screen.findByRole('banner'))
  await (await bar()).findByText('Isla Verde')
  await screen.findByRole('link', { name: 'Room control' })
  await waitFor(() => expect(selectSettings(app.store.getState()).timezone).toBe('Atlantic/Canary'))
  app.services.history.go('/terms')
  await heading('Terms of use of the Isla Verde guest app')
  app.services.history.go('/terms?property=1')
  await heading('Terms of use of the Hotel Aurora guest app')
  // The first of the hotel's themes, because the address names none.
  await (await bar()).findByText('Hotel Aurora')
  expect([query().get('property'), query().get('theme'), Cookies.get('theme')]).toEqual([
    '1',
    null,
    undefined,
  ])
  await waitFor(() => expect(selectSettings(app.store.getState()).timezone).toBe('Europe/Vienna'))
  const controls = 'GET /api/public/v2/property/1/oneapp/roomcontrol'
  await waitFor(async () =>
    expect(await app.desk.calls({ module: 'HTTP', function: controls })).toHaveLength(1),
  )
})

it.each([
  ['/tvall', 'Live TV'],
  ['/tvgroup?onclickVal=sports', 'Sports'],
  ['/weather/0', 'Vienna'],
  ['/sleeptimer', 'Sleep timer'],
  ['/wakeUp', 'Wake-up'],
  ['/streamingDevices/airplay', 'AirPlay'],
  ['/language', 'Language'],
])('ROUTE-22 the screen at %s exists', async (address, title) => {
  const app = await openSignedIn()
  app.services.history.go(address)
  await heading(title)
  expect(place()).toBe(address.replace(/\?.*/, ''))
  expect(await app.desk.list('logs')).toEqual([])
})

it.each(['/staff', '/admin', '/desk', '/login/staff'])(
  'PROD-05 there is no way in for staff at %s: the guest comes home',
  async (address) => {
    const app = await openSignedIn()
    app.services.history.go(address)
    await waitFor(() => expect(place()).toBe('/cp/1'))
    await heading(/^Good/)
    expect((await app.desk.list('logs')).map(({ msg }) => msg)).toContain(`no screen at ${address}`)
  },
)

it('RT-27 a screen that the guest comes to anew is at its top after a reload, wherever they had left it before', async () => {
  const { services } = await openSignedInAt('/sleeptimer')
  await screen.findByRole('heading', { level: 1, name: 'Sleep timer' })
  writeScroll(services.drafts, '/language', 400)
  act(() => services.history.go('/language'))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await waitFor(() => expect(readScroll(services.drafts, '/language')).toBe(0))
})
