// Where the focus of a remote control is when what had it, or what it waited for, is no longer there.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const focusOn = (
  page: Page,
  role: 'button' | 'link' | 'radio' | 'heading' | 'textbox',
  name: string | RegExp,
) => page.getByRole(role, { name }).and(page.locator(':focus')).waitFor()

async function atHome() {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/] })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  return { page, desk, origin }
}

it('CAM-08, CAM-09 a ring closes by itself on a television that nobody watches, and stays while its keys are used', async () => {
  const { page, desk } = await atHome()
  const ring = page.getByRole('dialog', { name: 'Someone rang your door' })
  await desk.ring('101', 2)
  await focusOn(page, 'button', 'Show camera')
  await ring.waitFor({ state: 'detached' })

  await desk.ring('101', 3)
  await focusOn(page, 'button', 'Show camera')
  await page.keyboard.press('ArrowRight')
  await ring.getByRole('timer', { name: 'Stays open' }).waitFor()
})

it('PROD-01, ERR-05, PLAY-04 the focus is on "Try again" where a film fails, and on the film when it plays', async () => {
  const { page, desk } = await atHome()
  await visit(page, '/vod/movies/161')
  await desk.fault({ path: '/media/films/161/free/film.m3u8', http: 404, times: 2 })
  await focusOn(page, 'button', 'Play')
  await page.keyboard.press('Enter')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('Enter')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('ArrowUp')
  await focusOn(page, 'button', 'Subtitles')
  await page.keyboard.press('ArrowDown')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('Enter')
  await page.locator('[role="dialog"] video:focus').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
