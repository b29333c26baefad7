import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { windowSize } from '../../ui/formFactor.ts'

/** Position of the star, in CSS pixels from the window's left and top edges. */
interface Position {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The position at first (SHELL-22, CONST-17). */
export const initialPosition: Position = { x: 25, y: 25 }
export const moveIntervalMs = 7000
/** A press also moves the pointer a little; only a longer movement is a drag. */
const minDragPx = 6

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))

/** The nearest position at which the star is entirely inside the window. */
export const clampToWindow = ({ x, y }: Position, window: Size, star: Size): Position => ({
  x: clamp(x, window.width - star.width),
  y: clamp(y, window.height - star.height),
})

/** A random position at which the star is entirely inside the window, evenly distributed. */
export const randomPosition = (window: Size, star: Size, random: () => number = Math.random): Position =>
  clampToWindow(
    { x: random() * (window.width - star.width), y: random() * (window.height - star.height) },
    window,
    star,
  )

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight })
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Drag {
  pointer: number
  /** Offset of the pointer from the star's corner. */
  offset: Position
  start: Position
  isMoving: boolean
}

/**
 * Position of an element that moves randomly and can be dragged. It stands still while it is held or focused, or if the
 * guest prefers reduced motion (SHELL-21).
 */
export function useStarPosition(star: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState(initialPosition)
  const [isDragged, setDragged] = useState(false)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)

  useEffect(() => {
    const timer = setInterval(() => {
      const element = star.current
      if (!element || drag.current || element === document.activeElement || prefersReducedMotion()) return
      setPosition(randomPosition(windowSize(), sizeOf(element)))
    }, moveIntervalMs)
    const handleResize = () => {
      const element = star.current
      if (element) setPosition((at) => clampToWindow(at, windowSize(), sizeOf(element)))
    }
    window.addEventListener('resize', handleResize)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', handleResize)
    }
  }, [star])

  const release = () => {
    drag.current = null
    setDragged(false)
  }
  return {
    position,
    isDragged,
    /** Returns whether the pointer was dragged, so that the click that follows is ignored. */
    consumeDrag: () => {
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
          offset: { x: clientX - position.x, y: clientY - position.y },
          start: { x: clientX, y: clientY },
          isMoving: false,
        }
        setDragged(true)
        // Captured, so that a quick movement does not lose the star.
        currentTarget.setPointerCapture?.(pointerId)
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        const current = drag.current
        if (current?.pointer !== pointerId) return
        const { start, offset } = current
        current.isMoving ||= Math.hypot(clientX - start.x, clientY - start.y) > minDragPx
        if (!current.isMoving) return
        wasDragged.current = true
        setPosition(
          clampToWindow(
            { x: clientX - offset.x, y: clientY - offset.y },
            windowSize(),
            sizeOf(currentTarget),
          ),
        )
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
