import { useEffect, useRef } from 'react'
import { actionOf, type KeyAction } from '../../../ui/focus/keyTable.ts'

const steps: Partial<Record<KeyAction, -1 | 1>> = { rewind: -1, forward: 1 }

/** The keys for rewind and fast forward of a remote control lead to the day before and after. */
export function useDayKeys(onStep: (by: -1 | 1) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const action = actionOf(event)
      const step = action && steps[action]
      if (!step || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
