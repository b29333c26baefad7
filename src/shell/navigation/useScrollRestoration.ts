import { useEffect, useRef } from 'react'
import { useDomains } from '../../core/domains/useDomains.ts'
import type { ShownScreen } from '../screens/useShownScreen.ts'
import { readScroll, writeScroll } from './scrollPositions.ts'

const scrollDelayMs = 300
/** Scrolling stops before its position is written: storage is too slow for every frame. */
const writeDelayMs = 150
/** How often and how long a page that loads slowly is waited for. */
const retryDelayMs = 100
const maxTries = 50
/** So long what comes late above must not carry the page away from its place. */
const anchoringOffMs = 3000
const inputEvents = ['wheel', 'touchmove', 'keydown'] as const

/** 300 ms after a navigation the page stands where the guest left it, or at its top (NAV-01 to NAV-03). */
export function useScrollRestoration(shown: ShownScreen | null): void {
  const domains = useDomains()
  const pathname = shown?.location.pathname
  // How the guest came counts at the arrival; a query that is filled in later is none.
  const how = useRef(shown?.type)
  how.current = shown?.type

  useEffect(() => {
    if (pathname === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleWrite = () => {
      clearTimeout(timer)
      timer = setTimeout(() => writeScroll(pathname, window.scrollY), writeDelayMs)
    }
    window.addEventListener('scroll', scheduleWrite, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scheduleWrite)
    }
  }, [pathname])

  useEffect(() => {
    if (pathname === undefined) return
    // A load counts as POP: a reload comes back to the same place (RT-27).
    const isRestored = how.current === 'POP' && !domains.match(pathname)?.screen.opensAtTop
    const top = isRestored ? readScroll(pathname) : 0
    let tries = maxTries
    let lastTop = window.scrollY
    let timer = setTimeout(restore, scrollDelayMs)
    const { style } = document.documentElement
    const restoreAnchoring = () => style.removeProperty('overflow-anchor')
    if (top > 0) style.setProperty('overflow-anchor', 'none')
    const anchoringTimer = setTimeout(restoreAnchoring, scrollDelayMs + anchoringOffMs)
    function restore() {
      window.scrollTo(0, top)
      lastTop = window.scrollY
      tries -= 1
      // The page may still be growing towards the place that it had.
      if (lastTop < top && tries > 0) timer = setTimeout(restore, retryDelayMs)
    }
    // A guest who moves on the page meanwhile has chosen a place.
    const stopRestoring = () => {
      clearTimeout(timer)
      clearTimeout(anchoringTimer)
      restoreAnchoring()
    }
    // Who scrolls without wheel, finger or keys, by a screen reader or the bar at the side, goes down from the top; a
    // page that comes shorter than the last one only goes up.
    const handleScroll = () => {
      if (window.scrollY > lastTop) stopRestoring()
      lastTop = window.scrollY
    }
    for (const event of inputEvents)
      window.addEventListener(event, stopRestoring, { passive: true, once: true })
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      stopRestoring()
      window.removeEventListener('scroll', handleScroll)
      for (const event of inputEvents) window.removeEventListener(event, stopRestoring)
    }
  }, [pathname, domains])
}
