import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { waitLimitMs } from '../../tools/limits.ts'
import { openRequests, type WorkWindow } from './work.ts'

/**
 * A page that is never idle counts as at rest once it has not changed for so long. That is longer than the delays after
 * which the app shows that it loads a screen's code, and after which it scrolls.
 */
const quietMs = 340
/** And for so many frames, which take longer than that on a busy machine. */
const quietFrames = 20
/** Without frames, a headless browser on a busy machine may never call an idle page back. */
const idleLimitMs = 1000
/** A timer that sets itself again and again would never let the page be idle. */
const maxHurries = 10

/** `timers`: nothing but timers of the app is under way. */
type Rest = 'idle' | 'timers' | 'quiet'

interface RestOptions {
  /** Whether only silence counts. */
  isSilenceWanted: boolean
  /** Whether the app's timers are ended. */
  isHurried: boolean
  quietMs: number
  quietFrames: number
  idleLimitMs: number
  limitMs: number
}

/**
 * Waits until everything in the viewport is loaded and the page is at rest: nothing is under way and two frames have
 * brought no change, or the DOM has not changed for a while. The app's own short delays, such as the one before it
 * scrolls, are not waited for, but ended once nothing else is under way.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-screen-title]').first().waitFor({ state: 'attached' })
  const open = openRequests(page)
  let isSilenceWanted = !open
  let hurries = 0
  for (;;) {
    const isHurried = hurries > 0
    const rest = await page.evaluate(restInPage, {
      isSilenceWanted,
      isHurried,
      quietMs,
      quietFrames,
      idleLimitMs,
      limitMs: waitLimitMs,
    })
    if (!rest) throw new Error(`${page.url()} does not come to rest`)
    if (rest === 'quiet') return
    if (open?.size) {
      isSilenceWanted = !(await haveEnded(open))
      hurries = 0
    } else if (rest === 'timers') {
      hurries += 1
      isSilenceWanted = hurries > maxHurries
    } else return
  }
}

/** Whether the requests that are open now end before the page would count as quiet. */
async function haveEnded(open: ReadonlySet<unknown>): Promise<boolean> {
  const awaited = [...open]
  const start = performance.now()
  while (awaited.some((request) => open.has(request))) {
    if (performance.now() - start > quietMs) return false
    await pause(5)
  }
  return true
}

function restInPage({ isSilenceWanted, isHurried, quietMs, quietFrames, idleLimitMs, limitMs }: RestOptions) {
  const { work } = window as WorkWindow
  const watched = !isSilenceWanted && work?.isWhole() ? work : null
  const nextFrame = watched?.nextFrame ?? requestAnimationFrame
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
  const isBusy = () => isLoading() || isUnderWay()

  return new Promise<Rest | null>((resolve) => {
    const start = performance.now()
    let changedAt = start
    /** Number of frames since the last change. */
    let frames = 0
    let hurries = isHurried ? 1 : 0
    const observer = new MutationObserver(() => {
      changedAt = performance.now()
      frames = 0
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    const mayBeIdle = () =>
      frames > 1 &&
      watched?.calls() === 0 &&
      watched.frames() === 0 &&
      document.fonts.status === 'loaded' &&
      !isBusy()
    function done(rest: Rest | null) {
      observer.disconnect()
      resolve(rest)
    }
    /** Runs when the browser has nothing else to do: a render in small steps has ended by then. */
    function lookIdly() {
      if (!watched || !mayBeIdle()) return nextFrame(look)
      if (watched.timers() === 0) return done('idle')
      if (hurries === 0) return done('timers')
      hurries -= 1
      frames = 0
      watched.hurry()
      nextFrame(look)
    }
    function look() {
      const now = performance.now()
      frames += 1
      if (now - start > limitMs) return done(null)
      if (mayBeIdle()) return requestIdleCallback(lookIdly, { timeout: idleLimitMs })
      if (now - changedAt >= quietMs && frames >= quietFrames) {
        if (!isBusy()) return done('quiet')
        changedAt = now
        frames = 0
      }
      nextFrame(look)
    }
    nextFrame(look)
  })
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
