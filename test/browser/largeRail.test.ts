// The navigation beside the screen, of televisions and of wide windows, in text of 200 %.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { overscanFaults } from './overscan.ts'
import { walk } from './walk.ts'

const enlarge = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)

/** Lines of text of the rail, the title and the clock that touch each other. */
const touching = (page: Page) =>
  page.evaluate(() => {
    const lines: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const { parentElement } = node
      if (!text || !parentElement?.closest('header, main h1, main p')) continue
      // Read to screen readers only.
      if (parentElement.getBoundingClientRect().width < 2) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ text, box })
    }
    // The box of a line is higher than its letters.
    const above = 8
    return lines.flatMap(({ text, box }, at) =>
      lines
        .slice(at + 1)
        .filter(
          ({ text: another, box: other }) =>
            another !== text &&
            box.left + 1 < other.right &&
            other.left + 1 < box.right &&
            box.top + above < other.bottom &&
            other.top + above < box.bottom,
        )
        .map((other) => `${text} touches ${other.text}`),
    )
  })

it.each(['en', 'ru', 'ar'])(
  'TVX-57 in %s the rail of a television is apart from the screen in text of 200 %, and the keys lead to its last control',
  async (language) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1920, height: 1080, allow: [/menu_|404/] })
    await arriveOnTelevision(page, origin, language)
    const last = page.getByRole('banner').getByRole('button').last()
    await last.waitFor()
    // The size of a television's text follows from its width.
    await enlarge(page, '2.5vw')
    await settle(page)
    expect(await touching(page)).toEqual([])
    expect(await overscanFaults(page)).toEqual([])
    const { reached, faults } = await walk(page, { maxControls: 80 })
    expect(faults).toEqual([])
    expect(reached).toContain(`button ${await last.getAttribute('aria-label')}`)
  },
)

async function arriveOnTelevision(page: Page, origin: string, language: string) {
  await page.goto(
    `${origin}/ONEapp/?property=1&theme=1&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`,
  )
  await page.locator('main [data-screen-title]').waitFor()
  await page.keyboard.press('ArrowDown')
}

it.each(['en', 'de', 'ru'])(
  'TVX-57 in %s each item of the navigation beside a wide window is whole when Tab leads to it, in text of 200 %',
  async (language) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1440, height: 900, allow: [/menu_|404/] })
    await page.goto(`${origin}/ONEapp/?property=1&theme=1&lang=${language}&autologin=1&room=101&name=Berger`)
    await page.locator('main [data-screen-title]').waitFor()
    const items = page.locator('[data-tour="nav"] a')
    await items.nth(4).waitFor()
    await enlarge(page, '200%')
    await visit(page, '/room-control')
    await items.first().focus()
    const count = await items.count()
    for (let at = 0; at < count; at += 1) {
      if (at > 0) await page.keyboard.press('Tab')
      const cut = await items.nth(at).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        const label = one.querySelector('.MuiBottomNavigationAction-label') ?? one
        const range = document.createRange()
        // Without what is read to screen readers only.
        range.selectNodeContents(label.firstChild ?? label)
        const words = range.getBoundingClientRect()
        const edges = one.closest('[data-tour="nav"]')?.getBoundingClientRect() ?? words
        const isWhole =
          top >= edges.top - 1 &&
          bottom <= Math.min(edges.bottom, innerHeight) + 1 &&
          words.left >= edges.left &&
          words.right <= edges.right
        return { name: label.textContent, isFocused: one === document.activeElement, isWhole }
      })
      expect(cut).toEqual({ name: cut.name, isFocused: true, isWhole: true })
    }
  },
)
