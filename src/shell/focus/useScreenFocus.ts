import { useEffect, useInsertionEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectThemeTitle } from '../../domains/theme/slice.ts'

/**
 * After a navigation the screen's heading receives the focus and becomes the document's title (NAV-11). The heading may
 * be rendered after the path has changed (while code or content loads), so the DOM is observed.
 */
export function useScreenFocus(pathname: string | null): void {
  const hotel = useSelector(selectThemeTitle)
  const arrivedAt = useRef<string | null>(null)
  const focusedBefore = useRef<Element | null>(null)

  // Before the layout effects of the new screen, which may focus the control that the guest returns to.
  useInsertionEffect(() => {
    if (pathname !== null) focusedBefore.current = document.activeElement
  }, [pathname])

  useEffect(
    () =>
      watchHeading((heading) => {
        const title = heading.dataset.pageTitle ?? heading.textContent
        document.title = [title, hotel].filter(Boolean).join(' - ')
        // Not on page load, where the focus starts at the top of the document.
        const isMove = arrivedAt.current !== null && arrivedAt.current !== pathname
        arrivedAt.current = pathname
        if (isMove) focusSoon(heading, focusedBefore.current)
      }),
    [pathname, hotel],
  )
}

/**
 * Focuses the heading in the next frame, to avoid an extra layout. An element that received the focus in the meantime
 * keeps it, and so does an element that the new screen itself has focused, or an open dialog.
 */
function focusSoon(heading: HTMLElement, focusedBefore: Element | null) {
  const before = document.activeElement
  const isOfNewScreen = before !== focusedBefore && before?.closest('#content > *')
  if (isOfNewScreen) return
  requestAnimationFrame(() => {
    const { activeElement } = document
    const isCovered = isInDialog(before) || document.querySelector('[aria-modal="true"]') !== null
    if (activeElement === before && !isCovered) heading.focus({ preventScroll: true })
  })
}

const isInDialog = (element: Element | null) => element?.closest('[role="dialog"]') != null

/** Calls `onHeading` with the screen's heading, now and whenever its text changes. */
function watchHeading(onHeading: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('content')
  if (!main) return () => undefined
  let lastText: string | null = null
  const check = () => {
    const heading = main.querySelector<HTMLElement>('[data-screen-title]')
    if (!heading || heading.textContent === lastText) return
    lastText = heading.textContent
    onHeading(heading)
  }
  const observer = new MutationObserver(check)
  observer.observe(main, { childList: true, subtree: true, characterData: true })
  check()
  return () => observer.disconnect()
}
