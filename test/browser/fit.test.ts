import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger, start } from './journeys.ts'
import { misfits } from './misfits.ts'
import { screens } from './screens.ts'

/** Doubles the root font size before the first paint, as with a guest's own browser setting. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const set = () => document.documentElement?.style.setProperty('font-size', '200%')
    set()
    document.addEventListener('DOMContentLoaded', set)
  })

/** A text that is higher than its dialog can be scrolled by keys: it takes the focus if it contains no control. */
async function readFlightByKeys(page: Page) {
  await visit(page, '/flightinfo')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const body = dialog.locator('[tabindex="0"]:has(dl)')
  await body.waitFor()
  await page.keyboard.press('Tab')
  expect(await body.evaluate((text) => text === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  const rest = () => body.evaluate((text) => text.scrollHeight - text.clientHeight - text.scrollTop)
  await expect.poll(rest).toBeLessThanOrEqual(1)
  await expectNoAxeViolations(page)
}

it('LOGIN-04, LOGIN-10 long words in text of 200 % stay within the sign-in, and so do its errors', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ isMobile: false, locale: 'de-AT' })
  await doubleText(page)
  await page.goto(`${origin}/ONEapp/login?property=1&theme=1`)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('Bitte akzeptieren Sie die Nutzungsbedingungen').waitFor()
  // Browsers without a hyphenation dictionary break such words anywhere.
  const faults = (await misfits(page)).filter((fault) => !fault.startsWith('broken'))
  expect(faults).toEqual([])
})

it('with text of 200 %, and in the narrowest and the lowest windows, every word is whole, every control free and every dialog read by keys', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ isMobile: false })
  await arrive(page, origin)
  await chooseBurger(page)
  const found: Record<string, string[]> = {}
  const look = async (name: string) => {
    for (const screen of screens) {
      await visit(page, screen)
      const here = await misfits(page)
      if (here.length > 0) found[`${screen}, ${name}`] = here
    }
  }
  // The viewport of a page at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await look('320 × 256')
  // In this viewport the bars scroll with the page. Repeated, because a screen that was just opened scrolls to its top.
  const bottom = () =>
    page.getByRole('banner').evaluate((bar) => {
      scrollTo(0, 400)
      return bar.getBoundingClientRect().bottom
    })
  await expect.poll(bottom).toBeLessThan(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleText(page)
  await page.reload()
  await settle(page)
  await look('200 %')
  expect(found).toEqual({})
  await readFlightByKeys(page)
})

it('FLT-14 on a narrow phone the names of cities are whole, and times without AM and PM leave them their width', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 360, height: 640 })
  await page.goto(start(origin, '1', '&autologin=1&room=106&name=Schmidt'))
  await page.getByRole('heading', { level: 1, name: /^Gut/ }).waitFor()
  await visit(page, '/flightinfo')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first()
    .waitFor()
  const widths = () =>
    page
      .locator('main li button > span:nth-child(2) > b')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width))
  expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(120)
})

it('CRS-01 the arrows stand on either side of the week on a narrow phone, in Arabic and in text of 200 %', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 320, height: 568, isMobile: false })
  await page.goto(start(origin, '1', '&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/courses')
  /** Whether the arrows are on the line of the week and within the viewport, one entry for each. */
  const areBeside = () =>
    page.locator('main [data-tour="courses-week"] button').evaluateAll((arrows) => {
      const week = document.querySelector('main [data-tour="courses-week"] h2')?.getBoundingClientRect()
      return arrows.map((arrow) => {
        const { left, right, top, bottom } = arrow.getBoundingClientRect()
        const middle = (top + bottom) / 2
        return week && middle > week.top && middle < week.bottom && left >= 0 && right <= innerWidth
      })
    })
  expect(await areBeside()).toEqual([true, true])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await areBeside()).toEqual([true, true])
})

it('SHELL-10 the initials of the guest stand in a round ring in text of 200 %', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ isMobile: false })
  await doubleText(page)
  await arrive(page, origin)
  const avatar = await page
    .getByRole('banner')
    .locator('[data-initials]')
    .evaluate((one) => one.getBoundingClientRect())
  expect(Math.round(avatar.width)).toBe(Math.round(avatar.height))
})

it('EPG-02 the titles of a channel stand in one line, that of the present programme too', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/epg/501')
  await page.locator('main [data-state="now"]').waitFor()
  // Late in the evening the present programme may be the last one, with all others hidden.
  const earlier = page.getByRole('button', { name: 'Show earlier programmes' })
  if (await earlier.isVisible()) await earlier.click()
  const lefts = await page
    .locator('main ol [data-part="title"]')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)))
  expect(lefts.length).toBeGreaterThan(1)
  expect(new Set(lefts).size).toBe(1)
})

it('EPG-02 on a phone a long word of what runs now is whole in text of twice the size, and its times stand free', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ isMobile: false })
  await doubleText(page)
  await arrive(page, origin)
  await visit(page, '/epg/501')
  const card = page.locator('main section').filter({ has: page.getByRole('progressbar') })
  // A long title of the guide, independent of what runs at this hour.
  await card.getByRole('heading').evaluate((title) => {
    title.textContent = 'In Conversation'
  })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await misfits(page), `${width} px`).toEqual([])
    const [times, left] = await card
      .getByText(/–|left$/)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
    const areBelow = (left?.top ?? 0) >= (times?.bottom ?? 0)
    if (!areBelow) expect((left?.left ?? 0) - (times?.right ?? 0), `${width} px`).toBeGreaterThanOrEqual(16)
  }
})

it.each([
  [820, 1180],
  [1440, 900],
])(
  'FIND-03 home of %i by %i shows the hotel at this hour, and all that begins a line begins at one edge',
  async (width, height) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin)
    const main = page.getByRole('main')
    const picture = main.locator('picture > img').first()
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(800)
    const quick = main.getByRole('list', { name: 'What you need most' })
    await main.getByRole('link', { name: /unread messages/ }).waitFor()
    const begins = [
      picture,
      main.getByRole('heading', { level: 1 }),
      quick.getByRole('link').first(),
      main.getByRole('link', { name: /unread messages/ }),
      main.getByRole('heading', { level: 2 }).first(),
      main.getByRole('list', { name: 'At your service' }).getByRole('listitem').first(),
    ]
    const boxes = await Promise.all(begins.map((one) => one.evaluate((it) => it.getBoundingClientRect())))
    // On a wide screen the picture is beside the words, and ends where the lines below it end (BNAV-16).
    const isBeside = width > height
    const lines = boxes.slice(isBeside ? 1 : 0)
    expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1)
    expect(Math.abs((boxes[0]?.right ?? 0) - (boxes[3]?.right ?? 0))).toBeLessThan(1)
    // The quick actions are within the first screen (FIND-03), and end where the picture ends.
    const last = await quick
      .getByRole('listitem')
      .last()
      .evaluate((it) => it.getBoundingClientRect())
    if (isBeside) expect(last.right).toBeLessThan(boxes[0]?.left ?? 0)
    else expect(Math.abs(last.right - (boxes[0]?.right ?? 0))).toBeLessThan(1)
    expect(last.bottom).toBeLessThan(isBeside ? (boxes[0]?.bottom ?? 0) : height - 64)
  },
)

it('a text of several lines does not end with one short word', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/pickup')
  const lastLine = await page.getByText(/^Ask for a car/).evaluate((text) => {
    const words = (text.textContent ?? '').trimEnd()
    const node = text.firstChild as Text
    const range = document.createRange()
    const topAt = (index: number) => {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return Math.round(range.getBoundingClientRect().top)
    }
    const last = topAt(words.length - 1)
    return words
      .split('')
      .filter((_, index) => topAt(index) === last)
      .join('')
      .trim()
  })
  expect(lastLine).toContain(' ')
})

it('with forced colours, what is chosen or on differs from what is not, and the focus is seen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active' })
  await arrive(page, origin)
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await visit(page, '/sleeptimer')
  expect(await ground('label:has(input:checked)')).not.toBe(await ground('label:has(input:not(:checked))'))
  await visit(page, '/flightinfo')
  expect(await ground('[role="tab"][aria-selected="true"]')).not.toBe(
    await ground('[role="tab"][aria-selected="false"]'),
  )
  await visit(page, '/shop/flow/1')
  const lines = page.getByRole('navigation', { name: 'Groups' })
  expect(await lines.locator('[aria-current="true"]').count()).toBe(1)
  expect(await ground('nav > [aria-current="true"]')).not.toBe(
    await ground('nav > button:not([aria-current])'),
  )
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(outline).toBe('solid 3px')
})

it('the focus is never below what sticks, on the way back through a long list', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await visit(page, '/shop/flow/1')
  const covered: string[] = []
  const step = async (key: string) => {
    await page.keyboard.press(key)
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ''
      const { left, top, width, height, bottom } = focused.getBoundingClientRect()
      // Sticky elements are always visible; all others must show their upper and lower edge.
      if (focused.closest('header, nav')) return ''
      const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
      return [top + 4, bottom - 4]
        .filter((y) => height < innerHeight / 2 && !focused.contains(document.elementFromPoint(x, y)))
        .map((y) => `${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(y)}`)
        .join()
    })
    if (hidden) covered.push(hidden)
  }
  const item = page.locator('main li a').nth(5)
  // The list may re-render its rows, so the element may be detached meanwhile.
  const isInView = () =>
    item.scrollIntoViewIfNeeded().then(
      () => true,
      () => false,
    )
  await expect.poll(isInView).toBe(true)
  await item.focus()
  for (let presses = 0; presses < 12; presses += 1) await step('Shift+Tab')
  for (let presses = 0; presses < 12; presses += 1) await step('Tab')
  expect(covered).toEqual([])
})

it('BNAV-01 on the narrowest phone the items of the bar are whole, and apart, in text of 200 %', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 320, height: 640, isMobile: false })
  await doubleText(page)
  await arrive(page, origin)
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await items.nth(2).waitFor()
  const boxes = await items.evaluateAll((links) =>
    links.map((link) => {
      const { left, right } = link.getBoundingClientRect()
      const parts = [...link.querySelectorAll('svg, span')].map((part) => part.getBoundingClientRect())
      return { left, right, isWhole: parts.every((part) => part.left >= left && part.right <= right) }
    }),
  )
  expect(boxes).toHaveLength(3)
  for (const [place, { left, right, isWhole }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0)
    expect(right).toBeLessThanOrEqual(320)
    expect(isWhole).toBe(true)
  }
})
