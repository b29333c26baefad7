// A television and the night: what stands there while the hotel's clock passes midnight.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName, unseenFocus } from './focusSeen.ts'
import { guest, startHotel, stayOnPage, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { pressCode } from './remote.ts'

const forward = 417
const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)

/** A television a minute before the midnight of its hotel in Vienna. Its clock is moved by hand. */
async function onSet() {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T22:59:00Z')
  // The kitchen closes as the day ends; the bar is open until two.
  await desk.post('shop', { id: 1, opening_time: '06:00:00', closing_time: '23:59:59' })
  const { page } = await guest({ width: 1920, height: 1080, allow: [/WebSocket/] })
  // The device's own clock is wrong, whatever the hour is here: there it is morning.
  await page.clock.install({ time: new Date().setUTCHours(7, 0) })
  await arrive(page, origin, { rest: '&mode=tv&lang=en&tv=17' })
  // The hotel's time is known from here on.
  await page.getByText(/^11:59\sPM$/).waitFor()
  await stayOnPage(page)
  await focusOn(page, /^Room service/)
  return { page, desk }
}

/** The page's timers run past midnight, and so does the hotel's clock. */
async function passMidnight({ page, desk }: Awaited<ReturnType<typeof onSet>>) {
  // Unanswered: a correction of the clock would be read at once, where the app's own minutes have to bring the new day.
  await desk.fault({ path: '/ONEapp/api/php_helpers/utc_time.php', delay: 600_000, times: 99 })
  await desk.clock('2026-11-26T23:05:00Z')
  await page.clock.runFor(125_000)
}

/** The first time above the programmes that is seen. */
const seenFrom = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((all) => {
    const grid = all[0]?.closest('[role="grid"]')?.getBoundingClientRect()
    const isSeen = (one: Element) => one.getBoundingClientRect().left > (grid?.left ?? 0) + 200
    return all.find((one) => one.getAttribute('data-part') === 'time' && isSeen(one))?.textContent
  })
const rowOf = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-row'))

it('TVX-40 past midnight the guide stays at its channel, its day and what is read there', async () => {
  const set = await onSet()
  const { page } = set
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await page.clock.runFor(3000)
  const days = page.getByRole('navigation', { name: 'Days' })
  const chosen = () => days.locator('[aria-current]').textContent()
  await pressCode(page, forward)
  await page.clock.runFor(1000)
  await expect.poll(chosen).toBe('Tomorrow')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await page.clock.runFor(1000)
  await expect.poll(() => rowOf(page)).toBe('3')
  await focusOn(page, /\d:\d\d/)
  const programme = await focusedName(page)
  const from = await seenFrom(page)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.clock.runFor(1000)

  await passMidnight(set)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await dialog.waitFor({ state: 'detached' })
  // What was tomorrow at this hour is this evening now.
  await expect.poll(chosen).toBe('Tonight')
  await expect.poll(() => focusedName(page)).toBe(programme)
  expect(await rowOf(page)).toBe('3')
  expect(await seenFrom(page)).toBe(from)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rowOf(page)).toBe('4')
})

it('TVX-40, TVX-02, CLK-04 at midnight what is over gives way to what is on, on the same channel', async () => {
  const set = await onSet()
  const { page } = set
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await page.clock.runFor(3000)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
  await expect.poll(() => seenFrom(page)).toMatch(/^11:\d\d\sPM$/)
  await passMidnight(set)
  await page.clock.runFor(3000)
  await expect.poll(() => seenFrom(page)).toMatch(/^12:00\sAM$/)
  await page.getByRole('columnheader', { name: /^11:30\sPM$/ }).waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(page)).toBe('2')
  await expect.poll(() => unseenFocus(page)).toBeNull()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => rowOf(page)).toBe('3')
})

it('TVX-40 a pill of the guide that is over leaves the focus on a control that is seen', async () => {
  const set = await onSet()
  const { page } = set
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await page.clock.runFor(3000)
  await page.keyboard.press('ArrowUp')
  await focusOn(page, /^Today/)
  const tonight = page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: 'Tonight' })
  expect(await tonight.count()).toBe(0)
  await passMidnight(set)
  await page.clock.runFor(3000)
  // The new day's evening has not begun.
  await tonight.waitFor()
  await expect.poll(() => unseenFocus(page)).toBeNull()
})

it('TVX-41 past midnight the courses say "today" of the new day', async () => {
  const set = await onSet()
  const { page } = set
  await visit(page, '/courses')
  const days = page.getByRole('navigation', { name: 'Days' })
  const pills = () => days.getByRole('button').allTextContents()
  await expect.poll(pills).toEqual(expect.arrayContaining(['Today', expect.stringMatching(/27/)]))
  await passMidnight(set)
  await expect.poll(pills).toEqual(expect.arrayContaining(['Today', expect.stringMatching(/26/)]))
  expect((await pills()).filter((pill) => /27/.test(pill))).toEqual([])
  await page.clock.runFor(3000)
  await expect.poll(() => unseenFocus(page)).toBeNull()
})

it('TVX-41 past midnight home has the shop that is open by then, in its place and with the focus that was there', async () => {
  const set = await onSet()
  const { page } = set
  await passMidnight(set)
  await focusOn(page, /^Aurora Bar/)
  await page.getByText(/^12:0\d\sAM$/).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Good evening, Anna' }).waitFor()
  expect(await unseenFocus(page)).toBeNull()
})
