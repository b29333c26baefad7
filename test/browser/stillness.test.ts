import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { signIn, start } from './journeys.ts'

/** What a page may move by itself, in all; 0.1 is what a visitor begins to mind. */
const most = 0.05

const pages = [
  '/',
  '/cp/11',
  '/shop/flow/1',
  '/weather/0',
  '/room-control',
  '/room-camera',
  '/remote-control',
  '/wakeUp',
  '/demo/mobilekey',
]

it.each([
  ['a phone', 390, 844],
  ['a television', 1920, 1080],
])('nothing moves by itself while a page comes, on %s', async (_, width, height) => {
  const { origin, app } = await startHotel()
  const { page } = await guest({ width, height })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(start(origin))
  await signIn(page)
  const moved: Record<string, number> = {}
  for (const path of pages) {
    await page.goto(app + path)
    await page.getByRole('banner').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    moved[path] = await page.evaluate(() => (window as unknown as { moved: number }).moved)
  }
  expect(Object.entries(moved).filter(([, value]) => value > most)).toEqual([])
})
