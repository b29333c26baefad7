// Finds what does not fit into the viewport, from the layout that the browser has computed.
import type { Page } from 'playwright-core'

/**
 * Reports what overflows, is cut off, is broken within a word or is covered: in the open dialog or menu, or else on the
 * whole page.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    const isOpen = (one: Element) => getComputedStyle(one).visibility !== 'hidden'
    const overlays = '[aria-modal="true"], .MuiPopover-root, .MuiDrawer-modal, [role="dialog"]'
    const overlay = [...document.querySelectorAll(overlays)].filter(isOpen).pop()
    const scope = overlay ?? document.body
    const nameOf = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const hidden = new Map<Element, boolean>()
    const isHidden = (element: Element): boolean => {
      const known = hidden.get(element)
      if (known !== undefined) return known
      const { clip, visibility, display } = getComputedStyle(element)
      const isSo =
        clip === 'rect(0px, 0px, 0px, 0px)' ||
        visibility === 'hidden' ||
        display === 'none' ||
        (element.parentElement !== null && isHidden(element.parentElement))
      hidden.set(element, isSo)
      return isSo
    }
    /** Content that scrolls horizontally, such as a line of pills, may extend beyond the viewport. */
    const scrolls = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    /** Whether the words of a button stand beyond its edges. */
    const spills = (element: Element) => {
      const button = element.closest('button')
      for (let at: Element | null = element; at && at !== button; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false
      if (!button) return false
      const words = document.createRange()
      words.selectNodeContents(element)
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
      return inner.width > 2 && (inner.left < outer.left - 2 || inner.right > outer.right + 2)
    }
    if (document.documentElement.scrollWidth > width + 1)
      found.add(`the page is ${document.documentElement.scrollWidth} wide`)

    for (const element of scope.querySelectorAll('*')) {
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (!hasText || isHidden(element)) continue
      const { left, right } = element.getBoundingClientRect()
      const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(element)
      if (!scrolls(element) && (right > width + 1 || left < -1)) found.add(`outside: ${nameOf(element)}`)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const isTooWide = display !== 'inline' && element.scrollWidth > element.clientWidth + 2
      if (isTooWide && !isShortened && !/auto|scroll/.test(overflowX)) found.add(`cut: ${nameOf(element)}`)
      if (spills(element)) found.add(`spilt: ${nameOf(element)}`)
    }

    const range = document.createRange()
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text
      if (!parentElement || /^(SCRIPT|STYLE)$/.test(parentElement.tagName) || isHidden(parentElement))
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = Array.from(range.getClientRects()).filter((rect) => rect.width > 0.5)
        if (new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue
        // Without a dictionary of its language, a browser breaks anywhere a word that it may hyphenate.
        const isHyphenated = getComputedStyle(parentElement).hyphens === 'auto'
        found.add(`broken: ${word}${isHyphenated ? ', with hyphens' : ''}`)
      }
    }

    const controls = (overlay ?? document).querySelectorAll(
      `${overlay ? '' : 'main '}:is(a[href], button, input, textarea, [role="menuitem"])`,
    )
    for (const control of controls) {
      if (isHidden(control)) continue
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const rect = control.getBoundingClientRect()
      if (
        rect.width < 4 ||
        rect.height < 4 ||
        rect.height > innerHeight ||
        control.getClientRects().length > 1
      )
        continue
      const hit = document.elementFromPoint(
        Math.min(Math.max(rect.left + rect.width / 2, 0), width - 1),
        Math.min(Math.max(rect.top + rect.height / 2, 0), innerHeight - 1),
      )
      const isOwn =
        !hit || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control)
      if (!isOwn) found.add(`covered: ${nameOf(control)} by ${nameOf(hit)}`)
    }
    return [...found]
  })
