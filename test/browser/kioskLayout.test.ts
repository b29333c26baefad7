// What a guest in front of a kiosk sees of a screen without a touch, and what lies over nothing.
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const kiosks = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
]

const edges = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect())

it('PAGE-16, MODE-19 a banner of a kiosk that stands or lies has its words and its controls in sight', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1080, height: 1920 })
  await arrive(page, origin, { rest: '&mode=kiosk' })
  for (const size of kiosks) {
    await page.setViewportSize(size)
    await visit(page, '/cp/15')
    const bar = await edges(page.getByRole('navigation', { name: 'Main' }))
    const next = await edges(page.getByRole('button', { name: 'Next picture' }))
    expect(next.bottom).toBeLessThan(bar.top)
    await visit(page, '/language')
  }
})
