// What a television does with keys that the guest presses before the screen can act on them.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, hold, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const redKeyCode = 403
const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)

async function television() {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  return { page, arrive: () => arrive(page, origin, { rest: '&mode=tv&lang=en' }) }
}

it('TVX-11 while home is drawn the ring is on the place of its first tile, and the arrows are kept until it is there', async () => {
  const { page, arrive } = await television()
  const deliver = await hold(page, /\/assets\/QuickTiles-.*\.js$/)
  await arrive()
  const place = page.locator('main [data-skeleton]:focus')
  await place.waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await place.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid')
  deliver()
  await focusOn(page, /^Wake-up/)
})

it('TVX-11 what the guest has not seen is not pressed', async () => {
  const { page, arrive } = await television()
  const deliver = await hold(page, /\/assets\/QuickTiles-.*\.js$/)
  await arrive()
  await page.locator('main [data-skeleton]:focus').waitFor()
  await page.keyboard.press('Enter')
  deliver()
  await focusOn(page, /^Room service/)
  await settle(page)
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('TVX-11 the keys after one that opens a screen are those of that screen', async () => {
  const { page, arrive } = await television()
  await arrive()
  await focusOn(page, /^Room service/)
  await visit(page, '/room-control')
  await focusOn(page, /^Living room/)
  // All of them before the next frame.
  await page.evaluate((red) => {
    const press = (key: string, keyCode: number) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }),
      )
    press('Unidentified', red)
    press('ArrowRight', 39)
    press('Enter', 13)
  }, redKeyCode)
  // Home's second tile leads to the screen again.
  await expect.poll(() => page.evaluate(() => history.state.idx)).toBeGreaterThan(2)
  await page.getByRole('heading', { level: 1, name: 'Room control' }).waitFor()
})
