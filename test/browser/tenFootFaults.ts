// Checks that a screen can be read on a television from the bed.
import type { Page } from 'playwright-core'
import { overscanFaults } from './overscan.ts'

/** Finds text that is too small for a distance of three metres, and what a television may cut off. */
export const tenFootFaults = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(smallTexts)),
  ...(await overscanFaults(page)),
]

function smallTexts(): string[] {
  const minPx = (24 / 1920) * innerWidth
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
  const look = (element: Element, text: string) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < minPx) faults.add(`${size}px: ${text}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40)
    const element = node.parentElement
    if (!text || !element || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
    if (isShown(element)) look(element, text)
  }
  for (const field of document.querySelectorAll('input:not([type=radio]):not([type=checkbox])'))
    if (isShown(field)) look(field, `field ${field.getAttribute('name')}`)
  if (document.documentElement.scrollWidth > innerWidth) faults.add('wider than the window')
  return [...faults]
}
