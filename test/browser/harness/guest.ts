// Guests in a real browser. `endGuests` closes all of them at the end of a test, but for those that stay.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { waitLimitMs } from '../../tools/limits.ts'
import { theBrowser } from './browser.ts'
import { keepPage } from './failed.ts'
import type { FontWidth } from './fonts.ts'
import { keepStore } from './storeOf.ts'
import { keepWork } from './work.ts'

interface GuestOptions extends BrowserContextOptions {
  width?: number
  height?: number
  /** Console errors that the test expects. */
  allow?: RegExp[]
  /** Allows the service worker, which precaches the whole app in the background of a first visit. */
  worker?: boolean
  /** Exposes the app's store for `dispatch` of `storeOf.ts`. */
  withStore?: boolean
  /** Stays for the tests of the file that follow, unless a test fails. See `shared`. */
  stays?: boolean
  /** The width of the device's font: as most devices have it, if nothing is said. */
  fonts?: FontWidth
}

export interface Guest {
  page: Page
  /** All that the console shows so far. */
  heard: readonly string[]
  /** Console errors and uncaught errors so far, except for the allowed ones. */
  complaints: () => string[]
  /** Allows errors that match, also those that have already occurred. */
  allow: (...patterns: RegExp[]) => void
  leave: () => Promise<void>
}

interface Present extends Guest {
  stays: boolean
  /** Forgets what the test that has ended has heard. */
  forget: () => void
}

/** The whole Chromium, unlike its headless shell, asks for an icon where a page names none. */
const ofBrowser = /\/favicon\.ico\)$/

const present = new Set<Present>()
const renewals = new Set<() => void>()

/**
 * Opens once, at its first call, what several tests of a file use: a hotel with a guest who `stays`. A sign-in takes ten
 * times as long as going to a screen. After a test that has failed it is opened anew.
 */
export function shared<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | null = null
  renewals.add(() => {
    opened = null
  })
  return () => {
    opened ??= open()
    return opened
  }
}

/** Opens a page in a browser context of its own: by default a phone, in English, with reduced motion. */
export async function guest({
  width = 390,
  height = 844,
  allow = [],
  worker = false,
  withStore = false,
  stays = false,
  fonts = 'narrow',
  ...options
}: GuestOptions = {}): Promise<Guest> {
  const context = await (await theBrowser(fonts)).newContext({
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
  await keepWork(context)
  if (withStore) await keepStore(context)
  const page = await context.newPage()
  const allowed = [...allow]
  const heard: string[] = []
  const errors: string[] = []
  context.on('console', (message) => {
    const line = `${message.text()} (${message.location().url})`
    heard.push(`${message.type()}: ${line}`)
    if (message.type() === 'error') errors.push(line)
  })
  context.on('weberror', (error) => {
    const line = error.error().stack ?? error.error().message
    heard.push(line)
    errors.push(line)
  })
  const self: Present = {
    page,
    stays,
    forget: () => {
      heard.length = 0
      errors.length = 0
    },
    heard,
    complaints: () => errors.filter((line) => ![ofBrowser, ...allowed].some((pattern) => pattern.test(line))),
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

/** Closes the pages of a test, and keeps what they show if it failed. Throws if a page has logged errors. */
export async function endGuests({ name, hasFailed }: { name: string; hasFailed: boolean }): Promise<void> {
  const guests = [...present]
  const complaints = guests.flatMap((one) => one.complaints())
  if (hasFailed)
    for (const [at, { page, heard }] of guests.entries())
      await keepPage(page, at ? `${name} ${at + 1}` : name, [...heard])
  const isOver = hasFailed || complaints.length > 0
  if (isOver) for (const renew of renewals) renew()
  await Promise.all(guests.map((one) => (isOver || !one.stays ? one.leave() : one.forget())))
  if (complaints.length) throw new Error(`The page complained:\n${complaints.join('\n')}`)
}

/** Closes the pages that have stayed, at the end of a file. */
export async function endStays(): Promise<void> {
  renewals.clear()
  await Promise.all([...present].map((one) => one.leave()))
}
