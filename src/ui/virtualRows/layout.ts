/** Number of columns of the container: those of its grid, or one. */
export function columnCount(container: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(container)
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1
}

/** The gap between two rows of a grid, in pixels. */
export const rowGapPx = (container: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(container).rowGap) || 0

/** Index of the rendered item that contains the focus. */
export function focusedIndex(container: HTMLElement, hasSpacerBefore: boolean): number | null {
  const index = [...container.children].findIndex((child) => child.contains(document.activeElement))
  return index < 0 ? null : index - (hasSpacerBefore ? 1 : 0)
}

/**
 * The heights of the rendered rows, each with the gap below it. The last row is left out unless something follows it.
 *
 * @param hasSpacerBefore the first child is not an item but the spacer before them
 */
export function measureRowHeights(
  container: HTMLElement,
  columns: number,
  hasSpacerBefore: boolean,
): number[] {
  const tops: number[] = []
  for (let index = hasSpacerBefore ? 1 : 0; index < container.children.length; index += columns)
    tops.push(container.children[index]?.getBoundingClientRect().top ?? 0)
  return tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
}
