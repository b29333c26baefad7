// Guests in a real browser. `endGuests` closes all of them at the end of a test.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { waitLimitMs } from '../../tools/limits.ts'
import { root } from '../../tools/run.ts'
import { theBrowser } from './browser.ts'
import { keepStore } from './storeOf.ts'

interface GuestOptions extends BrowserContextOptions {
  width?: number
  height?: number
  /** Console errors that the test expects. */
  allow?: RegExp[]
  /** Allows the service worker, which precaches the whole app in the background of a first visit. */
  worker?: boolean
  /** Exposes the app's store for `dispatch` of `storeOf.ts`. */
  withStore?: boolean
}

export interface Guest {
  page: Page
  /** Console errors and uncaught errors so far, except for the allowed ones. */
  complaints: () => string[]
  /** Allows errors that match, also those that have already occurred. */
  allow: (...patterns: RegExp[]) => void
  leave: () => Promise<void>
}

const present = new Set<Guest>()

/** Opens a page in a browser context of its own: by default a phone, in English, with reduced motion. */
export async function guest({
  width = 390,
  height = 844,
  allow = [],
  worker = false,
  withStore = false,
  ...options
}: GuestOptions = {}): Promise<Guest> {
  const context = await (await theBrowser()).newContext({
    viewport: { width, height },
    hasTouch: width < 800,
    isMobile: width < 800,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    ...options,
  })
  context.setDefaultTimeout(waitLimitMs)
  if (withStore) await keepStore(context)
  const page = await context.newPage()
  const allowed = [...allow]
  const heard: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    heard.push(error.error().stack ?? error.error().message)
  })
  const self: Guest = {
    page,
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    allow: (...patterns) => {
      allowed.push(...patterns)
    },
    leave: async () => {
      present.delete(self)
      await context.close()
    },
  }
  present.add(self)
  return self
}

/**
 * Prints the page's accessibility tree. Unlike a screenshot it is part of the log, so that it can be read elsewhere.
 */
async function describe({ page }: Guest) {
  const body = page.locator('body')
  const words = await body.ariaSnapshot({ timeout: 3000 }).catch(() => '(it does not answer)')
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(() => '')
  console.log(`The page at ${page.url()}, with the focus on ${focus}:\n${words}`)
}

async function picture({ page }: Guest, name: string) {
  const folder = join(root, 'node_modules/.cache/bellhop/failed')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name.replace(/[^\w-]+/g, '-').slice(0, 80)}.png`)
  await page.screenshot({ path, timeout: 3000 }).then(
    () => console.log(`The page as it was: ${path}`),
    () => console.log('The page could not be pictured.'),
  )
}

/** Closes all pages of a test, and describes them if it failed. Throws if a page has logged errors. */
export async function endGuests({ name, hasFailed }: { name: string; hasFailed: boolean }): Promise<void> {
  const guests = [...present]
  const complaints = guests.flatMap((one) => one.complaints())
  if (hasFailed)
    for (const one of guests) {
      await describe(one)
      await picture(one, name)
    }
  await Promise.all(guests.map((one) => one.leave()))
  if (complaints.length) throw new Error(`The page complained:\n${complaints.join('\n')}`)
}
