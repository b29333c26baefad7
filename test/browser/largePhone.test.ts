// Phones whose guest has large text, and the narrowest phones.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'
import { misfits } from './misfits.ts'

/** Sets the size of text as the settings of a browser do, which media queries see too. */
async function setText(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Enlarges text as extensions and some browsers do, of which media queries know nothing. */
const setRoot = (page: Page, size: string) =>
  page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size)

/**
 * Words may be hyphenated in large text; the tests' browser has no dictionary, and breaks them anywhere. An address of the
 * hotel (desk@aurora.example) is longer than a line.
 */
const isFault = (fault: string) => !/^broken: (?:.*, with hyphens|example)$/.test(fault)

/** The share of the window's height, in per cent, that bars take while the page is scrolled: what does not scroll with it. */
const shareOfBars = (page: Page) =>
  page.evaluate(async () => {
    const place = async (top: number) => {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const topOf = (one: Element) => one.getBoundingClientRect().top
    await place(590)
    const tops = [...document.querySelectorAll('*')]
      .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position))
      .map((one) => ({ one, top: topOf(one) }))
    await place(600)
    // A bar that lets go is at its place in the page.
    const bars = new Set(tops.filter(({ one, top }) => Math.abs(topOf(one) - top) < 1).map(({ one }) => one))
    const isBar = (one: Element | null): boolean =>
      one !== null && one !== document.body && (bars.has(one) || isBar(one.parentElement))
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, at) => at * 4 + 2)
    // Not a column that stays beside what scrolls sideways.
    const taken = rows.filter((y) =>
      [20, innerWidth / 2, innerWidth - 20].every((x) => isBar(document.elementFromPoint(x, y))),
    )
    return Math.round((100 * taken.length) / rows.length)
  })

it.each([
  { what: 'the browser’s text at 200 %', width: 360, height: 780, text: 32, most: 33 },
  { what: 'the page’s text at 200 %', width: 360, height: 780, root: '200%', most: 33 },
  { what: 'the browser’s text at 130 %', width: 390, height: 844, text: 21, most: 45 },
  { what: 'the narrowest phone', width: 320, height: 640, text: 16, most: 45 },
])(
  'SHELL-29 $what, $width by $height: bars leave each screen its height, and nothing is cut, covered or too wide',
  { timeout: 300_000 },
  async ({ width, height, text, root, most }) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height, isMobile: false })
    await arrive(page, origin)
    await chooseBurger(page)
    if (text) await setText(page, text)
    if (root) await setRoot(page, root)
    const found: string[] = []
    for (const path of addressesOf('').filter((path) => path !== '/login')) {
      await visit(page, path)
      const share = await shareOfBars(page)
      if (share > most) found.push(`${path}: bars take ${share} %`)
      found.push(...(await misfits(page)).filter(isFault).map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  },
)

it('PICK-05, SHELL-29 in text of 200 % the times of a transfer are read whole', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await setRoot(page, '200%')
  await visit(page, '/pickup')
  for (const name of ['Earliest time', 'Latest time']) {
    const room = await page.getByRole('combobox', { name }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const words = document.createElement('span')
      Object.assign(words.style, { font, position: 'absolute', whiteSpace: 'nowrap' })
      words.textContent = select.selectedOptions[0]?.textContent ?? ''
      document.body.append(words)
      const { width } = words.getBoundingClientRect()
      words.remove()
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
    })
    expect(room, name).toBeGreaterThan(0)
  }
})
