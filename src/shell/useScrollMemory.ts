import { useEffect, useRef } from 'react'
import type { ShownScreen } from './code/useShownScreen.ts'
import { readScroll, writeScroll } from './scrollMemory.ts'

const scrollDelay = 300
/** Scrolling stops before its position is written: storage is too slow for every frame. */
const restDelay = 150
/** How often and how long a page that loads slowly is waited for. */
const growDelay = 100
const mostTries = 50
/** So long what comes late above must not carry the page away from its place. */
const holdTime = 3000
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const

/** 300 ms after a navigation the page stands where the guest left it, or at its top (NAV-01, NAV-02). */
export function useScrollMemory(shown: ShownScreen | null): void {
  const pathname = shown?.location.pathname
  // How the guest came counts at the arrival; a query that is filled in later is none.
  const how = useRef(shown?.type)
  how.current = shown?.type

  useEffect(() => {
    if (pathname === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = () => {
      clearTimeout(timer)
      timer = setTimeout(() => writeScroll(pathname, window.scrollY), restDelay)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', remember)
    }
  }, [pathname])

  useEffect(() => {
    if (pathname === undefined) return
    // A load counts as POP: a reload comes back to the same place (RT-27).
    const top = how.current === 'POP' ? readScroll(pathname) : 0
    let tries = mostTries
    let place = window.scrollY
    let timer = setTimeout(restore, scrollDelay)
    const { style } = document.documentElement
    const letGo = () => style.removeProperty('overflow-anchor')
    if (top > 0) style.setProperty('overflow-anchor', 'none')
    const hold = setTimeout(letGo, scrollDelay + holdTime)
    function restore() {
      window.scrollTo(0, top)
      place = window.scrollY
      tries -= 1
      // The page may still be growing towards the place that it had.
      if (place < top && tries > 0) timer = setTimeout(restore, growDelay)
    }
    // A guest who moves on the page meanwhile has chosen a place.
    const leaveIt = () => {
      clearTimeout(timer)
      clearTimeout(hold)
      letGo()
    }
    // Who scrolls without wheel, finger or keys, by a screen reader or the bar at the side, goes down from the top; a
    // page that comes shorter than the last one only goes up.
    const follow = () => {
      if (window.scrollY > place) leaveIt()
      place = window.scrollY
    }
    for (const event of ownMoves) window.addEventListener(event, leaveIt, { passive: true, once: true })
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      leaveIt()
      window.removeEventListener('scroll', follow)
      for (const event of ownMoves) window.removeEventListener(event, leaveIt)
    }
  }, [pathname])
}
