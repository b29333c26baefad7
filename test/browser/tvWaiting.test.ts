// What a television does with keys that the guest presses before the screen can act on them.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, hold, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { pressCode } from './remote.ts'

const redKeyCode = 403
const yellowKeyCode = 405
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

/** Opens the app, of which only the page's HTML is there until the returned function is called. */
async function openHeld(page: Page, address: string) {
  const deliver = await hold(page, /\/assets\/[^/]*\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'takeEarlyKeys' in window)
  return deliver
}

it('TVX-33 keys that are pressed while only the HTML of the page stands are done once home can act, each once', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const deliver = await openHeld(
    page,
    start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'),
  )
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  deliver()
  await page.getByRole('heading', { level: 1, name: 'Wake-up' }).waitFor()
  await settle(page)
  expect(await page.evaluate(() => history.state.idx)).toBe(1)
  await page.keyboard.press('Escape')
  await focusOn(page, /^Wake-up/)
})

it('TVX-39 a colour key that is pressed while only the HTML of the page stands acts once, before the keys after it', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const deliver = await openHeld(
    page,
    start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'),
  )
  // The arrow before it is home's, the one after it is the search's.
  await page.keyboard.press('ArrowRight')
  await pressCode(page, yellowKeyCode)
  await page.keyboard.press('ArrowDown')
  deliver()
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor()
  await settle(page)
  expect(await page.evaluate(() => history.state.idx)).toBe(1)
  // From the field to the kinds of what is found.
  await page.locator('main input[type="radio"]:focus').waitFor()
  await page.keyboard.press('Escape')
  await focusOn(page, /^Room service/)
})

it('TVX-11 the search leaves the focus where the guest has moved it as soon as its field had it', async () => {
  const { page, arrive } = await television()
  await arrive()
  await focusOn(page, /^Room service/)
  await page.evaluate(() =>
    document.addEventListener('focusin', function press({ target }) {
      if (!(target instanceof HTMLInputElement)) return
      document.removeEventListener('focusin', press)
      const init = { key: 'ArrowDown', keyCode: 40, bubbles: true, cancelable: true }
      queueMicrotask(() => target.dispatchEvent(new KeyboardEvent('keydown', init)))
    }),
  )
  await pressCode(page, yellowKeyCode)
  await page.locator('main input[type="radio"]:focus').waitFor()
  await settle(page)
  await page.locator('main input[type="radio"]:focus').waitFor()
})

it('TVX-39 a colour key that is pressed while the code of the focus is loaded acts when it is there', async () => {
  const { page, arrive } = await television()
  const deliver = await hold(page, /\/assets\/televisionFocus-.*\.js$/)
  await arrive()
  await page.getByRole('banner').getByRole('link', { name: 'Room control' }).waitFor()
  await pressCode(page, yellowKeyCode)
  deliver()
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor()
})

/** A television that has its rail, but nothing of home except the places, until the returned function is called. */
async function beforeHome() {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const deliver = await hold(page, /\/assets\/home-.*\.js$/)
  await page.goto(start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'))
  await page.locator('main [data-skeleton]:focus').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Room control' }).waitFor()
  return { page, deliver }
}

it('TVX-33 a key that leads nowhere yet is kept, however long home is not there', async () => {
  const { page, deliver } = await beforeHome()
  await page.keyboard.press('ArrowRight')
  // Longer than a key waits that leads somewhere.
  await page.waitForTimeout(3000)
  await page.locator('main [data-skeleton]:focus').waitFor()
  deliver()
  await focusOn(page, /^Room control/)
})

it('TVX-33 a key that leads to the rail does not wait for home, and those before it are over', async () => {
  const { page, deliver } = await beforeHome()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  const ofRail = page.locator('header :focus')
  await ofRail.waitFor()
  deliver()
})
