import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What moves must have arrived: a half-faded text has half its contrast. Endless motion is not waited for. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((motion) => motion.finished))
  })
}

/** The page and its frames keep axe until another document comes; half a megabyte need not be sent each time. */
async function hasAxe(page: Page) {
  const known = page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false))
  return (await Promise.all(known)).every(Boolean)
}

/** What breaks WCAG 2.2 AA or axe's good practice on the page as it stands. */
export async function axeViolations(page: Page, { without = [] }: { without?: string[] } = {}) {
  await settled(page)
  // No frame of ours needs a page of its own to sum up in, and what holds needs no report.
  const builder = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  for (const selector of without) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
}

export async function expectNoAxeViolations(page: Page, options?: { without?: string[] }) {
  expect(await axeViolations(page, options)).toEqual([])
}
