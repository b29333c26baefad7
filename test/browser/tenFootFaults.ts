// Checks that a screen can be read on a television from the bed.
import type { Page } from 'playwright-core'

/** Finds text that is too small for a distance of three metres, or that a television may cut off. */
export const tenFootFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minPx = 24
    // Tolerance, because the box of a text is a few pixels higher than its letters.
    const [safeX, safeY] = [innerWidth * 0.05 - 1, innerHeight * 0.05 - 6]
    const faults = new Set<string>()
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) return false
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { visibility, opacity, clip } = getComputedStyle(at)
        if (visibility === 'hidden' || opacity === '0' || clip === 'rect(0px, 0px, 0px, 0px)') return false
      }
      return true
    }
    /** A shelf extends beyond the edge, and scrolls with the focus. */
    const isOnShelf = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const look = (element: Element, text: string, { left, right, top }: DOMRect) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size < minPx) faults.add(`${size}px: ${text}`)
      if (!isOnShelf(element) && (left < safeX || right > innerWidth - safeX))
        faults.add(`at the side: ${text}`)
      if (scrollY === 0 && top < safeY) faults.add(`at the top: ${text}`)
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
      look(element, text, (isCut ? element : range).getBoundingClientRect())
    }
    for (const field of document.querySelectorAll('input:not([type=radio]):not([type=checkbox])'))
      if (isShown(field)) look(field, `field ${field.getAttribute('name')}`, field.getBoundingClientRect())
    if (document.documentElement.scrollWidth > innerWidth) faults.add('wider than the window')
    return [...faults]
  })
