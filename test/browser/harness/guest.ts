// Guests in a real browser. All of a test's guests leave at its end, and it fails when a page complained.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { chromiumArguments, findChromium, howToInstall } from '../../tools/chromium.ts'
import { root } from '../../tools/run.ts'

let browser: Promise<Browser> | undefined

/** The Chromium of this test file; started once. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall)
  browser ??= chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
  return browser
}

interface GuestOptions extends BrowserContextOptions {
  width?: number
  height?: number
  /** Complaints that this test provokes. */
  allow?: RegExp[]
}

export interface Guest {
  page: Page
  /** Console errors and uncaught errors so far, without the allowed ones. */
  complaints: () => string[]
  /** From here on (and before), what matches is no failure. */
  allow: (...patterns: RegExp[]) => void
  leave: () => Promise<void>
}

const present = new Set<Guest>()

/** A new guest with a browser of their own: a phone unless told otherwise, with reduced motion and English. */
export async function guest({
  width = 390,
  height = 844,
  allow = [],
  ...options
}: GuestOptions = {}): Promise<Guest> {
  const context = await (await launch()).newContext({
    viewport: { width, height },
    hasTouch: width < 800,
    isMobile: width < 800,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    ...options,
  })
  // Below the test's own limit, so that a failure names the line that waited.
  context.setDefaultTimeout(30_000)
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

async function picture({ page }: Guest, name: string) {
  const folder = join(root, 'node_modules/.cache/bellhop/failed')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name.replace(/[^\w-]+/g, '-').slice(0, 80)}.png`)
  await page.screenshot({ path, timeout: 3000 }).then(
    () => console.log(`The page as it was: ${path}`),
    () => console.log('The page could not be pictured.'),
  )
}

afterEach(async ({ task }) => {
  const guests = [...present]
  const complaints = guests.flatMap((one) => one.complaints())
  if (task.result?.state === 'fail') for (const one of guests) await picture(one, task.name)
  await Promise.all(guests.map((one) => one.leave()))
  if (complaints.length) throw new Error(`The page complained:\n${complaints.join('\n')}`)
})

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})
