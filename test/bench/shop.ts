// `node test/bench/shop.ts [folder of a built app]`: a shop of 2,000 items in 60 groups on a phone whose processor is
// four times slower. Prints how long the page was busy at a time while a guest opens, scrolls, adds and searches;
// no task should be over 50 ms. Times are those of the thread's own work, so that a busy machine counts for less.
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { largeShop } from '../hotel/content/largeShop.ts'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from '../tools/build.ts'
import { chromiumArguments, findChromium, howToInstall } from '../tools/chromium.ts'

const slowness = 4
const longTask = 50
const sizes = { groups: 60, items: 2000 }

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** The thread's own time in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/** The tasks of the page's main thread in milliseconds, the longest first. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid))
  const tasks = threads.map((events) =>
    events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map(({ tdur = 0 }) => tdur / 1000),
  )
  const busy = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  const page = tasks.sort((one, other) => busy(other) - busy(one))[0] ?? []
  return page.sort((one, other) => other - one)
}

async function measure(browser: Browser, page: Page, what: string, doIt: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await doIt()
  // What the app does by and by belongs to it.
  await page.waitForTimeout(2500)
  const tasks = tasksIn(await browser.stopTracing())
  const long = tasks.filter((task) => task > longTask)
  const total = tasks.reduce((sum, task) => sum + task, 0)
  const figure = (value: number) => value.toFixed(0).padStart(7)
  console.log(
    `${what.padEnd(28)}${figure(long.length)}${figure(tasks[0] ?? 0)}${figure(total)}   ${long.slice(0, 8).map(Math.round).join(' ')}`,
  )
}

const scroll = (devtools: CDPSession, yDistance: number) =>
  devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance, speed: 6000 })

/** Looks for the target beforehand: looking by role is work for the page, and not the guest's. */
async function tapOf(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.first().scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.first().boundingBox()) ?? {}
  return () => page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function bench(dist: string | undefined) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall)
  if (!dist) await ensureBuilt()
  const hotel = await startHotel({ db: ':memory:', shops: [largeShop(sizes)], ...(dist && { dist }) })
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(`${hotel.origin}/ONEapp/?property=1&theme=1`)
    await page.getByLabel('Room').fill('101')
    await page.getByLabel('Last name').fill('Berger')
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
    await page.waitForTimeout(2000)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })

    console.log(`${'ms at a time'.padEnd(28)} > ${longTask} longest  total`)
    const tap = async (what: string, target: Locator) => {
      const tapIt = await tapOf(page, target)
      await measure(browser, page, what, tapIt)
    }
    await tap('opens the shop', page.getByRole('link', { name: /^Room service/ }))
    await measure(browser, page, 'scrolls down', () => scroll(devtools, -20_000))
    await measure(browser, page, 'scrolls up', () => scroll(devtools, 20_000))
    await tap('opens a group', page.getByRole('button', { name: 'Group 3', exact: true }))
    await tap('adds to the cart', page.getByRole('button', { name: /^One more/ }))
    const search = page.getByRole('searchbox')
    if ((await search.count()) === 0) return
    await search.focus()
    await measure(browser, page, 'searches for "w"', () => page.keyboard.insertText('w'))
    await measure(browser, page, 'scrolls what was found', () => scroll(devtools, -20_000))
    await measure(browser, page, 'searches for "wine"', () => page.keyboard.insertText('ine'))
  } finally {
    await browser.close()
    await hotel.close()
  }
}

await bench(process.argv[2])
