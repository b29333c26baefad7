import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'

/** Greatest cumulative layout shift of a page; from 0.1 on, it disturbs visitors. */
const most = 0.05

const pages = [
  '/',
  '/cp/11',
  '/shop/flow/1',
  '/weather/0',
  '/room-control',
  '/room-camera',
  '/epg/501',
  '/remote-control',
  '/wakeUp',
  '/demo/mobilekey',
]

/** @returns a function that reads the layout shift so far, without shifts that follow an input */
async function watchMoves(page: Page, slower = 1) {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Adds latency, so that later responses arrive after the first paint.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return async () => {
    await hasAllFetched(page)
    return page.evaluate(() => (window as unknown as { moved: number }).moved)
  }
}

/** Waits until the page has settled and fetched nothing for half a second. */
async function hasAllFetched(page: Page) {
  await settle(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      let quiet = setTimeout(done, 500)
      const observer = new PerformanceObserver(() => {
        clearTimeout(quiet)
        quiet = setTimeout(done, 500)
      })
      observer.observe({ type: 'resource' })
      function done() {
        observer.disconnect()
        resolve()
      }
    })
  })
}

it.each([
  ['a phone', 390, 844, ''],
  ['a television', 1920, 1080, '&mode=tv'],
])('nothing moves by itself while a page comes, on %s', async (_, width, height, mode) => {
  const { origin, app } = await startHotel()
  const { page } = await guest({ width, height })
  const readMoved = await watchMoves(page)
  const moved: Record<string, number> = {}
  await page.goto(start(origin, '1', mode))
  await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
  // On a television the skeleton leaves room for the rail until the app redirects to the sign-in, which has no rail.
  if (!mode) moved['/login'] = await readMoved()
  await signIn(page)
  for (const path of pages) {
    await page.goto(app + path)
    await page.getByRole('banner').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    moved[path] = await readMoved()
  }
  expect(Object.entries(moved).filter(([, value]) => value > most)).toEqual([])
})

it.each([
  ['a phone', 390, 844, ''],
  ['a television', 1920, 1080, '&mode=tv'],
])('nothing moves where a remembered guest opens the sign-in, on %s', async (_, width, height, rest) => {
  const { origin, app } = await startHotel()
  const { page } = await guest({ width, height })
  await arrive(page, origin, { rest })
  const readMoved = await watchMoves(page, 4)
  await page.goto(`${app}/login`)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  expect(await readMoved()).toBeLessThan(most)
})

it('nothing moves at home at an hour which no shop suits', async () => {
  const { origin, app, desk } = await startHotel()
  const { page } = await guest({ width: 390, height: 844 })
  await desk.clock('2026-11-20T03:30:00Z')
  await arrive(page, origin)
  const readMoved = await watchMoves(page)
  await desk.fault({ module: 'SQMOD_RetailSystem', function: 'getRetailInfo', delay: 400 })
  await page.goto(`${app}/`)
  await page.getByRole('heading', { level: 2, name: 'At your service' }).waitFor()
  expect(await page.locator('[data-tour="home-likely"]').count()).toBe(0)
  expect(await readMoved()).toBeLessThan(most)
})

it.each([
  ['a kiosk', 1080, 1920, '&mode=kiosk&room=101&name=Berger', 'Anna'],
  ['a phone that turns to its guest’s Arabic', 390, 844, '&room=105&name=Haddad', 'Layla'],
])('nothing moves where an address signs in on %s', async (_, width, height, rest, name) => {
  const { origin } = await startHotel()
  const { page } = await guest({ width, height })
  const readMoved = await watchMoves(page, 4)
  await page.goto(start(origin, '1', `&autologin=1${rest}`))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await readMoved()).toBeLessThan(most)
})

it.each([
  ['a phone', 390, 844, ''],
  ['a television', 1920, 1080, '&mode=tv'],
])(
  'a list of dishes stays where it is when the picture of its shop comes late, on %s',
  async (_, width, height, rest) => {
    const { origin, app, desk } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin, { rest })
    const readMoved = await watchMoves(page)
    await desk.fault({ module: 'SQMOD_RetailSystem', function: 'getRetailInfo', delay: 600_000 })
    await page.goto(`${app}/shop/flow/1`)
    await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
    await page.getByRole('heading', { name: 'Breakfast', exact: true }).waitFor()
    const facts = page.getByText(/^Delivery in about/)
    expect(await facts.count()).toBe(0)
    await desk.clearFaults()
    await facts.waitFor()
    expect(await readMoved()).toBeLessThan(most)
  },
)

it('the search for a flight stays where it is when the airports come late', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await desk.fault({ module: 'SQMOD_FlightInfo', function: 'getAirports', delay: 600_000 })
  await page.getByRole('link', { name: /^Flights/ }).click()
  const field = page.getByRole('searchbox')
  await field.waitFor()
  const top = async () => Math.round((await field.boundingBox())?.y ?? 0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const before = await top()
  const airport = page.getByRole('radio', { name: 'VIE' })
  expect(await airport.count()).toBe(0)
  await desk.clearFaults()
  await airport.waitFor()
  expect(await top()).toBe(before)
})

it.each([
  [
    'Radio',
    { module: 'SQMOD_Radio', function: 'getAllRadioStationsWithFavourites' },
    'form, nav button, li img',
  ],
  ['TV guide', { module: 'SQMOD_LiveTV', function: 'getTVChannels' }, 'nav button, li img'],
])('what comes to the screen %s stands where its shape stood', async (name, call, parts) => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await desk.fault({ ...call, delay: 600_000 })
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  const shapes = page.locator('main [role="status"] [data-skeleton]')
  await shapes.nth(4).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const boxes = await shapes.evaluateAll((all) => all.map((shape) => shape.getBoundingClientRect().toJSON()))
  await desk.clearFaults()
  await page.locator('main li').first().waitFor()
  for (const part of parts.split(', ')) {
    const box = await page.locator(`main ${part}`).first().boundingBox()
    if (!box) throw new Error(`${part} is not in sight`)
    const middle = box.x + box.width / 2
    const shape = boxes.find(
      ({ left, right, top }) => left < middle && middle < right && Math.abs(top - box.y) <= 8,
    )
    expect(shape, part).toBeDefined()
  }
})
