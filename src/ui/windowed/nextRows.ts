type Range = readonly [from: number, to: number]

/**
 * The rows to draw next on the way from those that stand to those that are wanted: no more than `step` new ones at
 * either end, so that no single task takes long. What is not wanted any more goes at once. From far away the way
 * begins at the row that the guest sees.
 */
export function nextRows([from, to]: Range, [first, last]: Range, seen: number, step: number): Range {
  if (first >= to || last <= from) return [seen, Math.min(last, seen + step)]
  return [Math.max(first, from - step), Math.min(last, to + step)]
}
