import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { signIn, start } from './journeys.ts'

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
