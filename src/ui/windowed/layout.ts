/** In how many columns a list lies: those of its grid, or one. */
export function columnsOf(box: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(box)
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1
}

/** The room between two rows of a grid, in pixels. */
export const rowGapOf = (box: HTMLElement): number => Number.parseFloat(getComputedStyle(box).rowGap) || 0

/** Which of the list's entries that stand in the page has the focus. */
export function focusedIn(box: HTMLElement, hasRoom: boolean): number | null {
  const at = [...box.children].findIndex((child) => child.contains(document.activeElement))
  return at < 0 ? null : at - (hasRoom ? 1 : 0)
}

/**
 * The heights of the rows that stand in the list, each with the room below it, up to the last one that has something
 * after it.
 *
 * @param hasRoom the first child is not an entry but the room before them
 */
export function heightsOf(box: HTMLElement, columns: number, hasRoom: boolean): number[] {
  const tops: number[] = []
  for (let at = hasRoom ? 1 : 0; at < box.children.length; at += columns)
    tops.push(box.children[at]?.getBoundingClientRect().top ?? 0)
  return tops.slice(1).map((top, at) => top - (tops[at] ?? 0))
}
