// Whether the guest of a television sees where the focus is.
import type { Page } from 'playwright-core'

/**
 * Why the guest does not see the focus, with the focused element; null if it is on a control that is in view, not
 * covered, and has a ring. The heading counts as a control where no other is in view: its text is read from it, and where
 * nothing more follows it needs no ring.
 */
export const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!(active instanceof HTMLElement) || active === document.body) return 'nothing has the focus'
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const name = (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 40)
    const told = (why: string) =>
      `${why}: ${active.tagName} "${name}" at ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`
    const isShown = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(one).visibility !== 'hidden'
    }
    if (!isShown(active)) return told('invisible')
    if (!active.matches('a[href], button, input, select, textarea, summary, video, [tabindex="0"]')) {
      const others = document.querySelectorAll(
        'main :is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)',
      )
      const isSeen = (one: Element) =>
        isShown(one) &&
        one.getBoundingClientRect().top >= 0 &&
        one.getBoundingClientRect().bottom <= innerHeight
      if (!active.matches('[data-screen-title]') || [...others].some(isSeen)) return told('no control')
    }
    const isTall = bottom - top > innerHeight / 2
    if (right < 4 || left > innerWidth - 4 || bottom < 4 || top > innerHeight - 4) return told('out of view')
    if (!isTall && (top < -1 || bottom > innerHeight + 1)) return told('cut by the edge')
    // A programme that began before the visible range of the guide is seen at its end.
    const middle = active.matches('[role="gridcell"]') ? right - 8 : (left + right) / 2
    const x = Math.min(Math.max(middle, 1), innerWidth - 2)
    const ys = isTall ? [Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 2)] : [top + 4, bottom - 4]
    const label = active instanceof HTMLInputElement ? active.closest('label') : null
    for (const y of ys) {
      const over = document.elementFromPoint(x, y)
      if (over && !active.contains(over) && !over.contains(active) && !label?.contains(over))
        return told(`below ${over.tagName} "${over.textContent?.slice(0, 30)}"`)
    }
    const ringOf = () =>
      [active, active.nextElementSibling, active.parentElement, ...active.querySelectorAll('*')]
        .flatMap((part) =>
          part ? ['', '::before', '::after'].map((face) => getComputedStyle(part, face)) : [],
        )
        .map(({ boxShadow, outlineStyle, outlineWidth, opacity }) =>
          [boxShadow, outlineStyle, outlineWidth, opacity].join(),
        )
        .join()
    // The ring is drawn only while no pointer is in use, so that the focus need not be moved to compare.
    const { dataset } = document.documentElement
    const input = dataset.input
    const ringed = ringOf()
    dataset.input = 'pointer'
    const isRinged = ringOf() !== ringed
    if (input === undefined) delete dataset.input
    else dataset.input = input
    const goesOn = document.documentElement.scrollHeight - scrollY - innerHeight > 1
    return isRinged || (active.matches('[data-screen-title]') && !goesOn) ? null : told('without a ring')
  })

/** What the focused element is called. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement
    const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return (active?.getAttribute('aria-label') || label || active?.textContent || '').trim().slice(0, 60)
  })

/** Whether a control of that name is rendered. */
export const isThere = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const all = document.querySelectorAll('a[href], button, input, [tabindex="0"], [data-screen-title]')
    return [...all].some((one) => {
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
      const label = labels.map(({ textContent }) => textContent).join(' ')
      return (one.getAttribute('aria-label') || label || one.textContent || '').trim().slice(0, 60) === wanted
    })
  }, name)
