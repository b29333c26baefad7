// Live television and what is on now, by the keys of a remote control.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { pressCode, press as pressOn } from './remote.ts'

const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)
/** Whether the app is seen, and not the picture of the television. */
const isShown = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('#root') ?? document.body).opacity !== '0')

/** A television that knows which set of its room it is. Vienna, four in the afternoon. */
async function onSet() {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T15:10:00Z')
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en&tv=17' })
  await focusOn(page, /^Room service/)
  const played = async () =>
    (await desk.calls({ function: 'playChannel' })).map(
      ({ data }) => (data as { start_channel_id: number }).start_channel_id,
    )
  return { page, desk, played }
}

it('TVX-17 digits lead from a screen to live television, the channel keys on, and any other key back to the screen', async () => {
  const { page, played } = await onSet()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.getByText('Channel 12', { exact: true }).waitFor()
  await expect.poll(played).toEqual([512])
  await expect.poll(() => isShown(page)).toBe(false)
  const banner = page.getByRole('heading', { name: /^12 · / })
  await banner.waitFor()
  await expect.poll(() => banner.locator('..').textContent()).toMatch(/\d:\d\d\s[AP]M/)

  await page.keyboard.press('PageUp')
  await page.getByRole('heading', { name: /^13 · / }).waitFor()
  // LG's and Samsung's key for the channel before.
  await pressCode(page, 428)
  await pressCode(page, 428)
  await page.getByRole('heading', { name: /^11 · / }).waitFor()
  await page.keyboard.press('2')
  await page.getByRole('heading', { name: /^2 · / }).waitFor()
  await expect.poll(played).toEqual([512, 513, 512, 511, 502])
  expect(await isShown(page)).toBe(false)

  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isShown(page)).toBe(true)
  expect(await page.getByRole('heading', { name: /^2 · / }).count()).toBe(0)
  await focusOn(page, /^Room service/)
})

it('TVX-17 a channel key leads to live television from a screen, but not from the guide; a field and a dialog keep their keys', async () => {
  const { page, played } = await onSet()
  await visit(page, '/search?q=spa')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().focus()
  await page.keyboard.press('7')
  await page.keyboard.press('PageUp')
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await page.keyboard.press('PageDown')
  await focusOn(page, /\d:\d\d/)
  await page.keyboard.press('Enter')
  await focusOn(page, /^Watch$/)
  await page.keyboard.press('5')
  await page.keyboard.press('Escape')
  await visit(page, '/weather/0')
  await page.keyboard.press('PageUp')
  await page.getByRole('heading', { name: /^1 · / }).waitFor()
  await expect.poll(played).toEqual([501])
})

it('TVX-18 home has the clock, and what is on now, which OK shows on the whole screen', async () => {
  const { page, played } = await onSet()
  await page.getByText(/^4:10\sPM$/).waitFor()
  const now = page.getByRole('list', { name: 'Now' })
  await now.getByRole('button', { name: /^3 · Capital Business \S/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await focusOn(page, /^1 · News 24 /)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(played).toEqual([502])
  await expect.poll(() => isShown(page)).toBe(false)
})

it('TVX-18 a film that was begun goes on from home', async () => {
  const { page, desk } = await onSet()
  await visit(page, '/vod/movies/161')
  await pressOn(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return page.getByRole('dialog').count()
    })
    .toBe(0)
  await expect.poll(async () => (await desk.calls({ function: 'addResumeTime' })).length).toBeGreaterThan(0)
  await pressCode(page, 403)
  const film = page.getByRole('list', { name: 'Now' }).getByRole('link', { name: /^Continue watching / })
  await pressOn(page, film)
  await page.getByRole('button', { name: /^Continue/ }).waitFor()
})
