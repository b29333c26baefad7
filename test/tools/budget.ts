// What JavaScript a guest waits for: fetched cold in a real browser, weighed as Brotli at its best.
// `node test/tools/budget.ts` prints every chunk.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { dist, ensureBuilt } from './build.ts'
import { chromiumArguments, findChromium, howToInstall } from './chromium.ts'
import { squeeze } from './compress.ts'

/** Bytes that the first screen of a new guest may load. */
const loginBudget = 170_000

interface Chunk {
  name: string
  bytes: number
}

async function weigh(address: string): Promise<Chunk> {
  const name = new URL(address).pathname.replace('/ONEapp/', '')
  return { name, bytes: (await squeeze(await readFile(join(dist, name)))).length }
}

const total = (chunks: Chunk[]) => chunks.reduce((sum, { bytes }) => sum + bytes, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * The scripts of a page, from the cold; `journey` goes on from the sign-in screen. What the service worker fetches
 * by itself, later and behind the guest's back, is not the page's.
 */
async function scriptsOf(browser: Browser, origin: string, journey: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const addresses = new Set<string>()
  let last = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) last = performance.now()
  })
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url())
    if (from === origin && pathname.endsWith('.js')) addresses.add(response.url())
  })
  const settled = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    while (performance.now() - last < 1000) await pause(100)
  }
  await page.goto(`${origin}/ONEapp/login`)
  await settled()
  await journey(page)
  await settled()
  await context.close()
  const chunks = await Promise.all([...addresses].map(weigh))
  return chunks.sort((a, b) => b.bytes - a.bytes)
}

async function signIn(page: Page) {
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Berger')
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
  if (await terms.count()) await terms.check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Measures the built app. The first line says it in short. */
export async function checkBudget(): Promise<{ ok: boolean; lines: string[] }> {
  const executablePath = findChromium()
  if (!executablePath) return { ok: false, lines: [howToInstall] }
  const hotel = await startHotel({ port: 0, db: ':memory:' })
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const login = await scriptsOf(browser, hotel.origin, async () => {})
    const home = await scriptsOf(browser, hotel.origin, signIn)
    const weight = total(login)
    return {
      ok: weight > 0 && weight <= loginBudget,
      lines: [
        `sign-in loads ${kilobytes(weight)} of JavaScript (at most ${kilobytes(loginBudget)}), home ${kilobytes(total(home))}`,
        ...home.map((chunk) => {
          const first = login.some(({ name }) => name === chunk.name) ? 'sign-in' : 'home'
          return `${kilobytes(chunk.bytes).padStart(10)}  ${first.padEnd(8)} ${chunk.name}`
        }),
      ],
    }
  } finally {
    await browser.close()
    await hotel.close()
  }
}

if (import.meta.main) {
  await ensureBuilt()
  const { ok, lines } = await checkBudget()
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
}
