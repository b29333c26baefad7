// `npm run bench [rounds]`: compares the app's times to those of the barest page with the same libraries, in turns in
// one run, on a slow phone and a slow television; and measures what must not grow or block. On a busy machine the times
// mean nothing, and the ratios little. `test/bench/README.md` has the table.
import type { Browser, Page } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { serveLimit } from './limit.ts'
import { media } from './media.ts'
import { type Device, devices, forgetTaps, launch, notedIn, openOn } from './visit.ts'

type Hotel = Awaited<ReturnType<typeof startHotel>>
type Times = Record<string, number>

const settleMs = 2500
const messages = 1000
const navigations = 200
const scales = [1, 10, 100]

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const line = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join(''),
  )
const firstScreen = (hotel: Hotel) => `${hotel.origin}/ONEapp/?property=1&theme=1`

async function paintMs(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settleMs)
  return (await notedIn(page)).paintMs
}

/** Milliseconds until `doIt` has ended. */
async function timed(doIt: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await doIt()
  return performance.now() - begun
}

async function visits(browser: Browser, device: Device, address: string): Promise<Times> {
  const { open, close } = await openOn(browser, device)
  const cold = await paintMs((await open()).page, address)
  const warm = await paintMs((await open()).page, address)
  await close()
  return { cold, warm }
}

async function fillIn(page: Page) {
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}
const press = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click()
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
const shopLink = (page: Page) => page.getByRole('link', { name: /^Room service/ }).first()
/** Waits for the first dish, because the shop of a television has no search field. */
const shop = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  await page.getByRole('main').locator('li a').first().waitFor()
}

async function signInAndShop(browser: Browser, device: Device, hotel: Hotel): Promise<Times> {
  const { open, close } = await openOn(browser, device)
  const { page } = await open()
  await page.goto(firstScreen(hotel))
  await fillIn(page)
  await page.waitForTimeout(settleMs)
  const signIn = await timed(() => Promise.all([press(page), home(page)]))
  await page.waitForTimeout(settleMs)
  const opening = await timed(() => Promise.all([shopLink(page).click(), shop(page)]))
  await close()
  return { 'sign-in to home': signIn, 'home to shop': opening }
}

async function ratios(browser: Browser, hotel: Hotel, limit: string, rounds: number) {
  for (const [name, device] of Object.entries(devices)) {
    const limits: Times[] = []
    const apps: Times[] = []
    for (let round = 0; round < rounds; round += 1) {
      limits.push(await visits(browser, device, limit))
      const login = await visits(browser, device, firstScreen(hotel))
      apps.push({ ...login, ...(await signInAndShop(browser, device, hotel)) })
    }
    line(name, 'limit ms', 'app ms', 'ratio')
    for (const step of Object.keys(apps[0] ?? {})) {
      // Steps that the limit does not have are compared to its cold visit.
      const bare = median(limits.map((times) => times[step] ?? times.cold ?? 0))
      const own = median(apps.map((times) => times[step] ?? 0))
      line(`  ${step}`, bare.toFixed(0), own.toFixed(0), (own / bare).toFixed(2))
    }
  }
}

/** A guest at home, on the phone. */
async function guestAtHome(browser: Browser, hotel: Hotel) {
  const { open, close } = await openOn(browser, devices.phone)
  const { page, tools } = await open()
  await page.goto(firstScreen(hotel))
  await fillIn(page)
  await Promise.all([press(page), home(page)])
  await page.waitForTimeout(settleMs)
  return { page, tools, close }
}

async function taps(browser: Browser, hotel: Hotel) {
  const { page, close } = await guestAtHome(browser, hotel)
  line('the press on "Sign in", ms', (await notedIn(page)).tapMs.toFixed(0))
  await forgetTaps(page)
  for (let tap = 0; tap < 5; tap += 1) {
    await shopLink(page).tap()
    await shop(page)
    await page.getByRole('link', { name: 'Home', exact: true }).first().tap()
    await home(page)
  }
  line('the slowest of ten taps, ms', (await notedIn(page)).tapMs.toFixed(0))
  await close()
}

async function heap(browser: Browser, hotel: Hotel) {
  const { page, tools, close } = await guestAtHome(browser, hotel)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The network is not slowed down either, so that pending work does not count as growth.
  const { latency, down } = devices.television
  const network = { offline: false, latency, downloadThroughput: down, uploadThroughput: down }
  await tools.send('Network.emulateNetworkConditions', network)
  const paths = ['/language', '/weather/0', '/cp/11', '/shop/flow/1']
  const goAround = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const path = paths[at % paths.length] ?? ''
      await page.evaluate((to) => {
        const address = `/ONEapp${to}${location.search}`
        window.history.pushState(null, '', address)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
      await page.waitForTimeout(100)
    }
    await page.waitForTimeout(settleMs)
    await tools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await tools.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  const before = await goAround(paths.length * 5)
  const after = await goAround(navigations)
  line(
    `heap after ${navigations} navigations, MB`,
    before.toFixed(1),
    after.toFixed(1),
    (after / before).toFixed(2),
  )
  await close()
}

async function flood(browser: Browser, hotel: Hotel) {
  const { page, close } = await guestAtHome(browser, hotel)
  const { longTasks: before } = await notedIn(page)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    for (let at = 0; at < messages / 10; at += 1)
      hotel.channels.push('101', 'quickCallChanged', { status: 'OK', root: { id: '1', state: at % 2 } })
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(settleMs)
  const { longTasks } = await notedIn(page)
  line(`long tasks in ${messages} messages a second`, longTasks - before)
  await close()
}

async function lists(browser: Browser) {
  // Without network delay, so that only the app's work grows, and not the time of the transfer.
  const device = { ...devices.phone, latency: 0, down: -1 }
  line('opens the shop, ms', ...scales.map((scale) => `${scale}x`))
  const times: number[] = []
  for (const scale of scales) {
    const hotel = await startHotel({ db: ':memory:', scale })
    // A shop that does not open before the time-out counts as infinitely slow.
    const opened = signInAndShop(browser, device, hotel).then((step) => step['home to shop'] ?? 0)
    times.push(await opened.catch(() => Number.POSITIVE_INFINITY))
    await hotel.close()
  }
  line('', ...times.map((time) => time.toFixed(0)))
}

await ensureBuilt()
const [hotel, limit, browser] = [await startHotel({ db: ':memory:' }), await serveLimit(), await launch()]
try {
  await ratios(browser, hotel, limit.address, Number(process.argv[2] ?? 3))
  await taps(browser, hotel)
  await heap(browser, hotel)
  await flood(browser, hotel)
  await media(browser, `${hotel.origin}/ONEapp`, line)
  await lists(browser)
} finally {
  await browser.close()
  await limit.close()
  await hotel.close()
}
