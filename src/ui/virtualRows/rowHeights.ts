/** Indexes of rows, `to` excluded. */
type RowRange = readonly [from: number, to: number]

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

/**
 * The heights of a long list's rows in pixels: measured where a row has been rendered, otherwise the average of the
 * first measurement.
 */
export class RowHeights {
  private readonly measured: (number | undefined)[]
  private averagePx: number
  private hasAverage = false

  readonly rowCount: number

  constructor(rowCount: number, estimatedRowHeightPx: number) {
    this.rowCount = rowCount
    this.measured = new Array<number | undefined>(rowCount).fill(undefined)
    this.averagePx = estimatedRowHeightPx
  }

  /** The same heights for a list that has become shorter or longer. */
  resizedTo(rowCount: number): RowHeights {
    const resized = new RowHeights(rowCount, this.averagePx)
    resized.hasAverage = this.hasAverage
    for (let row = 0; row < Math.min(rowCount, this.rowCount); row += 1)
      resized.measured[row] = this.measured[row]
    return resized
  }

  /** Records the heights of rendered rows, the first of which is `from`. */
  record(from: number, heights: readonly number[]): void {
    const known = heights.filter((height) => height > 0)
    if (known.length === 0) return
    // Computed once: a later average would move rows that were never rendered.
    if (!this.hasAverage) this.averagePx = known.reduce((sum, height) => sum + height, 0) / known.length
    this.hasAverage = true
    heights.forEach((height, index) => {
      if (height > 0 && from + index < this.rowCount) this.measured[from + index] = height
    })
  }

  /** The total height of the rows from `from` up to, but not including, `to`. */
  total(from: number, to: number): number {
    let sum = 0
    for (let row = from; row < to; row += 1) sum += this.measured[row] ?? this.averagePx
    return sum
  }

  /** The rows that lie at least partly between two offsets from the list's top; always at least one. */
  rowsBetween(top: number, bottom: number): [from: number, to: number] {
    let from = 0
    let end = 0
    while (from < this.rowCount - 1) {
      end = this.total(from, from + 1)
      if (end > top) break
      top -= end
      bottom -= end
      from += 1
    }
    let to = from
    for (let height = 0; to < this.rowCount && (to === from || height < bottom); to += 1)
      height += this.total(to, to + 1)
    return [from, to]
  }
}
