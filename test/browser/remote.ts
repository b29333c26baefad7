import type { Locator, Page } from 'playwright-core'

/**
 * Moves the focus to an element by arrow keys alone, as a guest with a remote control does: towards the element, and
 * aside if that way is blocked or has led back. Throws if 60 presses do not reach it.
 */
export async function steerTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  let last = ''
  const visits = new Map<string, number>()
  for (let presses = 0; presses < 60; presses += 1) {
    const wish = await target.first().evaluate((goal) => {
      const active = document.activeElement
      if (active === goal) return null
      const rect = goal.getBoundingClientRect()
      const from = (active ?? document.body).getBoundingClientRect()
      const isNowhere = !active || active === document.body
      const down = rect.top + rect.height / 2 - (isNowhere ? 0 : from.top + from.height / 2)
      const right = rect.left + rect.width / 2 - (isNowhere ? 0 : from.left + from.width / 2)
      const overlaps = rect.top < from.bottom && rect.bottom > from.top
      const vertical = down > 0 ? 'ArrowDown' : 'ArrowUp'
      const horizontal = right > 0 ? 'ArrowRight' : 'ArrowLeft'
      // A press may also scroll the page and leave the focus where it is.
      const place = [window.scrollY, from.left, from.top].map(Math.round).join()
      const label = `${place} ${active?.outerHTML.slice(0, 200) ?? ''}`
      return {
        first: overlaps && !isNowhere ? horizontal : vertical,
        second: overlaps ? vertical : horizontal,
        label,
      }
    })
    if (!wish) return
    // At a place that was visited before, tries the other direction: the first one leads nowhere, or round in a circle.
    const visit = visits.get(wish.label) ?? 0
    await page.keyboard.press(visit % 2 === 0 ? wish.first : wish.second)
    visits.set(wish.label, visit + 1)
    last = wish.label
  }
  throw new Error(`the remote control did not reach ${target}; it stands on ${last}`)
}

/** Steers to the element and presses OK. */
export async function press(page: Page, target: Locator): Promise<void> {
  await steerTo(page, target)
  await page.keyboard.press('Enter')
}

/** Presses and releases a key that a remote control sends as a code, without a name. */
export const pressCode = (page: Page, code: number): Promise<void> =>
  page.evaluate((keyCode) => {
    const key = { key: 'Unidentified', keyCode, bubbles: true, cancelable: true }
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, key))
  }, code)
