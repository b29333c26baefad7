import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { TourStep } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'

/**
 * Throttle delay: while a screen loads, its DOM changes often, and the steps are looked up at most once in this time.
 */
const settleDelayMs = 150

/** The element that a step explains, or null if it is not visible. */
export function targetOf({ part, find }: TourStep): HTMLElement | null {
  const marked = document.querySelector(`[data-tour="${part}"]`)
  const target = marked && (find ? find(marked) : marked)
  if (!(target instanceof HTMLElement)) return null
  const { display, visibility } = getComputedStyle(target)
  return display === 'none' || visibility === 'hidden' ? null : target
}

/** Whether a step outside the shell is visible: a tour of the shell alone does not count as a tour of the screen. */
const isOnScreen = (tour: readonly TourStep[]): boolean =>
  tour.some((step) => !step.isOfShell && targetOf(step) !== null)

/** The steps whose parts are visible. Empty if only parts of the shell are. */
export const stepsOnScreen = (tour: readonly TourStep[]): TourStep[] =>
  isOnScreen(tour) ? tour.filter(targetOf) : []

const noTour: readonly TourStep[] = []

/** The steps that the current screen defines. */
export function useScreenTour(pathname: string): readonly TourStep[] {
  const domains = useDomains()
  // Read by a selector, because the registry is mutable: if it were only read during rendering, a change would not
  // cause a new render, nor run an effect.
  return useSelector(() => domains.match(pathname)?.screen.tour ?? noTour)
}

/** Whether this screen has a tour. Updated whenever the screen's DOM changes (SHELL-05). */
export function useHasTour(tour: readonly TourStep[]): boolean {
  const [hasTour, setHasTour] = useState(false)
  useEffect(() => {
    const content = document.getElementById('content')
    if (tour.length === 0 || !content) return setHasTour(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const check = () => {
      timer = undefined
      setHasTour(isOnScreen(tour))
    }
    // With the next picture, for which the styles are computed in any case.
    const checkSoon = () => {
      frame = requestAnimationFrame(check)
    }
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(checkSoon, settleDelayMs)
    })
    observer.observe(content, { childList: true, subtree: true })
    check()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [tour])
  return hasTour
}
