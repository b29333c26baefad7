import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectThemeTitle } from '../../domains/theme/slice.ts'

/**
 * On arrival at a screen its heading takes the focus and gives the document its title (NAV-11). The heading may come
 * later than the address (a screen's code, a name that loads), so it is watched for.
 */
export function useScreenFocus(pathname: string | null): void {
  const hotel = useSelector(selectThemeTitle)
  const arrivedAt = useRef<string | null>(null)

  useEffect(
    () =>
      watchHeading((heading) => {
        document.title = [heading.textContent, hotel].filter(Boolean).join(' - ')
        // A load begins at the top of the document; only a move within the app takes the focus along.
        const isMove = arrivedAt.current !== null && arrivedAt.current !== pathname
        arrivedAt.current = pathname
        if (isMove) focusSoon(heading)
      }),
    [pathname, hotel],
  )
}

/**
 * With the next frame, which lays the page out anyway. What got the focus meanwhile keeps it, as does a dialog that
 * stands over the screens.
 */
function focusSoon(heading: HTMLElement) {
  const before = document.activeElement
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement === before && !isInDialog(before)) heading.focus({ preventScroll: true })
  })
}

const isInDialog = (element: Element | null) => element?.closest('[role="dialog"]') != null

/** Calls with the screen's heading, now and whenever it is another or says something else. */
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
