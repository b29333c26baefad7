// What interrupts an evening at the television, and what comes after a film and an order.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { press, pressCode } from './remote.ts'

const greenKeyCode = 404

/** A guest before a television, with a film that runs. */
async function withFilm() {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/vod/movies/161')
  await press(page, page.getByRole('button', { name: 'Play', exact: true }))
  await runs(page, 1)
  return { page, desk }
}

const film = (page: Page) => page.locator('video[data-film]')
const runs = (page: Page, beyondSeconds: number) =>
  page.waitForFunction((beyond) => {
    const one = document.querySelector<HTMLVideoElement>('video[data-film]')
    return one !== null && !one.paused && one.currentTime > beyond
  }, beyondSeconds)
const positionOf = (page: Page) =>
  film(page).evaluate((one: HTMLVideoElement) => ({ at: one.currentTime, isPaused: one.paused }))

it('TVX-20, TVX-27 the doorbell pauses a film; the camera keeps it, and Back goes on where it was', async () => {
  const { page, desk } = await withFilm()
  await desk.ring('101', 60)
  const bell = page.getByRole('dialog', { name: 'Someone rang your door' })
  await bell.waitFor()
  await expect.poll(async () => (await positionOf(page)).isPaused).toBe(true)
  const { at } = await positionOf(page)
  // A key that was meant for the film answers nobody at the door.
  await pressCode(page, greenKeyCode)
  await press(page, bell.getByRole('button', { name: 'Show camera' }))
  await page.getByRole('heading', { level: 1, name: 'Door camera' }).waitFor()
  await film(page).waitFor({ state: 'hidden' })
  await settle(page)
  expect(await positionOf(page)).toEqual({ at, isPaused: true })

  await page.keyboard.press('Escape')
  await film(page).waitFor()
  await runs(page, at)
  expect((await positionOf(page)).at).toBeLessThan(at + 10)
  // The keys are those of the film again.
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await positionOf(page)).isPaused).toBe(true)
})

it('TVX-27 after a ring that nobody answers the film goes on; it ends where the guest goes on from the camera', async () => {
  const { page, desk } = await withFilm()
  await desk.ring('101', 2)
  const bell = page.getByRole('dialog', { name: 'Someone rang your door' })
  await bell.waitFor()
  const { at } = await positionOf(page)
  await bell.waitFor({ state: 'detached' })
  await runs(page, at + 1)

  await desk.ring('101', 60)
  await press(page, bell.getByRole('button', { name: 'Show camera' }))
  await page.getByRole('heading', { level: 1, name: 'Door camera' }).waitFor()
  await press(page, page.getByRole('link', { name: /^Home/ }))
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await film(page).waitFor({ state: 'detached' })
})

it('TVX-28 the door has one large picture, and a key that asks before it opens', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  // The key of a guest who leaves today expires in the evening.
  await desk.clock(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`)
  await arrive(page, origin, { property: '2', room: '201', name: 'Miller', rest: '&mode=tv&lang=en' })
  await visit(page, '/room-camera')
  await page.getByRole('heading', { level: 1, name: 'Door camera' }).waitFor()
  await settle(page)
  const box = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(box?.width).toBeGreaterThan(800)
  // All of it is in view, with the title.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(1080)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await press(page, page.getByRole('button', { name: 'Open door' }))
  const question = page.getByRole('dialog', { name: 'Open the door of room 201?' })
  const { door_openings: before } = await desk.room<{ door_openings: unknown[] }>('201')
  expect(before).toEqual([])
  await press(page, question.getByRole('button', { name: 'Open', exact: true }))
  await page.getByText('Door opened').waitFor()
  const { door_openings: after } = await desk.room<{ door_openings: unknown[] }>('201')
  expect(after).toHaveLength(1)
})

it('TVX-29 a film that has ended offers a similar one, with the focus on it', async () => {
  const { page } = await withFilm()
  await film(page).evaluate((one: HTMLVideoElement) => {
    one.currentTime = one.duration - 0.5
  })
  await page.getByRole('heading', { level: 2, name: 'You might also like' }).waitFor()
  await settle(page)
  const title = await focusedName(page)
  expect(title).not.toBe('')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await film(page).waitFor({ state: 'detached' })
})

it('TVX-30 an order that is sent leads to how far it is', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/shop/flow/1/product/1019')
  await press(page, page.getByRole('radio', { name: /Medium/ }))
  await press(page, page.getByRole('button', { name: /^Add to cart/ }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Go to cart' }))
  await press(page, page.getByRole('button', { name: /^Send order/ }))
  await page.getByText('Thank you, your order has been sent.').waitFor()
  await settle(page)
  await expect.poll(() => focusedName(page)).toBe('Your orders')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor()
  await settle(page)
})

it('TVX-31 search, radio and messages use the width: suggestions, two columns, the message in full', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/search')
  const offered = page.getByRole('region', { name: 'At your service' })
  await offered.getByRole('link', { name: /^Room service/ }).waitFor()
  expect(await offered.getByRole('listitem').count()).toBe(8)
  await press(page, offered.getByRole('link', { name: /^Films/ }))
  await page.getByRole('heading', { level: 1, name: 'Films' }).waitFor()

  await visit(page, '/webradio')
  const stations = page.getByRole('list', { name: 'Stations' }).getByRole('listitem')
  await stations.nth(1).waitFor()
  await settle(page)
  const [first, second] = [await stations.nth(0).boundingBox(), await stations.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)

  await visit(page, '/tv-message')
  const whole = page.locator('[data-part="whole"]')
  await expect.poll(() => whole.textContent()).toMatch(/^\d+:\d\d.[AP]M.?Your laundry is ready/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => whole.textContent()).toMatch(/\d+:\d\d.[AP]M.?The concierge has your two tickets/)
})
