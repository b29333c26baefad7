// Sizes and places of what a kiosk shows.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const edges = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect())

/** In CSS pixels: nobody in a wheelchair reaches the upper third of a standing kiosk. */
export const reachFrom = 640

export async function expectWithinReach(which: Locator, least = 1) {
  await which.first().waitFor()
  const boxes = await which.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      return { name: one.getAttribute('aria-label') ?? one.textContent, top, bottom, height }
    }),
  )
  const shown = boxes.filter(({ height }) => height > 0)
  expect(shown.length).toBeGreaterThanOrEqual(least)
  expect(shown.filter(({ top }) => top < reachFrom)).toEqual([])
  return shown
}

/** The texts of less than 24 pixels. */
export const smallText = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((one) => one.textContent && one.offsetHeight > 1 && one.getBoundingClientRect().width > 1)
      .filter((one) =>
        Array.from(one.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((one) => `${one.textContent} ${Number.parseFloat(getComputedStyle(one).fontSize)}`)
      .filter((words) => Number(/\S+$/.exec(words)?.[0]) < 24),
  )
