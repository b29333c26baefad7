import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import type { TourStep } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'

/** While a screen loads, its DOM changes often; the steps are looked up when it has not changed for this time. */
const settleDelayMs = 150

/** The element that a step explains, or null if it is not visible. */
export function targetOf({ part, find }: TourStep): HTMLElement | null {
  const marked = document.querySelector(`[data-tour="${part}"]`)
  const target = marked && (find ? find(marked) : marked)
  if (!(target instanceof HTMLElement)) return null
  const { display, visibility } = getComputedStyle(target)
  return display === 'none' || visibility === 'hidden' ? null : target
}

/** A tour of which only parts of the shell are visible is none. */
const isOnScreen = (tour: readonly TourStep[]): boolean =>
  tour.some((step) => !step.isOfShell && targetOf(step) !== null)

/** The steps whose parts are visible. Empty if only parts of the shell are. */
export const stepsOnScreen = (tour: readonly TourStep[]): TourStep[] =>
  isOnScreen(tour) ? tour.filter(targetOf) : []

const noTour: readonly TourStep[] = []

/** The steps that the present screen defines. */
export function useScreenTour(pathname: string): readonly TourStep[] {
  const domains = useDomains()
  // By a selector: what is read of the registry while rendering would not be seen to change, and an effect be left out.
  return useSelector(() => domains.match(pathname)?.screen.tour ?? noTour)
}

/** Does this screen have a tour? Updated while it changes (SHELL-05). */
export function useHasTour(tour: readonly TourStep[]): boolean {
  const [hasTour, setHasTour] = useState(false)
  useEffect(() => {
    const content = document.getElementById('content')
    if (tour.length === 0 || !content) return setHasTour(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      timer = undefined
      setHasTour(isOnScreen(tour))
    }
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(check, settleDelayMs)
    })
    observer.observe(content, { childList: true, subtree: true })
    check()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [tour])
  return hasTour
}
