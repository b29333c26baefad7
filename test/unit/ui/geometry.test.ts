import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Candidate, type Edges, nearest } from '../../../src/ui/focus/geometry.ts'
import type { Direction } from '../../../src/ui/focus/keys.ts'

const box = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const places = (map: Record<string, Edges>): Candidate<string>[] =>
  Object.entries(map).map(([item, edges]) => ({ item, edges }))
const go = (from: Edges, map: Record<string, Edges>, direction: Direction) =>
  nearest(from, places(map), direction)?.item ?? null

const grid = {
  a: box(0, 0, 100, 80),
  b: box(120, 0, 100, 80),
  c: box(240, 0, 100, 80),
  d: box(0, 100, 100, 80),
  e: box(120, 100, 100, 80),
}

it('goes through a grid of tiles as the eye does', () => {
  expect(go(grid.a, grid, 'right')).toBe('b')
  expect(go(grid.b, grid, 'right')).toBe('c')
  expect(go(grid.b, grid, 'left')).toBe('a')
  expect(go(grid.b, grid, 'down')).toBe('e')
  expect(go(grid.d, grid, 'up')).toBe('a')
})

it('finds the nearest of a shorter row', () => {
  expect(go(grid.c, grid, 'down')).toBe('e')
})

it('stays where nothing lies ahead', () => {
  expect(go(grid.a, grid, 'left')).toBeNull()
  expect(go(grid.a, grid, 'up')).toBeNull()
  expect(go(grid.e, grid, 'down')).toBeNull()
})

it('comes from a wide button to what stands above its middle', () => {
  expect(go(box(0, 200, 340, 56), grid, 'up')).toBe('e')
})

it('prefers the same row to something nearer below it', () => {
  const from = box(0, 100, 300, 60)
  expect(go(from, { stepper: box(600, 106, 48, 48), next: box(310, 170, 300, 60) }, 'right')).toBe('stepper')
})

it('leaves a rail sideways and comes back to it', () => {
  const rail = { home: box(0, 0, 60, 60), shop: box(0, 70, 60, 60) }
  const tile = box(100, 20, 400, 300)
  expect(go(rail.shop, { ...rail, tile }, 'right')).toBe('tile')
  expect(go(tile, rail, 'left')).toBe('shop')
})

it('does not skip a row that stands a little aside for one far below', () => {
  const from = box(0, 0, 100, 40)
  expect(go(from, { aside: box(120, 60, 100, 40), far: box(0, 900, 100, 40) }, 'down')).toBe('aside')
})

it('does not leave a line sideways for something far above it', () => {
  expect(go(box(0, 600, 800, 100), { corner: box(900, 0, 100, 40) }, 'right')).toBeNull()
})

const edges = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
  .map(([left, top, width, height]) => box(left, top, width, height))

it('never goes against the key', () => {
  fc.assert(
    fc.property(edges, fc.array(edges, { maxLength: 12 }), (from, others) => {
      const map = Object.fromEntries(others.map((place, index) => [`p${index}`, place]))
      const middle = (direction: Direction, place: Edges) =>
        direction === 'left' || direction === 'right' ? place.left + place.right : place.top + place.bottom
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const reached = nearest(from, places(map), direction)?.edges
        if (!reached) continue
        const way = middle(direction, reached) - middle(direction, from)
        if (direction === 'right' || direction === 'down') expect(way).toBeGreaterThan(0)
        else expect(way).toBeLessThan(0)
      }
    }),
  )
})

it('is the same in a mirror', () => {
  const mirrored = ({ left, right, top, bottom }: Edges): Edges => ({
    left: -right,
    right: -left,
    top,
    bottom,
  })
  fc.assert(
    fc.property(edges, fc.array(edges, { maxLength: 8 }), (from, others) => {
      const map = Object.fromEntries(others.map((place, index) => [`p${index}`, place]))
      const mirror = Object.fromEntries(others.map((place, index) => [`p${index}`, mirrored(place)]))
      expect(go(mirrored(from), mirror, 'left')).toBe(go(from, map, 'right'))
    }),
  )
})
