/**
 * How high the rows of a long list are, in pixels: as measured where they have been drawn once, and like the first
 * measured ones where they have not.
 */
export class Rows {
  private readonly heights: (number | undefined)[]
  private typical: number
  private isMeasured = false

  readonly count: number

  constructor(count: number, estimate: number) {
    this.count = count
    this.heights = new Array<number | undefined>(count).fill(undefined)
    this.typical = estimate
  }

  /** Takes over the heights of rows that stand in the page, the first of which is `from`. */
  measured(from: number, heights: readonly number[]): void {
    const real = heights.filter((height) => height > 0)
    if (real.length === 0) return
    // Once only: what was never drawn must not move when other rows turn out higher.
    if (!this.isMeasured) this.typical = real.reduce((sum, height) => sum + height, 0) / real.length
    this.isMeasured = true
    heights.forEach((height, at) => {
      if (height > 0 && from + at < this.count) this.heights[from + at] = height
    })
  }

  /** The height of all rows from `from` up to, and without, `to`. */
  between(from: number, to: number): number {
    let sum = 0
    for (let row = from; row < to; row += 1) sum += this.heights[row] ?? this.typical
    return sum
  }

  /** The rows that lie, if only partly, between two heights below the list's top: the first, and the one after the last. */
  within(top: number, bottom: number): [from: number, to: number] {
    let from = 0
    let end = 0
    while (from < this.count - 1) {
      end = this.between(from, from + 1)
      if (end > top) break
      top -= end
      bottom -= end
      from += 1
    }
    let to = from
    for (let height = 0; to < this.count && (to === from || height < bottom); to += 1)
      height += this.between(to, to + 1)
    return [from, to]
  }
}
