// Finds texts that end in three dots, from the layout that the browser has computed.
import type { Page } from 'playwright-core'

/**
 * The texts of the page that are cut with three dots, and the placeholders that are wider than their fields. Names of
 * programmes in short cells of the guide (`data-cut`) may be cut (TVX-09), also those that an app's text equals.
 */
export const shortenedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      const { visibility, webkitLineClamp, textOverflow, overflowX } = getComputedStyle(element)
      if (visibility === 'hidden' || element instanceof HTMLInputElement) continue
      if (element.closest('[data-cut]')) continue
      const isTooHigh = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2
      const hasDots = textOverflow === 'ellipsis' && overflowX === 'hidden'
      const isTooWide = hasDots && element.scrollWidth > element.clientWidth + 1
      if (isTooHigh || isTooWide) found.add(element.textContent?.trim() ?? '')
    }
    const canvas = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      if (!canvas || field.clientWidth === 0) continue
      canvas.font = getComputedStyle(field, '::placeholder').font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (canvas.measureText(field.placeholder).width > room + 1) found.add(field.placeholder)
    }
    return [...found]
  })
