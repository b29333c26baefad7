// Where the focus of a remote control is when what had it, or what it waited for, is no longer there.
import type { Page } from 'playwright-core'
import { it } from 'vitest'
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
