import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { guest, settle, startHotel } from './harness/index.ts'

/** What a mode offers, by the names that the guest reads. */
interface Mode {
  /** Parameters of the address, besides the hotel. */
  query: string
  heading: RegExp
  /** Buttons of the app bar. */
  bar: string[]
  who: string[]
  /** Items of the guest menu; null if the mode has no guest menu. */
  guestMenu: string[] | null
  /** Items of the bottom navigation, at a width where all fit. */
  nav: string[]
  concierge: boolean
  /** Entries of the drawer that not all modes have, and whether this mode has them. */
  drawer: Partial<Record<string, boolean>>
  /** Addresses typed by hand, and whether the mode has their screens. */
  typed: Record<string, boolean>
}

/** Screens that need a room (MODE-04 to MODE-07), and below those that only the demo has (MODE-16). */
const room = (isThere: boolean) => ({
  '/room-camera': isThere,
  '/demo/mobilekey': isThere,
  '/remote-control': isThere,
  '/room-control': isThere,
  '/wakeUp': isThere,
  '/sleeptimer': isThere,
})
const demo = (isThere: boolean) => ({
  '/demo/messenger': isThere,
  '/demo/maps': isThere,
  '/demo/room-control': isThere,
})

const signsIn = 'autologin=1&room=101&name=Berger'
const signedIn = {
  heading: /^Good .*, Anna$/,
  bar: ['Menu', 'Help', 'Search', 'Guest menu'],
  who: ['Anna Berger', '101'],
  guestMenu: [
    'Language',
    'Call reception',
    'Check out',
    'Log out',
    'Light or dark',
    'On this device',
    'Terms and conditions',
    'Privacy',
    'Accessibility',
  ],
  nav: ['Home', 'Door camera', 'Key', 'Remote', 'Room control', '2 Messages 2 unread'],
  concierge: false,
  drawer: { 'Your television': true, 'Room control': true },
  typed: { ...room(true), ...demo(false) },
}
const walkIn = {
  heading: /^Good \w+$/,
  bar: ['Menu', 'Help', 'Guest menu'],
  who: [],
  guestMenu: [
    'Language',
    'Sign in',
    'Light or dark',
    'On this device',
    'Terms and conditions',
    'Privacy',
    'Accessibility',
  ],
  nav: [],
  concierge: false,
  drawer: { 'Your television': false, 'Room control': false },
  typed: { ...room(false), ...demo(false) },
}
const modes: Record<string, Mode> = {
  'PROD-04, MODE-02, MODE-16 a guest who is signed in has everything but the demo': {
    ...signedIn,
    query: signsIn,
  },
  'MODE-16, MODE-19 a kiosk has what a guest who is signed in has, but no key': {
    ...signedIn,
    // Others can read it.
    who: ['Anna'],
    nav: signedIn.nav.filter((item) => !['Key', 'Door camera', 'Remote'].includes(item)),
    typed: {
      '/remote-control': false,
      '/room-camera': false,
      '/sleeptimer': false,
      '/streamingDevices/chromecast': false,
      '/demo/mobilekey': false,
      '/demo/maps': false,
    },
    query: `mode=kiosk&${signsIn}`,
  },
  'MODE-16, MODE-20 a television has what a guest who is signed in has, but no remote control of itself': {
    ...signedIn,
    query: `mode=tv&${signsIn}`,
    bar: ['Guest menu', ...signedIn.bar.filter((name) => name !== 'Guest menu')],
    guestMenu: ['Your bill', 'Check out', ...signedIn.guestMenu.filter((name) => name !== 'Check out')],
    nav: ['Home', 'Films', 'TV guide', ...signedIn.nav.slice(1).filter((item) => item !== 'Remote')],
    typed: { '/remote-control': true, '/demo/maps': false },
  },
  'PROD-04, MODE-03, MODE-04, MODE-05, MODE-06, MODE-07 a walk-in guest has nothing that belongs to a room': {
    ...walkIn,
    query: 'mode=walkin',
  },
  'MODE-04, MODE-05, MODE-06, MODE-07, MODE-09, MODE-11, MODE-12 in walkin-only there is no guest menu either':
    {
      ...walkIn,
      query: 'mode=walkin-only',
      bar: ['Menu', 'Help'],
      guestMenu: null,
    },
  'LANG-15, MODE-13, MODE-14, MODE-16, MODE-17, MODE-18 the demo speaks English, has the concierge, and a guest from the address':
    {
      ...signedIn,
      query: 'mode=demo&name=Nora&room=305',
      heading: /^Good .*, Nora$/,
      who: ['Nora', '305'],
      nav: [
        'Home',
        'Door camera',
        'Key',
        'Room control (demo)',
        'Remote',
        'Room control',
        '1 Messages 1 unread',
      ],
      concierge: true,
      typed: { ...room(true), ...demo(true) },
    },
  'MODE-13, MODE-14, MODE-16, MODE-18 demo-use-pms has the demo and the guest’s room': {
    ...signedIn,
    query: `mode=demo-use-pms&${signsIn}`,
    nav: [
      'Home',
      'Door camera',
      'Key',
      'Room control (demo)',
      'Remote',
      'Room control',
      '2 Messages 2 unread',
    ],
    concierge: true,
    typed: { ...room(true), ...demo(true) },
  },
}

let hotel: Awaited<ReturnType<typeof startHotel>>
beforeAll(async () => {
  hotel = await startHotel()
})

const texts = async (list: ReturnType<Page['locator']>) =>
  (await list.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
const path = (page: Page) => new URL(page.url()).pathname.replace('/ONEapp', '')

/** Navigates as if the guest had typed the address, without a page load. */
const type = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', `/ONEapp${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

for (const [title, mode] of Object.entries(modes))
  it(title, async () => {
    const { query, heading, bar, who, guestMenu, nav, concierge, drawer, typed } = mode
    // The demo speaks English even if the browser is German.
    const isDemo = query.includes('mode=demo')
    const { page } = await guest({ width: 1400, height: 900, ...(isDemo && { locale: 'de-AT' }) })
    await page.goto(`${hotel.app}/?property=1&theme=1&${query}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    const home = path(page)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Help' }).waitFor()
    expect(
      await banner
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))),
    ).toEqual(bar)
    for (const word of who) await banner.getByText(word, { exact: true }).waitFor()

    const main = page.getByRole('navigation', { name: 'Main' })
    await expect.poll(() => texts(main.getByRole('link'))).toEqual(nav)
    // Retried, because its code is loaded lazily.
    const ask = page.getByRole('button', { name: 'Ask the concierge' })
    await expect.poll(() => ask.count()).toBe(concierge ? 1 : 0)

    if (guestMenu) {
      await banner.getByRole('button', { name: 'Guest menu' }).click()
      const items = page.getByRole('menuitem')
      await items.last().waitFor()
      await expect.poll(() => texts(items)).toEqual(guestMenu)
      await page.keyboard.press('Escape')
      await items.first().waitFor({ state: 'detached' })
    }

    await banner.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button').first().waitFor()
    for (const [entry, isThere] of Object.entries(drawer))
      expect(await menu.getByRole('button', { name: entry }).count(), entry).toBe(isThere ? 1 : 0)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    // The history entry of the closed menu is removed a moment later; an address typed meanwhile would be left again.
    await settle(page)

    for (const [address, isThere] of Object.entries(typed)) {
      // A kiosk signs its guest out after a minute without input.
      if (query.includes('mode=kiosk')) await page.keyboard.press('Shift')
      await type(page, address)
      await expect.poll(() => path(page), { message: address }).toBe(isThere ? address : home)
      await page.getByRole('heading', { level: 1, name: isThere ? /^(?!Good)/ : heading }).waitFor()
      await page.waitForURL(/property=1/)
    }
  })
