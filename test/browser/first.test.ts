import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownerKey } from '../../src/core/offlineCache/answer.ts'
import { codeOf, guest, hold, startHotel } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'

const code = /\/assets\/.*\.js$/
const asked = [
  /Json_operator\.php/,
  /\/api\/v1\/oneapp\/theme\/2$/,
  /\/property\/2\/oneapp\/settings$/,
  /\/webcheckin\/2\/enabled$/,
]

/** Counts how often each of the first requests was sent. */
function countAsks(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return () => asked.map((address) => addresses.filter((one) => address.test(one)).length)
}

/** Follows the requests of a page: tells whether the file that has a module was requested. */
function followCode(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return (module: string) => addresses.some((address) => codeOf(module).test(address))
}

it('RULE-02, RULE-03 the hotel is asked before any code has come, and once', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const counts = countAsks(page)
  const deliver = await hold(page, code)
  await page.goto(start(origin, '2'), { waitUntil: 'commit' })
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  deliver()
  await page.getByLabel('Room').waitFor()
  await page.waitForLoadState('networkidle')
  expect(counts()).toEqual([1, 1, 1, 1])
})

it('RULE-02 what the page could not get the app asks for again', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  const counts = countAsks(page)
  let refusals = 0
  await page.route(asked[1] ?? '', async (route) => {
    refusals += 1
    if (refusals === 1) await route.abort()
    else await route.continue()
  })
  await page.goto(start(origin, '2'))
  await page.getByLabel('Room').waitFor()
  await page.waitForLoadState('networkidle')
  expect(counts()).toEqual([1, 2, 1, 1])
  expect(await page.title()).toContain('Isla Verde')
})

it('LANG-21 without any texts the app asks again until they come, and the page has no error of it', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  const files = /\/assets\/locale\//
  let refusals = 0
  await page.route(files, async (route) => {
    refusals += 1
    await route.abort()
  })
  await page.goto(start(origin), { waitUntil: 'commit' })
  // The page itself, the first screen and the background work each request them.
  await expect.poll(() => refusals).toBeGreaterThan(3)
  await page.unroute(files)
  await page.getByLabel('Room').waitFor()
})

it('LOGIN-13 the code of home is asked for with the first, where the address names the guest, and not before a form', async () => {
  const { origin } = await startHotel()
  const modules = ['app/signIn.ts', 'shell/bar/Bars.tsx', 'ui/Picture.tsx', 'domains/home/HomeScreen.tsx']
  const open = async (more: string) => {
    const { page } = await guest()
    const asked = followCode(page)
    const deliver = await hold(page, codeOf('app/createApp.tsx'))
    await page.goto(start(origin, '1', more), { waitUntil: 'commit' })
    return { page, asked: () => modules.filter(asked), deliver }
  }
  const named = await open('&autologin=1&room=101&name=Berger')
  await expect.poll(named.asked).toEqual(modules)
  named.deliver()
  await named.page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()

  const form = await open('')
  await form.page.getByLabel('Room').waitFor()
  expect(form.asked()).toEqual([])
  form.deliver()
})

it.each([
  [
    'the room',
    '/room-control',
    ['domains/roomControl/RoomControlScreen.tsx', 'domains/roomControl/saga.ts', 'ui/Choices.tsx'],
  ],
  [
    'a shop',
    '/shop/flow/1',
    ['domains/shop/ShopScreen.tsx', 'domains/shop/saga.ts', 'domains/shop/slice.ts', 'ui/Row.tsx'],
  ],
])(
  'ROUTE-09 the code of %s is asked for with the first, for a guest who is remembered, and not that of home',
  async (_, path, modules) => {
    const { origin } = await startHotel()
    const { page } = await guest()
    await arrive(page, origin)
    await page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      for (const worker of workers) await worker.unregister()
    })
    const asked = followCode(page)
    const texts = page.waitForRequest(/\/assets\/locale\/en\.rest-/)
    const deliver = await hold(page, codeOf('app/createApp.tsx'))
    await page.goto(`${origin}/ONEapp${path}`, { waitUntil: 'commit' })
    await expect.poll(() => modules.filter((module) => !asked(module))).toEqual([])
    await texts
    expect(asked('domains/home/HomeScreen.tsx')).toBe(false)
    deliver()
    await page.getByRole('heading', { level: 1, name: /^Room / }).waitFor()
  },
)

it('ROUTE-09 a screen opens also where the list of its files does not come, and the page has no error of it', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  await arrive(page, origin)
  let refusals = 0
  await page.route(/\/assets\/screens-.*\.js$/, async (route) => {
    refusals += 1
    await route.abort()
  })
  await page.goto(`${origin}/ONEapp/room-control`)
  await page.getByRole('heading', { level: 1, name: 'Room control' }).waitFor()
  expect(refusals).toBe(1)
})

it('ROUTE-09 the code of the screen that a remembered guest opens comes while the channel opens', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  // Without this entry, no persisted data of the stay can be shown before the hotel answers.
  await page.evaluate((key) => localStorage.removeItem(key), ownerKey)
  await page.routeWebSocket(/\/ws/, () => new Promise(() => {}))
  const code = page.waitForRequest(codeOf('domains/roomControl/RoomControlScreen.tsx'))
  const texts = page.waitForRequest(/\/en\.rest-.*\.js$/)
  await page.goto(`${origin}/ONEapp/room-control`)
  await Promise.all([code, texts])
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Loading')
})

it('ROUTE-09 while that code is on its way, its place is never empty', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const deliver = await hold(page, codeOf('domains/roomControl/RoomControlScreen.tsx'))
  await page.goto(`${origin}/ONEapp/room-control`)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').waitFor()
  expect(await page.locator('main [data-skeleton]').count()).toBeGreaterThan(3)
  deliver()
  await page.getByRole('heading', { level: 1, name: 'Room control' }).waitFor()
})

it.each([
  ['home', '/'],
  ['another screen, which a sign-in by the address leads home from', '/room-control'],
])('PROD-03 the hotel’s picture is at the head of home before any code, and stays: %s', async (_, path) => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const deliver = await hold(page, code)
  const deliverHome = await hold(page, codeOf('domains/home/HomeScreen.tsx'))
  await page.goto(`${origin}/ONEapp${path}?property=2&theme=2&autologin=1&room=201&name=Miller`, {
    waitUntil: 'commit',
  })
  const picture = page.locator('img[src*="-landscape"]')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body.firstElementChild as Element).backgroundColor)
  await picture.waitFor()
  expect(await ground()).toBe('rgb(247, 244, 238)')
  const [place, address] = [await picture.boundingBox(), await picture.getAttribute('src')]
  deliver()
  // The guest is signed in, and only the code of home is missing.
  await page.getByRole('button', { name: 'Guest menu' }).waitFor()
  expect(await picture.boundingBox()).toEqual(place)
  deliverHome()
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  expect(await picture.boundingBox()).toEqual(place)
  expect(await picture.getAttribute('src')).toBe(address)
})

it('the first visit begins on the ground that the guest prefers, a later one on that of the hotel', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ colorScheme: 'dark' })
  const ground = () => page.locator('#splash').evaluate((splash) => getComputedStyle(splash).backgroundColor)
  const [dark, light] = ['rgb(20, 22, 26)', 'rgb(247, 244, 238)']
  // The terms need no sign-in: neither a form nor a picture replaces the splash.
  const terms = `${origin}/ONEapp/terms?property=2&theme=2`
  const deliver = await hold(page, code)
  await page.goto(terms, { waitUntil: 'commit' })
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground()).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  deliver()
  await page.getByRole('heading', { level: 1 }).waitFor()
  // The theme is persisted when the hotel has sent it, which may be after the terms are shown.
  await page.waitForFunction(() => localStorage.getItem('theme-kept') !== null)
  await page.unrouteAll()
  await hold(page, code)
  await page.goto(terms, { waitUntil: 'commit' })
  expect(await ground()).toBe(light)
})

it('ERR-20 home is shown without its picture where that does not come', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  await page.route(/-band\.webp$/, (route) => route.abort())
  await page.goto(start(origin, '1', '&autologin=1&room=101&name=Berger'))
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  await page.locator('img[src*="-band"]').waitFor({ state: 'detached' })
})

it('PROD-03 a phone that is held sideways has no strip of a picture at the head of home', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 568, height: 320 })
  await arrive(page, origin)
  expect(await page.locator('img[src*="-band"]').count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.locator('img[src*="-band"]').waitFor()
})

it('LOGIN-01 the form takes a press before the code that signs in has come', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const deliver = await hold(page, codeOf('app/signIn.ts'))
  await page.goto(start(origin), { waitUntil: 'commit' })
  const home = signIn(page)
  await page.getByRole('status').filter({ hasText: 'Signing in' }).waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('Berger')
  deliver()
  await home
})

it('ERR-20 says so where that code does not come, and reloads with what was typed', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  const files = codeOf('app/signIn.ts')
  await page.route(files, (route) => route.abort())
  await page.goto(start(origin))
  await page.getByLabel('Room').fill('101')
  const alert = page.getByRole('alert').filter({ hasText: /difficulties opening this module/ })
  await alert.waitFor()
  await page.unroute(files)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await alert.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Room').inputValue()).toBe('101')
})

it('PROD-03 the second visit shows the form of the hotel before it answers, and nothing of a guest', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin, '2'))
  await page.getByRole('heading', { level: 1, name: /Isla Verde/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const deliver = await hold(page, /\/api\//)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: /Isla Verde/ }).waitFor()
  expect(await page.getByLabel('Last name').inputValue()).toBe('')
  deliver()
})

it('the page has its styles in itself, and the letters of the display face come where a text has them', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = /[\w-]+\.css$|fraunces-(latin-ext|latin|vietnamese)/.exec(request.url())?.[0]
    if (file) asked.add(file)
  })
  await arrive(page, origin)
  const write = (letters: string) =>
    page.evaluate(async (text) => {
      const drawn = await document.fonts.load('16px Fraunces', text)
      return drawn.length > 0 && drawn.every(({ status }) => status === 'loaded')
    }, letters)
  expect(await write('Welcome')).toBe(true)
  expect([...asked]).toEqual(['fraunces-latin'])
  expect(await write('čřšž łő')).toBe(true)
  expect([...asked]).toEqual(['fraunces-latin', 'fraunces-latin-ext'])
  expect(await write('ế')).toBe(true)
  expect([...asked]).toEqual(['fraunces-latin', 'fraunces-latin-ext', 'fraunces-vietnamese'])
})
