import { useEffect, useState } from 'react'
import { screenOf } from '../../domains/addresses.ts'
import { type TourStep, tours } from './tours.ts'

/** A screen that is still building itself changes often; it is looked at when it rests. */
const restDelay = 150

/** What a step points at, where it is on the screen now. */
export function targetOf({ part, find }: TourStep): HTMLElement | null {
  const marked = document.querySelector(`[data-tour="${part}"]`)
  const target = marked && (find ? find(marked) : marked)
  if (!(target instanceof HTMLElement)) return null
  const { display, visibility } = getComputedStyle(target)
  return display === 'none' || visibility === 'hidden' ? null : target
}

/** The steps whose parts are on the screen now. None where there are only those of the shell. */
export function stepsOnScreen(pathname: string): TourStep[] {
  const screen = screenOf(pathname)
  const steps = (screen && tours[screen.name])?.filter(targetOf) ?? []
  return steps.some(({ isOfShell }) => !isOfShell) ? steps : []
}

/** Whether this screen has anything to explain, live (SHELL-05). */
export function useHasTour(pathname: string): boolean {
  const [hasTour, setHasTour] = useState(false)
  useEffect(() => {
    const screen = screenOf(pathname)
    const content = document.getElementById('content')
    if (!screen || !tours[screen.name] || !content) return setHasTour(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setHasTour(stepsOnScreen(pathname).length > 0)
    }
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(look, restDelay)
    })
    observer.observe(content, { childList: true, subtree: true })
    look()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
  return hasTour
}
