// Records which JavaScript files a browser requests on the way from the sign-in to a screen, with their size as Brotli
// of the highest quality. `npm run chunks` prints every file.
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { dist, ensureBuilt } from './build.ts'
import { chromiumArguments, findChromium, howToInstall } from './chromium.ts'

interface Chunk {
  name: string
  bytes: number
}

/** The files that a stage requested and no stage before it, the largest first. */
export interface Stage {
  name: StageName
  chunks: Chunk[]
}

/** Records in the page when the sign-in form appeared, to tell earlier requests from later ones. */
function noteForm() {
  const look = new MutationObserver(() => {
    if (!document.querySelector('form input')) return
    look.disconnect()
    Object.assign(window, { formAt: performance.now() })
  })
  look.observe(document, { childList: true, subtree: true })
}

/** The scripts that were requested before the form could be used. */
const beforeForm = (page: Page) =>
  page.evaluate(() => {
    const { formAt } = window as unknown as { formAt: number }
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < formAt)
    return entries.map(({ name }) => new URL(name).pathname.replace('/ONEapp/', ''))
  })

/**
 * Offline support is loaded some seconds after home is shown, or earlier if the guest is slow: the service worker, the
 * cache of responses, the notices of what needs the hotel.
 */
const isForOffline = (file: string) =>
  /^assets\/(workbox-window|serviceWorker-|loadedCache-|offline-)/.test(file)

/** A stage ends when the page is idle and has requested no script for this long. */
const quietMs = 1000

/** Waits until the page has requested a script of this name. */
const hasRequested = (page: Page, name: string) =>
  page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    `/${name}-`,
  )

/** Waits until the page has no more work. On a slow machine it may still be about to request a script. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))

const open = {
  login: async (page: Page, origin: string) => {
    await page.goto(`${origin}/ONEapp/?property=1&theme=1`)
  },
  // The app loads these by itself, after the form.
  signIn: async (page: Page) => {
    await hasRequested(page, 'signIn')
    await hasRequested(page, 'LanguageMenuPart')
  },
  loginDialog: async (page: Page) => {
    await page.getByRole('button', { name: /^Language: / }).click()
    await page.getByRole('dialog').waitFor()
  },
  home: async (page: Page) => {
    await page.getByLabel('Room').fill('101')
    await page.getByLabel('Last name').fill('Berger')
    const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
    if (await terms.count()) await terms.check()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  },
  offline: async (page: Page) => {
    await hasRequested(page, 'offline')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  },
  shop: async (page: Page) => {
    await page.getByRole('link', { name: /^Room service/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
    await page.getByRole('navigation', { name: 'Groups' }).waitFor()
  },
}
type StageName = keyof typeof open

/** The size of the file as compressed by the build, which leaves out files that compression does not shorten. */
async function weigh(name: string): Promise<Chunk> {
  const path = join(dist, name)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return { name, bytes: size }
}

/**
 * The scripts of a page that is opened with an empty cache. Files that the service worker precaches in the background
 * do not count.
 */
async function walk(browser: Browser, origin: string, stageNames: readonly StageName[]): Promise<Stage[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.addInitScript(noteForm)
  const asked = new Set<string>()
  let lastAskedAt = 0
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url())
    if (from !== origin || !pathname.endsWith('.js')) return
    asked.add(pathname.replace('/ONEapp/', ''))
    lastAskedAt = performance.now()
  })
  const stages: Stage[] = []
  const known = new Set<string>()
  for (const name of stageNames) {
    await open[name](page, origin)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    do {
      await pause(100)
      await isIdle(page)
    } while (performance.now() - lastAskedAt < quietMs)
    const first = name === 'login' ? await beforeForm(page) : null
    const added = [...asked].filter(
      (file) =>
        !known.has(file) && (!first || first.includes(file)) && (name === 'offline' || !isForOffline(file)),
    )
    for (const file of added) known.add(file)
    const chunks = await Promise.all(added.map(weigh))
    stages.push({ name, chunks: chunks.sort((a, b) => b.bytes - a.bytes) })
  }
  await context.close()
  return stages
}

/** Opens the built app and goes from the sign-in to the shop, and to a dialog of the sign-in. */
export async function measureChunks() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall)
  const hotel = await startHotel({ port: 0, db: ':memory:' })
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const toShop = await walk(browser, hotel.origin, ['login', 'signIn', 'home', 'offline', 'shop'])
    const toDialog = await walk(browser, hotel.origin, ['login', 'signIn', 'loginDialog'])
    return [...toShop, ...toDialog.slice(2)]
  } finally {
    await browser.close()
    await hotel.close()
  }
}

export const total = (chunks: readonly Chunk[]) => chunks.reduce((sum, { bytes }) => sum + bytes, 0)
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const listOf = (stages: readonly Stage[]) =>
  stages.flatMap(({ name, chunks }) => [
    `${name}: ${chunks.length} files, ${kilobytes(total(chunks))}`,
    ...chunks.map((chunk) => `${kilobytes(chunk.bytes).padStart(10)}  ${chunk.name}`),
  ])

if (import.meta.main) {
  await ensureBuilt()
  console.log(listOf(await measureChunks()).join('\n'))
}
