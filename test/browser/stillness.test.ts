import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'

/** What a page may move by itself, in all; 0.1 is what a visitor begins to mind. */
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

it.each([
  ['a phone', 390, 844, ''],
  ['a television', 1920, 1080, '&mode=tv'],
])('nothing moves by itself while a page comes, on %s', async (_, width, height, mode) => {
  const { origin, app } = await startHotel()
  const { page } = await guest({ width, height })
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
  // What comes with the next answer has not come with the first paint.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const moved: Record<string, number> = {}
  const readMoved = () => page.evaluate(() => (window as unknown as { moved: number }).moved)
  await page.goto(start(origin, '1', mode))
  await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
  // A television shows what it waits for beside the place of its rail, until the hotel does not know it.
  if (!mode) moved['/login'] = await readMoved()
  await signIn(page)
  for (const path of pages) {
    await page.goto(app + path)
    await page.getByRole('banner').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    moved[path] = await readMoved()
  }
  expect(Object.entries(moved).filter(([, value]) => value > most)).toEqual([])
})

it('the search for a flight stays where it is when the airports come late', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await desk.fault({ module: 'SQMOD_FlightInfo', function: 'getAirports', delay: 3000, times: 1 })
  await page.getByRole('link', { name: /^Flights/ }).click()
  const field = page.getByRole('searchbox')
  await field.waitFor()
  const top = async () => Math.round((await field.boundingBox())?.y ?? 0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const before = await top()
  const airport = page.getByRole('radio', { name: 'VIE' })
  expect(await airport.count()).toBe(0)
  await airport.waitFor()
  expect(await top()).toBe(before)
})
