import { useEffect, useRef } from 'react'

const firstWait = 450
const nextWait = 180

/**
 * A key that goes on saying the same while the finger stays on it, as volume does on any remote control. A keyboard
 * repeats by itself.
 */
export function useHold(act: () => void, repeats: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A press that has repeated is over when the finger leaves: the click that follows is not one more.
  const hasRepeated = useRef(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, nextWait)
  }
  const stop = () => clearTimeout(timer.current)
  return {
    onClick: () => {
      stop()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
    ...(repeats && {
      onPointerDown: () => {
        stop()
        hasRepeated.current = false
        timer.current = setTimeout(repeat, firstWait)
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      // A long press on a phone is no wish for a menu.
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  }
}
