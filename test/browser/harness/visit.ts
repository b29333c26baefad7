import type { Page } from 'playwright-core'
import { waitLimitMs } from '../../tools/limits.ts'

/** Waits until everything in the viewport is loaded and the DOM has not changed for a moment. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-screen-title]').first().waitFor({ state: 'attached' })
  const isQuiet = await page.evaluate(
    (limitMs) =>
      new Promise<boolean>((resolve) => {
        // Longer than the delays after which the app shows that it loads a screen's code, and after which it scrolls.
        const quietMs = 340
        const isUnderWay = () =>
          [...document.querySelectorAll('[role="progressbar"]')].some(
            (line) => getComputedStyle(line).position === 'fixed',
          )
        const isLoading = () =>
          [
            ...document.querySelectorAll(
              'main :is([aria-busy="true"], [data-skeleton], img:not([loading="lazy"]))',
            ),
          ].some(
            (part) =>
              part.getBoundingClientRect().top < innerHeight &&
              !(part instanceof HTMLImageElement && part.complete),
          )
        const observer = new MutationObserver(wait)
        const end = setTimeout(() => done(false), limitMs)
        let quiet = setTimeout(check, quietMs)
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        function wait() {
          clearTimeout(quiet)
          quiet = setTimeout(check, quietMs)
        }
        function check() {
          if (isLoading() || isUnderWay()) wait()
          else done(true)
        }
        function done(is: boolean) {
          observer.disconnect()
          clearTimeout(quiet)
          clearTimeout(end)
          resolve(is)
        }
      }),
    waitLimitMs,
  )
  if (!isQuiet) throw new Error(`${page.url()} does not come to rest`)
}

/** The query parameters by which an address of the app carries the session. */
const sessionKeys = ['name', 'room', 'userId', 'checkin', 'theme', 'property', 'skin', 'lang', 'mode']

/**
 * Navigates within the app as one of its links does: without a page load, and with the session's query parameters.
 * Without them the app would add them by a second navigation.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await settle(page)
}

/** Navigates as `visit` does, without waiting for the screen. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ([to, keys]) => {
      const { pathname, searchParams } = new URL(`/ONEapp${to}`, location.href)
      for (const [key, value] of new URLSearchParams(location.search))
        if (keys.includes(key) && !searchParams.has(key)) searchParams.set(key, value)
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1
      history.pushState({ usr: null, key: `visit${idx}`, idx }, '', `${pathname}?${searchParams}`)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [path, sessionKeys] as const,
  )
}
