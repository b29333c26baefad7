export type Range = readonly [from: number, to: number]

/** Rows beyond the wanted ones that the focus may keep in the page. */
const mostKept = 20

/** The rows together with the one that has the focus: a remote control would lose its place with it. */
export function withFocused([from, to]: Range, focused: number | null): Range {
  if (focused === null || focused < from - mostKept || focused >= to + mostKept) return [from, to]
  return [Math.min(from, focused), Math.max(to, focused + 1)]
}

/**
 * The rows to draw next on the way from those that stand to those that are wanted: no more than `step` new ones at
 * either end, so that no single task takes long. What is not wanted any more goes at once. From far away the way
 * begins at the row that the guest sees.
 */
export function nextRows([from, to]: Range, [first, last]: Range, seen: number, step: number): Range {
  if (first >= to || last <= from) return [seen, Math.min(last, seen + step)]
  return [Math.max(first, from - step), Math.min(last, to + step)]
}
