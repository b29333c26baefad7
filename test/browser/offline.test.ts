import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive, signIn, start } from './journeys.ts'

/** Waits until the service worker is installed and has cached the shell. Returns its scope. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.scope
  })

it('SW-01, SW-03, SHELL-25 the app opens without network, says so, and shows what the hotel said last', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ worker: true })
  allow(/Failed to load resource/, /WebSocket connection/)
  await page.goto(start(origin))
  await signIn(page)
  expect(await workerReady(page)).toBe(`${origin}/ONEapp/`)

  await page.getByRole('link', { name: /^Bill/ }).click()
  await page.getByRole('list', { name: 'Charges and payments' }).waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('answer/bill')))

  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/hotel cannot be reached/).waitFor()
  await page.getByText(/^As of /).waitFor()
  await page.getByRole('list', { name: 'Charges and payments' }).waitFor()
  // As opened from the device's home screen: with the start address alone.
  await page.goto(`${origin}/ONEapp/`)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()

  await page.context().setOffline(false)
  await page.getByText(/^As of /).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('SW-05 a screen that the guest opens for the first time without network has its words', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ worker: true, locale: 'de-AT' })
  allow(/Failed to load resource/, /WebSocket connection/)
  await page.goto(start(origin, '1', '&lang=de&autologin=1&room=101&name=Berger'))
  await page.getByRole('heading', { level: 1, name: /^Guten / }).waitFor()
  await workerReady(page)
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('assets')).keys()
      return ['rest', 'later'].every((part) => kept.some(({ url }) => url.includes(`/locale/de.${part}-`)))
    })
  await expect.poll(isKept).toBe(true)
  await page.context().setOffline(true)
  await page.goto(`${origin}/ONEapp/this-device`)
  await page.getByRole('heading', { level: 1, name: 'Auf diesem Gerät' }).waitFor()
  await page.getByRole('button', { name: 'Alles vergessen und abmelden' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

it('SW-03 keeps nothing of the hotel', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ worker: true })
  await page.goto(start(origin))
  await signIn(page)
  await workerReady(page)
  const kept = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
    return found
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => /^\/(api|ws|desk)|^\/ONEapp\/(api|skins)/.test(path))).toEqual([])
})

it.each([
  [320, 640, ''],
  [390, 844, ''],
  [820, 1180, ''],
  [1440, 900, ''],
  [1080, 1920, '&mode=kiosk'],
  [1920, 1080, '&mode=tv'],
])(
  'SHELL-25 in a window of %i by %i%s the line that the hotel is out of reach covers neither logo nor menu, at any place of the page',
  async (width, height, mode) => {
    const { origin, desk } = await startHotel()
    const { page, allow } = await guest({ width, height })
    allow(/Failed to load resource/, /WebSocket connection/)
    await arrive(page, origin, { rest: mode })
    await desk.fault({ refuse: 600 })
    await desk.fault({ drop: true })
    const line = page.getByText(/^The connection to the hotel is lost|hotel cannot be reached/)
    await line.waitFor()
    await page.getByText(/^As of /).waitFor()
    const parts = page.getByRole('banner').locator('img, button')
    for (const place of [0, 300, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), place)
      await expect
        .poll(() =>
          parts.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 0).length),
        )
        .toBeGreaterThan(2)
      const covered = await parts.evaluateAll((all) =>
        all
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ one, box: { left, top, width, height } }) => {
            const over = document.elementFromPoint(left + width / 2, top + height / 2)
            return height > 0 && !one.contains(over) && !one.parentElement?.contains(over)
          })
          .map(({ one }) => one.getAttribute('aria-label') ?? one.tagName),
      )
      expect(covered, `scrolled to ${place}`).toEqual([])
      expect(await line.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
    }
  },
)
