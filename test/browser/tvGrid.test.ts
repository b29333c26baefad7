// How the grid of the guide looks from the bed.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

it.each([
  [1920, 1080],
  [1280, 720],
] as const)(
  'TVX-14 at %d x %d the grid shows six channels, rings what began earlier as far as it is seen, and draws no line through words',
  async (width, height) => {
    const { origin, desk } = await startHotel()
    // Programmes of 9:30 began before the half hour at which the grid opens.
    await desk.clock('2026-11-26T21:10:00Z')
    const { page } = await guest({ width, height })
    await arrive(page, origin, { rest: '&mode=tv&lang=en' })
    await visit(page, '/epg')
    await page.locator('[role="gridcell"]:focus').waitFor()
    await settle(page)
    const seen = await page.evaluate(() => {
      const grid = document.querySelector('[role="grid"]')
      const cell = document.activeElement
      const line = document.querySelector('[data-part="now"]')
      if (!grid || !cell || !line) throw new Error('no grid')
      const bottom = grid.getBoundingClientRect().bottom + 1
      const rows = [...grid.querySelectorAll('[data-part="row"]')]
      const heading = cell.parentElement?.querySelector('[role="rowheader"]')
      const ring = getComputedStyle(cell, '::after')
      const at = line.getBoundingClientRect().left
      const words = [...grid.querySelectorAll<HTMLElement>('[role="gridcell"] > span')].filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < at && right > at
      })
      return {
        rows: rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
        began: cell.getBoundingClientRect().left,
        ring: cell.getBoundingClientRect().left + Number.parseFloat(ring.left),
        // As the words of the others are.
        ground: getComputedStyle(cell).backgroundColor,
        ink: getComputedStyle(grid.querySelector('[data-part="channel"] bdi') ?? grid).color,
        isRinged: ring.boxShadow !== 'none',
        channel: heading?.getBoundingClientRect().right ?? 0,
        crossed: words.filter((one) => {
          const { zIndex, backgroundColor } = getComputedStyle(one)
          const isAbove = Number(zIndex) > Number(getComputedStyle(line).zIndex)
          return !isAbove || /, 0\)|transparent/.test(backgroundColor)
        }).length,
        words: words.length,
      }
    })
    expect(seen.rows).toBeGreaterThan(5)
    expect(seen.ground).toBe(seen.ink)
    expect(seen.isRinged).toBe(true)
    expect(seen.began).toBeLessThan(seen.channel - 1)
    expect(Math.abs(seen.ring - seen.channel)).toBeLessThan(2)
    expect(seen.words).toBeGreaterThan(0)
    expect(seen.crossed).toBe(0)
  },
)
