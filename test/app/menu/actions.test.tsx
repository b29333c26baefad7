import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import LanguageOutlinedIcon from '~icons/ic/outline-language'
import LibraryBooksOutlinedIcon from '~icons/ic/outline-library-books'
import SettingsRemoteOutlinedIcon from '~icons/ic/outline-settings-remote'
import WbSunnyOutlinedIcon from '~icons/ic/outline-wb-sunny'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { bodyInstead, logged } from '../badAnswers.ts'
import { give } from '../give.ts'
import { openApp, openSignedIn, place } from '../harness.tsx'

// Wide enough for every item of the bottom navigation.
beforeEach(() => give(window, 'innerWidth', 1400))
interface Item {
  id?: number
  title: string
  onclick?: string
  oneapp_onclick?: string
  isPage?: unknown
  submenu?: Item[] | ''
}

const skins = '/ONEapp/skins/aurora/1'
const welcome = { id: 1, title: 'Welcome', oneapp_onclick: 'contentpage|1', isPage: '1' }

/** Replaces the hotel's menu with these items, after a first page that exists. */
const menuIs = (items: Item[], file = 'menu_EN.json') =>
  bodyInstead(`${skins}/${file}`, JSON.stringify({ menu: [welcome, ...items] }))

async function openDrawer({ user }: Awaited<ReturnType<typeof openApp>>) {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('navigation', { name: 'Menu' }))
}
const titles = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('button').map(({ textContent }) => textContent)
const iconOf = (item: HTMLElement) => item.querySelector('svg')?.innerHTML
const drawn = (Icon: ComponentType) => renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>|<\/svg>$/g, '')

it('MENU-28, MENU-29 each entry has the icon of its screen, or the books', async () => {
  menuIs([
    { id: 2, title: 'Sun', oneapp_onclick: 'openWeather' },
    { id: 3, title: 'Words', oneapp_onclick: 'language' },
    { id: 4, title: 'Set', oneapp_onclick: 'remote-control' },
    { id: 5, title: 'Cable', oneapp_onclick: 'changeSource|HDMI|1' },
    { id: 6, title: 'Secret', oneapp_onclick: 'doWhoKnowsWhat' },
  ])
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  const icons = drawer.getAllByRole('button').map(iconOf)
  const books = drawn(LibraryBooksOutlinedIcon)
  expect(icons).toEqual([
    books,
    drawn(WbSunnyOutlinedIcon),
    drawn(LanguageOutlinedIcon),
    drawn(SettingsRemoteOutlinedIcon),
    books,
    books,
  ])
  // The bottom navigation has the same icon.
  expect(iconOf(await screen.findByRole('link', { name: 'Remote', hidden: true }))).toBe(icons[3])
})

it('MENU-25 an action that means nothing opens nothing: the drawer stays, and it is logged', async () => {
  menuIs([{ id: 6, title: 'Secret', oneapp_onclick: 'doWhoKnowsWhat|1' }])
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  await app.user.click(drawer.getByRole('button', { name: 'Secret' }))
  await waitFor(async () =>
    expect(await logged(app.desk, 'menu')).toMatchObject([
      { lvl: 'warn', msg: 'the action of "Secret" opens nothing' },
    ]),
  )
  drawer.getByRole('button', { name: 'Secret' })
  expect(place()).toBe('/cp/1')
})

it('MENU-24 an action may be a route of the app', async () => {
  menuIs([{ id: 2, title: 'Set', oneapp_onclick: '/remote-control' }])
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  await app.user.click(drawer.getByRole('button', { name: 'Set' }))
  await screen.findByRole('heading', { level: 1, name: 'Remote control' })
})

it('MENU-12 opens the languages', async () => {
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  await app.user.click(drawer.getByRole('button', { name: 'Language' }))
  await screen.findByRole('heading', { level: 1, name: 'Language' })
})

it('SHELL-03, MENU-16 an entry that leaves the app says so, and opens beside it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  await app.user.click(drawer.getByRole('button', { name: 'Contact' }))
  const entry = await drawer.findByRole('button', { name: /^Our website/ })
  expect(entry.textContent).toBe('Our website, opens outside the app')
  drawer.getByRole('button', { name: /^Call the front desk ?, opens outside the app$/ })
  await app.user.click(entry)
  await waitFor(() => expect(opened.mock.calls).toEqual([['https://example.com/', '_blank', 'noopener']]))
  await waitFor(() => expect(place()).toBe('/cp/1'))
})

it('SHELL-02 the branch of the present screen stands open, three levels deep', async () => {
  const app = await openSignedIn()
  app.services.history.go('/cp/10')
  await screen.findByRole('heading', { level: 1, name: /Spa/ })
  const drawer = await openDrawer(app)
  expect(drawer.getByRole('button', { name: 'Spa' }).getAttribute('aria-current')).toBe('page')
  expect(drawer.getByRole('button', { name: 'Contact' }).getAttribute('aria-expanded')).toBe('false')
})

it('SHELL-02 the branch of the present screen stands open each time the drawer opens', async () => {
  const app = await openSignedIn()
  await openDrawer(app)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  app.services.history.go('/cp/10')
  await screen.findByRole('heading', { level: 1, name: /Spa/ })
  const drawer = await openDrawer(app)
  expect(drawer.getByRole('button', { name: 'Spa' }).getAttribute('aria-current')).toBe('page')
})

it('MENU-01, MENU-02, MENU-24, MENU-25 an item is drawn by its title, whatever else it lacks and whatever it means', async () => {
  menuIs([
    { title: 'Sun', oneapp_onclick: 'weather' },
    { title: 'Rain', oneapp_onclick: 'openWeather', submenu: '' },
    { id: 4, title: 'Some shop', oneapp_onclick: 'shop' },
    { id: 5, title: 'Some demo', oneapp_onclick: 'demo/nothing' },
  ])
  const app = await openSignedIn()
  const drawer = await openDrawer(app)
  expect(titles(drawer)).toEqual(['Welcome', 'Sun', 'Rain', 'Some shop', 'Some demo'])
  await app.user.click(drawer.getByRole('button', { name: 'Some shop' }))
  await waitFor(async () => expect(await logged(app.desk, 'menu')).toHaveLength(1))
  await app.user.click(drawer.getByRole('button', { name: 'Sun' }))
  await waitFor(() => expect(place()).toBe('/weather/0'))
})

it('ROUTE-14, MENU-16, MENU-24, SHELL-03 a link is opened as the menu has it, named by an action or by a path', async () => {
  const link = 'https://example.com/go?next=%2Fhome%2Fx'
  menuIs([
    { id: 2, title: 'Site', oneapp_onclick: `openWebPage|${link}` },
    { id: 3, title: 'Page', oneapp_onclick: `open-web-page/${encodeURIComponent(link)}` },
  ])
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const app = await openSignedIn()
  for (const title of ['Site', 'Page']) {
    const drawer = await openDrawer(app)
    await app.user.click(
      drawer.getByRole('button', { name: new RegExp(`^${title} ?, opens outside the app$`) }),
    )
    await waitFor(() => expect(opened.mock.lastCall?.[0]).toBe(link))
    await waitFor(() => expect(place()).toBe('/cp/1'))
    opened.mockClear()
  }
})

it('MENU-30, MODE-16 what the mode has not is not drawn, nor a branch of nothing else', async () => {
  menuIs([
    { id: 2, title: 'Map', oneapp_onclick: 'demo/maps' },
    { id: 3, title: 'Demo', submenu: [{ id: 4, title: 'Messenger', oneapp_onclick: 'demo/messenger' }] },
    { id: 5, title: 'Set', oneapp_onclick: 'remote-control' },
  ])
  const app = await openSignedIn()
  expect(titles(await openDrawer(app))).toEqual(['Welcome', 'Set'])
})

it('MENU-26, MENU-30 in the walk-in modes its own action comes first, and nothing of a room is drawn', async () => {
  const items = [
    { id: 2, title: 'Set', onclick: 'remote-control', oneapp_onclick: 'remote-control' },
    { id: 3, title: 'Bar', onclick: 'openShop|2', oneapp_onclick: 'openShop|1' },
    { id: 4, title: 'Kitchen', onclick: 'nothing of ours', oneapp_onclick: 'openShop|1' },
    // The mode has no screens of a room: the first item falls back to its other action, and the last one is left out.
    { id: 5, title: 'Sun', onclick: 'room-control', oneapp_onclick: 'openWeather' },
    { id: 6, title: 'Words', onclick: 'openFlightInfo', oneapp_onclick: 'language' },
    { id: 7, title: 'Neither', onclick: 'room-control', oneapp_onclick: 'remote-control' },
  ]
  menuIs(items, 'oneapp/walkin_menu_EN.json')
  const app = await openApp({ path: '/?property=1&theme=1&mode=walkin-only' })
  await screen.findByRole('heading', { level: 1, name: /^Good/ })
  const drawer = await openDrawer(app)
  expect(titles(drawer)).toEqual(['Welcome', 'Bar', 'Kitchen', 'Sun', 'Words'])
  await app.user.click(drawer.getByRole('button', { name: 'Kitchen' }))
  await waitFor(() => expect(place()).toBe('/shop/flow/1'))
})

it('HTTP-14 a language without a menu of its own takes the English one, once', async () => {
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ path: '/?property=1&theme=1&lang=it' })
  await screen.findByRole('heading', { level: 1, name: /Anna$/ })
  const files = (await app.desk.calls({ module: 'HTTP' })).map((call) => [call.function, call.status])
  const menus = files.filter(([file]) => String(file).includes('menu_'))
  expect(menus).toEqual([
    [`GET ${skins}/menu_IT.json`, 404],
    [`GET ${skins}/menu_EN.json`, 200],
  ])
})

it('HTTP-17, SHELL-27 without any menu the drawer has what the bar has no room for, and the landing page what works', async () => {
  bodyInstead(`${skins}/menu_EN.json`, '', 404)
  give(window, 'innerWidth', 390)
  const app = await openSignedIn()
  expect(place()).toBe('/')
  const drawer = await openDrawer(app)
  await drawer.findByRole('button', { name: /^Messages/ })
  expect(drawer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Key',
    'Remote',
    'Room control',
    expect.stringMatching(/^Messages/),
  ])
  expect(drawer.queryAllByRole('link')).toEqual([])
  await waitFor(async () => expect(await logged(app.desk, 'menu')).toMatchObject([{ lvl: 'error' }]))
})

it('HTTP-17 a menu that cannot be read is none', async () => {
  bodyInstead(`${skins}/menu_EN.json`, '<html>')
  await openSignedIn()
  expect(place()).toBe('/')
})

it('MENU-25 home has no tile for an entry that leads nowhere, and its row in a list is only read', async () => {
  menuIs([
    { id: 2, title: 'Only a title' },
    { id: 3, title: 'Sun', oneapp_onclick: 'openWeather' },
    {
      id: 4,
      title: 'House',
      submenu: [
        { id: 5, title: 'Built in 1903' },
        { id: 6, title: 'Words', oneapp_onclick: 'language' },
      ],
    },
    { id: 7, title: 'Rites', submenu: [{ id: 8, title: 'Tea', oneapp_onclick: 'bookTea|5' }] },
  ])
  const { user } = await openSignedIn()
  const main = within(screen.getByRole('main'))
  await main.findByRole('link', { name: 'Sun' })
  expect(main.queryByText('Only a title')).toBeNull()
  expect(main.queryByText('Rites')).toBeNull()
  await user.click(main.getByRole('button', { name: 'House' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'House' }))
  expect(sheet.getByText('Built in 1903').closest('a, button')).toBeNull()
  expect(sheet.getByRole('link', { name: 'Words' })).toBeDefined()
})

it('QRY-11, HTTP-12 the skin of the address wins over the one of the sign-in', async () => {
  const other = { id: 1, title: 'Another skin', oneapp_onclick: 'openWeather' }
  bodyInstead('/ONEapp/skins/aurora/9/menu_EN.json', JSON.stringify({ menu: [other] }))
  localStorage.setItem('login-room', '101')
  localStorage.setItem('login-name', 'Berger')
  const app = await openApp({ path: '/?property=1&theme=1&skin=9' })
  await screen.findByRole('heading', { level: 1, name: 'Vienna' })
  expect(titles(await openDrawer(app))).toEqual(['Another skin'])
})

it('HTTP-12 a change of language asks for its menu once, and for nothing of it again', async () => {
  const app = await openSignedIn()
  const asked = async () =>
    (await app.desk.calls({ module: 'HTTP' }))
      .map(({ function: name }) => name)
      .filter((name) => name.includes('menu_'))
  await waitFor(async () => expect(await asked()).toEqual([`GET ${skins}/menu_EN.json`]))
  app.services.history.go('/language')
  await app.user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  await waitFor(async () => expect(await asked()).toHaveLength(2))
  await waitFor(() => expect(app.store.getState().session.status).toBe('registered'))
  const last = await app.services.hotel.call(getActiveLanguages, {})
  expect(last.kind).toBe('ok')
  expect(await asked()).toEqual([`GET ${skins}/menu_EN.json`, `GET ${skins}/menu_DE.json`])
})
