import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { type Drafts, readerOf } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { useDrafts } from '../../core/drafts/useDraft.ts'
import { selectHow } from '../../core/routing/slice.ts'
import type { ShownScreen } from '../screens/Screens.tsx'

/** Name among the drafts, which end with the tab and with the guest. */
const name = 'scroll-positions'
const maxEntries = 50
const reader = readerOf((value) => (isRecord(value) ? (value as Record<string, number>) : undefined))

/** The last scroll position of a screen of the tab, in CSS pixels. */
export function readScroll(drafts: Drafts, pathname: string): number {
  return drafts.read(name, reader)?.[pathname] ?? 0
}

export function writeScroll(drafts: Drafts, pathname: string, top: number): void {
  const positions = { ...drafts.read(name, reader) }
  delete positions[pathname]
  const recent = Object.entries(positions).slice(-maxEntries)
  drafts.save(name, Object.fromEntries([...recent, [pathname, Math.round(top)]]))
}

const scrollDelayMs = 300
/** Debounce delay: storage is too slow to store the position every frame. A pending position is stored on leaving. */
const writeDelayMs = 150
/** Interval and number of tries while a page still loads, which may take a slow device half a minute. */
const retryDelayMs = 100
const maxTries = 300
/**
 * For this time scroll anchoring is off, so that content that loads above neither moves the position nor looks like a
 * guest who scrolls.
 */
const anchoringOffMs = 3000
const inputEvents = ['wheel', 'pointerdown'] as const

/**
 * Restores the scroll position 300 ms after a navigation: the last one on Back, else the top (NAV-01 to NAV-03). The
 * router's own `ScrollRestoration` needs its data router, which is 16 kB more to load first, and restores once, before a
 * screen has loaded what the position is in.
 */
export function useScrollRestoration(shown: ShownScreen | null): void {
  const domains = useDomains()
  const drafts = useDrafts()
  const store = useStore<Parameters<typeof selectHow>[0]>()
  const pathname = shown?.location.pathname
  /** While it is set, the page's position is not one that the guest has chosen, and is not stored. */
  const isRestoring = useRef(false)
  /** The page's position at its last scrolling. Reading the position itself would force a layout of each new screen. */
  const present = useRef(0)

  // A layout effect, because the next screen may be shorter and change the scroll position.
  useLayoutEffect(() => {
    if (pathname === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let top = 0
    const write = () => {
      if (timer && !isRestoring.current) writeScroll(drafts, pathname, top)
      clearTimeout(timer)
      timer = undefined
    }
    const scheduleWrite = () => {
      top = window.scrollY
      present.current = top
      clearTimeout(timer)
      timer = setTimeout(write, writeDelayMs)
    }
    window.addEventListener('scroll', scheduleWrite, { passive: true })
    window.addEventListener('pagehide', write)
    return () => {
      write()
      window.removeEventListener('scroll', scheduleWrite)
      window.removeEventListener('pagehide', write)
    }
  }, [pathname, drafts])

  useEffect(() => {
    if (pathname === undefined) return
    // A reload restores the position, too (RT-27). The router would name the last change of the address, which may be a
    // query string that the app has completed.
    const how = selectHow(store.getState())
    const isReturn = how === 'load' || how === 'pop'
    const opensAtTop = domains.match(pathname)?.screen.opensAtTop === true
    // For this entry of the tab's history, to which the browser itself would return at its old position (EPG-03).
    window.history.scrollRestoration = opensAtTop ? 'manual' : 'auto'
    const isRestored = isReturn && !opensAtTop
    const top = isRestored ? readScroll(drafts, pathname) : 0
    // Otherwise a reload would restore the position of an earlier visit.
    if (!isRestored && readScroll(drafts, pathname) > 0) writeScroll(drafts, pathname, 0)
    isRestoring.current = true
    let tries = maxTries
    let lastTop = present.current
    /** Height of the page at the last try. */
    let lastHeight = Number.POSITIVE_INFINITY
    let timer = setTimeout(restore, scrollDelayMs)
    const { style } = document.documentElement
    const restoreAnchoring = () => style.removeProperty('overflow-anchor')
    style.setProperty('overflow-anchor', 'none')
    const anchoringTimer = setTimeout(restoreAnchoring, scrollDelayMs + anchoringOffMs)
    const height = () => document.documentElement.scrollHeight
    function restore() {
      const { activeElement } = document
      // On the way to the first screen nothing has to move, and asking would force a layout.
      if (top === 0 && present.current === 0 && activeElement === document.body) {
        isRestoring.current = false
        return
      }
      window.scrollTo(0, top)
      // A control that the new screen has focused stays in view, such as the first one on a television.
      if (top === 0) activeElement?.closest('#content *')?.scrollIntoView?.({ block: 'nearest' })
      lastTop = window.scrollY
      present.current = lastTop
      lastHeight = height()
      tries -= 1
      // The page may still be too short.
      if (lastTop < top && tries > 0) timer = setTimeout(restore, retryDelayMs)
      else isRestoring.current = false
    }
    // A guest who scrolls in the meantime has chosen a position.
    const stopRestoring = () => {
      isRestoring.current = false
      clearTimeout(timer)
      clearTimeout(anchoringTimer)
      restoreAnchoring()
    }
    // Scrolling by a screen reader or the scrollbar fires none of the input events. It moves down, whereas a page that
    // is shorter than the previous one only moves up; or it moves up on a page that has not become shorter. While the
    // page is still too short, the browser itself may scroll down to its end.
    const isTooShort = () => window.scrollY < top && window.scrollY + window.innerHeight >= height() - 1
    const handleScroll = () => {
      if (window.scrollY > lastTop ? !isTooShort() : window.scrollY < lastTop && height() >= lastHeight)
        stopRestoring()
      lastTop = window.scrollY
    }
    // A key that moves the focus starts from the screen's own position, not from that of the screen before.
    const handleKey = () => {
      if (tries === maxTries) window.scrollTo(0, top)
      stopRestoring()
    }
    for (const event of inputEvents)
      window.addEventListener(event, stopRestoring, { passive: true, once: true })
    window.addEventListener('keydown', handleKey, { capture: true, once: true })
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      stopRestoring()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('keydown', handleKey, { capture: true })
      for (const event of inputEvents) window.removeEventListener(event, stopRestoring)
    }
  }, [pathname, domains, drafts, store])
}
