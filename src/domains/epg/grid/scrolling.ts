/** Scroll offset of an element from its inline start, in pixels, in every engine. */

/**
 * Returns whether the engine's `scrollLeft` is negative in an RTL element; older engines count from the other
 * end. A fraction of a pixel may remain at the inline start, so the sign is tested in place of the value.
 */
function countsDown(box: HTMLElement): boolean {
  const before = box.scrollLeft
  if (before < 0) return true
  box.scrollLeft = -2
  const isBelow = box.scrollLeft < 0
  box.scrollLeft = before
  return isBelow
}

const isRtl = (box: HTMLElement) => getComputedStyle(box).direction === 'rtl'
const reach = (box: HTMLElement) => box.scrollWidth - box.clientWidth

export function scrolledStart(box: HTMLElement): number {
  if (!isRtl(box)) return box.scrollLeft
  return countsDown(box) ? -box.scrollLeft : reach(box) - box.scrollLeft
}

export function scrollToStart(box: HTMLElement, start: number): void {
  if (!isRtl(box)) box.scrollLeft = start
  else box.scrollLeft = countsDown(box) ? -start : reach(box) - start
}
