import { useEffect } from 'react'

/** A swipe must start within this distance from the edge. Phones use the outermost 20 pixels for their own gestures. */
const edgePx = 32
/** The length of a swipe that opens the drawer. */
const distancePx = 40

/** Opens the drawer by a swipe from its edge, which is the right one in right-to-left languages (SHELL-01). */
export function useEdgeSwipe(onSwipe: () => void, isRightToLeft: boolean): void {
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    const fromEdge = (x: number) => (isRightToLeft ? window.innerWidth - x : x)
    const begin = ({ touches }: TouchEvent) => {
      const [touch] = touches
      const isFromEdge = touches.length === 1 && touch && fromEdge(touch.clientX) <= edgePx
      start = isFromEdge ? { x: fromEdge(touch.clientX), y: touch.clientY } : null
    }
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches
      if (!start || !touch) return
      const along = fromEdge(touch.clientX) - start.x
      const across = Math.abs(touch.clientY - start.y)
      // A vertical movement is scrolling.
      if (across > distancePx && across > along) start = null
      if (along < distancePx || across > along) return
      start = null
      onSwipe()
    }
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchmove', move, { passive: true })
    return () => {
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchmove', move)
    }
  }, [onSwipe, isRightToLeft])
}
