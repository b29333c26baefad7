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
