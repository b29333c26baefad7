// After Back and after a reload a television shows where its focus is, on every screen.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName, isThere, unseenFocus } from './focusSeen.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { pressCode, steerTo } from './remote.ts'
import { televisionAddresses } from './tvAddresses.ts'

/** Presses Down a few times, as a guest who looks around, until the focus is far down the screen. */
async function lookAround(page: Page) {
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await settle(page)
}

/** Waits until the focus is seen, and is still seen when everything has come to rest. */
async function faultOf(page: Page): Promise<string | null> {
  await settle(page)
  const deadline = Date.now() + 6000
  let fault = await unseenFocus(page)
  while (fault && Date.now() < deadline) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    fault = await unseenFocus(page)
  }
  return fault
}

/** The screens in parts, each of which fits into a test. */
const perTest = 9
const all = Object.values(televisionAddresses).flat()
const parts = Array.from({ length: Math.ceil(all.length / perTest) }, (_, at) => ({
  part: at + 1,
  paths: all.slice(at * perTest, (at + 1) * perTest),
}))

it.each(parts)(
  'TVX-02, PROD-01 on every screen of a television the focus is on a visible control after Back and after a reload ($part)',
  async ({ paths }) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/] })
    await arrive(page, origin, { rest: '&mode=tv&lang=en' })
    await page.keyboard.press('ArrowRight')
    const found: string[] = []
    for (const path of paths) {
      await visit(page, path)
      const look = async (when: string, expected?: string) => {
        const fault = await faultOf(page)
        if (fault) found.push(`${path} ${when}: ${fault}`)
        const name = await focusedName(page)
        // What is not there any more cannot have the focus again.
        if (expected !== undefined && name !== expected && (await isThere(page, expected)))
          found.push(`${path} ${when}: on ${name} instead of ${expected}`)
      }
      await look('as it opens')
      await lookAround(page)
      const left = await focusedName(page)
      const { pathname } = new URL(page.url())
      await visit(page, path === '/language' ? '/privacy' : '/language')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => url.pathname === pathname)
      await look('after Back', left)
      await page.reload()
      await look('after a reload', left)
      await page.keyboard.press('ArrowRight')
    }
    expect(found).toEqual([])
  },
)

it('TVX-36 the code for the phone, which stands beside the screen, has the focus again after Back', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/tv-message')
  const code = page.getByRole('button', { name: 'Continue on your phone' })
  const hasFocus = code.and(page.locator(':focus'))
  await steerTo(page, code)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Continue on your phone' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus.waitFor()
  await pressCode(page, 403)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await settle(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
  await hasFocus.waitFor()
})
