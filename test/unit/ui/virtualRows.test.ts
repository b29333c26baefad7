import fc from 'fast-check'
import { expect, it } from 'vitest'
import { includeFocused, nextRange, RowHeights } from '../../../src/ui/virtualRows/rowHeights.ts'

it('takes rows for as high as the estimate, and then for as high as the first measured ones', () => {
  const heights = new RowHeights(10, 100)
  expect(heights.total(0, 10)).toBe(1000)
  heights.record(2, [120, 140])
  expect(heights.total(2, 4)).toBe(260)
  expect(heights.total(0, 10)).toBe(260 + 8 * 130)
  // Rows that were never drawn keep their estimated height when other rows turn out higher.
  heights.record(4, [500])
  expect(heights.total(5, 10)).toBe(5 * 130)
})

it('keeps what it knows when the list becomes shorter or longer', () => {
  const heights = new RowHeights(4, 100)
  heights.record(0, [120, 140])
  expect(heights.resizedTo(6).total(0, 6)).toBe(260 + 4 * 130)
  const shorter = heights.resizedTo(1)
  expect([shorter.rowCount, shorter.total(0, 1)]).toEqual([1, 120])
})

it('learns nothing from rows that are not laid out', () => {
  const heights = new RowHeights(3, 100)
  heights.record(0, [0, 0])
  expect(heights.total(0, 3)).toBe(300)
})

it('knows which rows lie between two heights, and always one', () => {
  const heights = new RowHeights(10, 100)
  expect(heights.rowsBetween(-500, -100)).toEqual([0, 1])
  expect(heights.rowsBetween(-100, 150)).toEqual([0, 2])
  expect(heights.rowsBetween(250, 250)).toEqual([2, 3])
  expect(heights.rowsBetween(350, 601)).toEqual([3, 7])
  expect(heights.rowsBetween(5000, 6000)).toEqual([9, 10])
})

it('finds for every window rows that fill it', () => {
  const rowHeights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(rowHeights, fc.nat(20_000), fc.nat(3000), (each, top, height) => {
      const heights = new RowHeights(each.length, 50)
      heights.record(0, each)
      const [from, to] = heights.rowsBetween(top, top + height)
      const total = heights.total(0, each.length)
      expect(from).toBeLessThan(to)
      expect(heights.total(0, from)).toBeLessThanOrEqual(top)
      expect(heights.total(0, to)).toBeGreaterThanOrEqual(Math.min(total, top + height))
    }),
  )
})

it('goes to the wanted rows in steps, and drops at once what is not wanted any more', () => {
  expect(nextRange([0, 3], [0, 9], 0, 2)).toEqual([0, 5])
  expect(nextRange([4, 8], [1, 6], 4, 2)).toEqual([2, 6])
  expect(nextRange([0, 8], [6, 20], 7, 2)).toEqual([6, 10])
})

it('begins from far away at the row that is seen', () => {
  expect(nextRange([0, 8], [50, 70], 60, 4)).toEqual([60, 64])
  expect(nextRange([50, 70], [0, 8], 2, 4)).toEqual([2, 6])
})

it('always gets to the wanted rows', () => {
  const range = fc
    .tuple(fc.nat(100), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => [from, from + length] as const)
  fc.assert(
    fc.property(range, range, fc.integer({ min: 1, max: 5 }), (start, goal, step) => {
      let at = start
      for (let turn = 0; turn < 60; turn += 1) at = nextRange(at, goal, goal[0], step)
      expect(at).toEqual(goal)
    }),
  )
})

it('keeps the row that has the focus, unless it is far away', () => {
  expect(includeFocused([10, 20], 7)).toEqual([7, 20])
  expect(includeFocused([10, 20], 24)).toEqual([10, 25])
  expect(includeFocused([10, 20], 12)).toEqual([10, 20])
  expect(includeFocused([10, 20], null)).toEqual([10, 20])
  expect(includeFocused([100, 110], 3)).toEqual([100, 110])
})
