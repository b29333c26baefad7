import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { countRenders, rendersOf } from './harness/renders.ts'

/** Opens an address on a phone, and waits until nothing is rendered any more. */
async function openAtRest(address: (origin: string) => string, shown: (page: Page) => Promise<void>) {
  const { origin } = await startHotel()
  const { page } = await guest()
  await countRenders(page)
  await page.goto(address(origin))
  await shown(page)
  await page.waitForLoadState('networkidle')
  return rendersOf(page)
}

it('a sign-in renders each part of home once: what renders again is a fraction of it', async () => {
  const { first, again } = await openAtRest(
    (origin) => `${origin}/ONEapp/?property=1&theme=1&autologin=1&room=101&name=Berger`,
    async (page) => {
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
      await page.getByRole('heading', { name: 'At your service' }).waitFor()
    },
  )
  expect(first).toBeGreaterThan(300)
  expect(again / first).toBeLessThan(0.45)
})

it('the sign-in form is not rendered again with each answer of the hotel', async () => {
  const { first, again } = await openAtRest(
    (origin) => `${origin}/ONEapp/login?property=1&theme=1`,
    async (page) => {
      await page.getByLabel('Room').waitFor()
      await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
    },
  )
  expect(first).toBeGreaterThan(60)
  expect(again / first).toBeLessThan(0.9)
})
