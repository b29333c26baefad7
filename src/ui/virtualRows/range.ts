/** Indexes of rows, `to` excluded. */
export type RowRange = readonly [from: number, to: number]

/** How far outside the range a focused row is still kept, in rows. */
const maxFocusDistance = 20

/** Extends the range to the focused row: removing its element would lose the focus. */
export function includeFocused([from, to]: RowRange, focused: number | null): RowRange {
  if (focused === null || focused < from - maxFocusDistance || focused >= to + maxFocusDistance)
    return [from, to]
  return [Math.min(from, focused), Math.max(to, focused + 1)]
}

/**
 * The next range to render on the way from the rendered one to the wanted one: at most `step` new rows at either end,
 * so that no single task takes long. Rows that are no longer wanted are dropped at once. If the two ranges do not
 * touch, it starts again at the first visible row.
 */
export function nextRange(
  [from, to]: RowRange,
  [wantedFrom, wantedTo]: RowRange,
  firstVisible: number,
  step: number,
): RowRange {
  if (wantedFrom >= to || wantedTo <= from) return [firstVisible, Math.min(wantedTo, firstVisible + step)]
  return [Math.max(wantedFrom, from - step), Math.min(wantedTo, to + step)]
}
