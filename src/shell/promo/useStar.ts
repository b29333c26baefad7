import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { windowSize } from '../../ui/windowSize.ts'
import { firstPlace, keptInside, leastDrag, moveEvery, type Place, somewhere } from './place.ts'

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight })
const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Drag {
  pointer: number
  /** From the star's corner to the finger. */
  offset: Place
  start: Place
  isMoving: boolean
}

/** A thing that moves about by itself and can be dragged. It stands while held, focused or unwanted (SHELL-21). */
export function useStar(star: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(firstPlace)
  const [isHeld, setHeld] = useState(false)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)

  useEffect(() => {
    const timer = setInterval(() => {
      const element = star.current
      if (!element || drag.current || element === document.activeElement || isStill()) return
      setPlace(somewhere(windowSize(), sizeOf(element)))
    }, moveEvery)
    const handleResize = () => {
      const element = star.current
      if (element) setPlace((at) => keptInside(at, windowSize(), sizeOf(element)))
    }
    window.addEventListener('resize', handleResize)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', handleResize)
    }
  }, [star])

  const release = () => {
    drag.current = null
    setHeld(false)
  }
  return {
    place,
    isHeld,
    /** Says whether the press that ends now was a drag, which is no press. */
    takeDragged: () => {
      const dragged = wasDragged.current
      wasDragged.current = false
      return dragged
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        const { pointerId, clientX, clientY, currentTarget } = event
        wasDragged.current = false
        drag.current = {
          pointer: pointerId,
          offset: { x: clientX - place.x, y: clientY - place.y },
          start: { x: clientX, y: clientY },
          isMoving: false,
        }
        setHeld(true)
        // So that a quick hand does not lose it.
        currentTarget.setPointerCapture?.(pointerId)
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        const held = drag.current
        if (held?.pointer !== pointerId) return
        const { start, offset } = held
        held.isMoving ||= Math.hypot(clientX - start.x, clientY - start.y) > leastDrag
        if (!held.isMoving) return
        wasDragged.current = true
        setPlace(
          keptInside({ x: clientX - offset.x, y: clientY - offset.y }, windowSize(), sizeOf(currentTarget)),
        )
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
