// What a guest does with a television in an evening, by arrows, OK and Back alone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, settle, shared, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { press, pressCode, steerTo } from './remote.ts'

const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)

/** Vienna, four in the afternoon. */
async function openSet({ stays = false } = {}) {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T15:10:00Z')
  const { page } = await guest({ width: 1920, height: 1080, stays })
  await arrive(page, origin, { rest: '&mode=tv&lang=en&tv=17' })
  await settle(page)
  const recorded = async (called: string) =>
    (await desk.calls({ room: '101', function: called })).map(({ data }) => data)
  return { page, desk, recorded }
}

/** For what does not matter to the next test, and does not ask what time it is. */
const set = shared(() => openSet({ stays: true }))

it('VOD-11, VOD-13 a package of films is found and bought', async () => {
  const { page, recorded } = await set()
  await visit(page, '/vod/browse')
  await press(page, page.getByRole('link', { name: 'Packages' }))
  await press(page, page.getByRole('link', { name: /^Weekend pass/ }))
  await focusOn(page, /^Buy/)
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy|EUR 19\.90/ })
    .first()
    .waitFor()
  await press(
    page,
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy|EUR 19\.90/ })
      .first(),
  )
  await expect.poll(() => recorded('getBuyMovie')).toMatchObject([{ pckg_id: 7, voucher: false }])
})

it('WAKE-13, TVX-15 the sleep timer is set, and its lengths keep their places under the focus', async () => {
  const { page, recorded } = await set()
  await visit(page, '/sleeptimer')
  const off = page.getByRole('radio', { name: 'Off' })
  const width = () => off.evaluate((one) => one.closest('label')?.getBoundingClientRect().width)
  const thirty = page.getByRole('radio', { name: '30 min' })
  await steerTo(page, thirty)
  const before = await width()
  await steerTo(page, off)
  expect(await width()).toBe(before)
  await press(page, thirty)
  await page.getByText('30 minutes').waitFor()
  await expect.poll(() => recorded('setSleepTimer')).toHaveLength(1)
})

it('STRM-04 a phone is let onto the television', async () => {
  const { page, recorded } = await set()
  await visit(page, '/streamingDevices/chromecast')
  await press(page, page.getByRole('button', { name: /^Show on the television/ }))
  await expect.poll(() => recorded('startStreamingDevice')).toHaveLength(1)
})

it('ROOM-19 a room is made warmer', async () => {
  const { page, desk } = await set()
  await visit(page, '/room-control')
  await press(page, page.getByRole('tab', { name: 'Living room' }))
  const climate = page.getByRole('group', { name: 'Air conditioning' })
  await press(page, climate.getByRole('button').last())
  await expect
    .poll(async () => (await desk.room<{ controls: Record<string, unknown> }>('101')).controls.livingroom)
    .toMatchObject({ ac: { target: 22 } })
})

it('TVX-21 a programme of which the guest is reminded is watched with OK', async () => {
  const { page, desk, recorded } = await openSet()
  await visit(page, '/epg')
  await page.locator('[role="gridcell"]:focus').waitFor()
  await focusOn(page, /\d:\d\d/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await focusOn(page, /^Remind me/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  // The dialog's step back in the history would end the reload.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await settle(page)
  await desk.clock('2026-11-26T15:30:05Z')
  await page.reload()
  await page.getByText(/is starting now$/).waitFor()
  await focusOn(page, /^Watch$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => recorded('playChannel')).toMatchObject([{ room_ip_id: 17, start_channel_id: 501 }])
  await page.keyboard.press('ArrowDown')
})

it('TVX-02, RT-27 the hotel goes and comes back while a dish is looked at, and the keys go on', async () => {
  const { page, desk } = await openSet()
  await visit(page, '/shop/flow/1/product/1019')
  await steerTo(page, page.getByRole('radio', { name: 'Medium' }))
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Medium' }).and(page.locator(':checked')).waitFor()
  await Promise.all([page.waitForEvent('load'), desk.fault({ drop: true })])
  await page.getByRole('radio', { name: 'Medium' }).and(page.locator(':checked')).waitFor()
  await settle(page)
  await pressCode(page, 404)
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
  await pressCode(page, 404)
  await page.getByRole('button', { name: /^Send order/ }).waitFor()
})
