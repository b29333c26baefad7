/** How far a box is scrolled along the line of writing, in pixels, in every engine. */

/**
 * Old engines count from the far end in right-to-left boxes, newer ones downwards from 0. Part of a pixel may stick out
 * where the line begins, so that what tells them apart is whether anything is below 0.
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
