// Finds what a television that cuts 5 % of the picture at each edge would cut off.
import type { Page } from 'playwright-core'

/**
 * Lists the texts and controls of a screen or dialog that a television may cut off, wherever the guest scrolls to. Gives
 * the focus to each control in turn, because the control that has it may grow. Pictures may reach the edges.
 */
export const overscanFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A rounded edge, and for texts the part of the line that is higher than its letters.
    const tolerance = 1
    const aboveLetters = 6
    const [safeX, safeY] = [innerWidth * 0.05, innerHeight * 0.05]
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const faults = new Set<string>()

    const ancestors = (element: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) all.push(at)
      return all
    }
    const isShown = (element: Element) =>
      ancestors(element).every((one) => {
        const { visibility, opacity, clip } = getComputedStyle(one)
        return visibility !== 'hidden' && opacity !== '0' && clip !== 'rect(0px, 0px, 0px, 0px)'
      })
    /** What scrolls beneath the element shows it within its own edges, which are judged by what stands beside it. */
    const scrolls = (element: Element, axis: 'X' | 'Y') =>
      ancestors(element)
        .slice(1)
        .some((one) => {
          const hidden =
            axis === 'X' ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight
          return hidden > 1 && getComputedStyle(one)[`overflow${axis}`] !== 'visible'
        })
    const isFixed = (element: Element) =>
      ancestors(element).some((one) => getComputedStyle(one).position === 'fixed')

    function judge(element: Element, name: string, box: DOMRect, slack: number) {
      if (box.width < 2 || box.height < 2) return
      const [left, right] = [box.left - safeX, innerWidth - safeX - box.right].map((one) => one + tolerance)
      if (!scrolls(element, 'X') && Math.min(left ?? 0, right ?? 0) < 0)
        faults.add(`${name} at the side, ${Math.round(box.left)} to ${Math.round(box.right)}`)
      if (scrolls(element, 'Y')) return
      const [from, to] = isFixed(element)
        ? [0, innerHeight]
        : [-scrollY, document.documentElement.scrollHeight - scrollY]
      if (box.top < from + safeY - slack) faults.add(`${name} at the top, ${Math.round(box.top - from)}`)
      if (box.bottom > to - safeY + slack) faults.add(`${name} at the bottom, ${Math.round(to - box.bottom)}`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim().slice(0, 40)
      const element = node.parentElement
      if (!text || !element || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
      if (!isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A text that ends in an ellipsis is visible only within its box.
      const isCut = getComputedStyle(element).textOverflow === 'ellipsis'
      judge(element, text, (isCut ? element : range).getBoundingClientRect(), aboveLetters)
    }

    // What has the focus grows only while a remote control is in use.
    document.documentElement.dataset.input = 'keyboard'
    const active = document.activeElement
    for (const control of document.querySelectorAll<HTMLElement>(focusable)) {
      const isControl =
        control.tabIndex >= 0 && !control.matches(':disabled, [inert] *, [aria-hidden="true"] *')
      if (!isControl || !isShown(control)) continue
      control.focus({ preventScroll: true })
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
      judge(control, `${control.tagName.toLowerCase()} ${name}`, control.getBoundingClientRect(), tolerance)
    }
    if (active instanceof HTMLElement) active.focus({ preventScroll: true })
    return [...faults]
  })
