import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits for running animations, because a text that is still fading in has too little contrast. Ignores endless ones.
 */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((motion) => motion.finished))
  })
}

/** Injects axe once per document, since its source is half a megabyte. */
async function hasAxe(page: Page) {
  const known = page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false))
  return (await Promise.all(known)).every(Boolean)
}

/** Violations of WCAG 2.2 AA and of axe's best practices on the current page. */
export async function axeViolations(page: Page, { without = [] }: { without?: string[] } = {}) {
  await settled(page)
  // Legacy mode needs no additional page for the summary of frames; passed rules are not reported.
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
