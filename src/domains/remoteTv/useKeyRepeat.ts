import { useEffect, useRef } from 'react'

const repeatDelayMs = 450
const repeatIntervalMs = 180

/** Returns handlers of a key that repeats its action while a pointer holds it. A keyboard repeats by itself. */
export function useKeyRepeat(onPress: () => void, isRepeatable: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The click at the end of a repeated press must not count as another press.
  const hasRepeated = useRef(false)
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatIntervalMs)
  }
  const stop = () => clearTimeout(timer.current)
  return {
    onClick: () => {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
    ...(isRepeatable && {
      onPointerDown: () => {
        stop()
        hasRepeated.current = false
        timer.current = setTimeout(repeat, repeatDelayMs)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      // A long press on a phone would open the browser's menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  }
}
