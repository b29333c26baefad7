// `npm run bench -- [part …] [rounds]`: compares the app's times to those of the barest page with the same libraries, in
// turns in one run, on a slow phone and a slow television; and measures what must not grow or block. Without parts all of
// them; with `large` in a hotel of ten times the content and a shop of 2,000 items. On a busy machine the times mean
// nothing, and the ratios little. `test/bench/README.md` has the tables.
import type { Browser, Page } from 'playwright-core'
import { largeShop } from '../hotel/content/largeShop.ts'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { evening } from './evening.ts'
import { firstScreens } from './firstScreens.ts'
import { interactions } from './interactions.ts'
import { serveLimit } from './limit.ts'
import { media } from './media.ts'
import { openPhone } from './phone.ts'
import { returning } from './returning.ts'
import { signIn as signInOn, wholeChromium } from './tasks.ts'
import { type Device, devices, launch, notedIn, openOn } from './visit.ts'

type Hotel = Awaited<ReturnType<typeof startHotel>>
type Times = Record<string, number>

const settleMs = 2500
const messages = 1000
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

async function homeAgain(browser: Browser, hotel: Hotel, limit: string, rounds: number) {
  const { bare, home: own } = await returning(browser, hotel, limit, rounds)
  line('a guest comes back', 'limit ms', 'home ms', 'ratio')
  const row = (what: string, limitMs: number, homeMs: number) =>
    line(`  ${what}`, limitMs.toFixed(0), homeMs.toFixed(0), (homeMs / limitMs).toFixed(2))
  row('largest paint, warm', bare.paintMs, own.paintMs)
  row('greeting, warm', bare.greetedMs, own.greetedMs)
}

async function memory(hotel: Hotel) {
  const phone = await openPhone(wholeChromium(), devices.phone.screen)
  try {
    await signInOn(phone, hotel.origin)
    line('memory at home', 'heap MB', 'nodes', 'listeners', 'ratio')
    const steps = await evening(phone, hotel)
    const { heapMb: first = 1 } = Object.values(steps)[1] ?? {}
    for (const [step, { heapMb, nodes, listeners }] of Object.entries(steps))
      line(`  ${step}`, heapMb.toFixed(1), nodes, listeners, (heapMb / first).toFixed(2))
  } finally {
    await phone.close()
  }
}

async function flood(browser: Browser, hotel: Hotel) {
  const { page, close } = await guestAtHome(browser, hotel)
  const { longTasks: before } = await notedIn(page)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    for (let at = 0; at < messages / 10; at += 1)
      hotel.channels.push('101', 'quickCallChanged', {
        status: 'OK',
        root: { id: `c-${at}`, state: 'ended' },
      })
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

/** How fast the machine is: the milliseconds of a fixed computation, which no profile slows down. */
async function machineIndex(browser: Browser) {
  const page = await browser.newPage()
  const ms = await page.evaluate(() => {
    const begun = performance.now()
    let value = 1
    for (let step = 0; step < 2e7; step += 1) value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    return performance.now() - begun + (value < 0 ? 1 : 0)
  })
  await page.close()
  line('machine: a fixed computation, ms', ms.toFixed(0))
}

await ensureBuilt()
const words = process.argv.slice(2)
const large = words.includes('large') ? { scale: 10, shops: [largeShop({ groups: 60, items: 2000 })] } : {}
const [hotel, limit, browser] = [
  await startHotel({ db: ':memory:', ...large }),
  await serveLimit(),
  await launch(),
]
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 3)
const parts: Record<string, () => Promise<void>> = {
  first: () => ratios(browser, hotel, limit.address, rounds),
  screens: () => firstScreens(hotel, limit.address, rounds),
  returning: () => homeAgain(browser, hotel, limit.address, rounds),
  interactions: () => interactions(hotel, limit.address, rounds),
  memory: () => memory(hotel),
  flood: () => flood(browser, hotel),
  media: () => media(browser, `${hotel.origin}/ONEapp`, line),
  shops: () => lists(browser),
}
const wanted = words.filter((word) => word in parts)
try {
  await machineIndex(browser)
  for (const [part, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(part)) await measure()
} finally {
  await browser.close()
  await limit.close()
  await hotel.close()
}
