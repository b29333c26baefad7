import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextRows, withFocused } from '../../../src/ui/windowed/nextRows.ts'
import { Rows } from '../../../src/ui/windowed/rows.ts'

it('takes rows for as high as the estimate, and then for as high as the first measured ones', () => {
  const rows = new Rows(10, 100)
  expect(rows.between(0, 10)).toBe(1000)
  rows.measured(2, [120, 140])
  expect(rows.between(2, 4)).toBe(260)
  expect(rows.between(0, 10)).toBe(260 + 8 * 130)
  // What was never drawn stays where it is when others turn out higher.
  rows.measured(4, [500])
  expect(rows.between(5, 10)).toBe(5 * 130)
})

it('learns nothing from rows that are not laid out', () => {
  const rows = new Rows(3, 100)
  rows.measured(0, [0, 0])
  expect(rows.between(0, 3)).toBe(300)
})

it('knows which rows lie between two heights, and always one', () => {
  const rows = new Rows(10, 100)
  expect(rows.within(-500, -100)).toEqual([0, 1])
  expect(rows.within(-100, 150)).toEqual([0, 2])
  expect(rows.within(250, 250)).toEqual([2, 3])
  expect(rows.within(350, 601)).toEqual([3, 7])
  expect(rows.within(5000, 6000)).toEqual([9, 10])
})

it('finds for every window rows that fill it', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(heights, fc.nat(20_000), fc.nat(3000), (each, top, height) => {
      const rows = new Rows(each.length, 50)
      rows.measured(0, each)
      const [from, to] = rows.within(top, top + height)
      const total = rows.between(0, each.length)
      expect(from).toBeLessThan(to)
      expect(rows.between(0, from)).toBeLessThanOrEqual(top)
      expect(rows.between(0, to)).toBeGreaterThanOrEqual(Math.min(total, top + height))
    }),
  )
})

it('goes to the wanted rows in steps, and drops at once what is not wanted any more', () => {
  expect(nextRows([0, 3], [0, 9], 0, 2)).toEqual([0, 5])
  expect(nextRows([4, 8], [1, 6], 4, 2)).toEqual([2, 6])
  expect(nextRows([0, 8], [6, 20], 7, 2)).toEqual([6, 10])
})

it('begins from far away at the row that is seen', () => {
  expect(nextRows([0, 8], [50, 70], 60, 4)).toEqual([60, 64])
  expect(nextRows([50, 70], [0, 8], 2, 4)).toEqual([2, 6])
})

it('always gets to the wanted rows', () => {
  const range = fc
    .tuple(fc.nat(100), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => [from, from + length] as const)
  fc.assert(
    fc.property(range, range, fc.integer({ min: 1, max: 5 }), (start, goal, step) => {
      let at = start
      for (let turn = 0; turn < 60; turn += 1) at = nextRows(at, goal, goal[0], step)
      expect(at).toEqual(goal)
    }),
  )
})

it('keeps the row that has the focus, unless it is far away', () => {
  expect(withFocused([10, 20], 7)).toEqual([7, 20])
  expect(withFocused([10, 20], 24)).toEqual([10, 25])
  expect(withFocused([10, 20], 12)).toEqual([10, 20])
  expect(withFocused([10, 20], null)).toEqual([10, 20])
  expect(withFocused([100, 110], 3)).toEqual([100, 110])
})
