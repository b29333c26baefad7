import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { windowSize } from '../../ui/windowSize.ts'
import {
  clampToWindow,
  initialPosition,
  minDragPx,
  moveIntervalMs,
  type Position,
  randomPosition,
} from './position.ts'

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
