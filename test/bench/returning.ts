// The largest paint of home and its greeting, for a guest who comes back, with the service worker's files and kept
// answers, beside the second visit of a page with only a bar, a heading and a bottom navigation. In turns in one run.
import type { Browser, Page } from 'playwright-core'
import { type Device, devices, notedIn, openOn } from './visit.ts'

const settleMs = 4000
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

interface Visit {
  paintMs: number
  /** Until the heading greets the guest. */
  greetedMs: number
}

/** Runs in the page. */
function watchGreeting() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')?.textContent?.startsWith('Good ')) return
    observer.disconnect()
    requestAnimationFrame(() => Object.assign(window, { greetedMs: performance.now() }))
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** The second visit. `prepare` ends the first one, which nothing slows down. */
async function secondVisit(
  browser: Browser,
  device: Device,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const { open, close } = await openOn(browser, device)
  const first = await open()
  await first.tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await first.tools.send('Network.emulateNetworkConditions', fast)
  await first.page.goto(address)
  await prepare(first.page)
  await first.page.waitForTimeout(settleMs)
  await first.page.close()
  const { page } = await open()
  await page.addInitScript(watchGreeting)
  await page.goto(address)
  await page.waitForTimeout(settleMs)
  const { paintMs } = await notedIn(page)
  const greetedMs = await page.evaluate(() => (window as unknown as Visit).greetedMs)
  await close()
  return { paintMs, greetedMs }
}

async function signIn(page: Page) {
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const median = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

export async function returning(
  browser: Browser,
  hotel: { origin: string },
  limit: string,
  rounds: number,
): Promise<{ bare: Visit; home: Visit }> {
  const [bare, home]: [Visit[], Visit[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await secondVisit(browser, devices.phone, limit, async () => undefined))
    home.push(await secondVisit(browser, devices.phone, `${hotel.origin}/ONEapp/?property=1&theme=1`, signIn))
  }
  const middle = (visits: Visit[]): Visit => ({
    paintMs: median(visits.map(({ paintMs }) => paintMs)),
    greetedMs: median(visits.map(({ greetedMs }) => greetedMs)),
  })
  return { bare: middle(bare), home: middle(home) }
}
