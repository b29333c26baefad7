import { useEffect, useState } from 'react'
import type { TourStep } from '../../core/domains/domain.types.ts'
import { useDomains } from '../../core/domains/useDomains.ts'

/** A screen that is still building itself changes often; it is looked at when it rests. */
const settleDelayMs = 150

/** What a step points at, where it is on the screen now. */
export function targetOf({ part, find }: TourStep): HTMLElement | null {
  const marked = document.querySelector(`[data-tour="${part}"]`)
  const target = marked && (find ? find(marked) : marked)
  if (!(target instanceof HTMLElement)) return null
  const { display, visibility } = getComputedStyle(target)
  return display === 'none' || visibility === 'hidden' ? null : target
}

/** The steps whose parts are on the screen now. None where there are only those of the shell. */
export function stepsOnScreen(tour: readonly TourStep[]): TourStep[] {
  const steps = tour.filter(targetOf)
  return steps.some(({ isOfShell }) => !isOfShell) ? steps : []
}

const noTour: readonly TourStep[] = []

/** The steps that the present screen defines. */
export function useScreenTour(pathname: string): readonly TourStep[] {
  const domains = useDomains()
  return domains.match(pathname)?.screen.tour ?? noTour
}

/** Whether this screen has anything to explain, live (SHELL-05). */
export function useHasTour(tour: readonly TourStep[]): boolean {
  const [hasTour, setHasTour] = useState(false)
  useEffect(() => {
    const content = document.getElementById('content')
    if (tour.length === 0 || !content) return setHasTour(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      timer = undefined
      setHasTour(stepsOnScreen(tour).length > 0)
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
