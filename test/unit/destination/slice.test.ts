import { expect, it } from 'vitest'
import { readFilter } from '../../../src/domains/destination/filter.ts'
import { destinationSlice, filterOpened, pageLoaded } from '../../../src/domains/destination/slice.ts'

const page = (number: number, areas: string[]) =>
  pageLoaded({ list: 1, page: number, amount: 60, items: [], areas })

it('the areas to filter by are the same list as long as their names are: no page draws the filters again', () => {
  const { reducer } = destinationSlice
  const opened = reducer(undefined, filterOpened({ types: [], q: '', area: '', date: '' }))
  const first = reducer(opened, page(1, ['Old town', 'Harbour']))
  const second = reducer(first, page(2, ['Old town', 'Harbour']))
  expect(second.areas).toBe(first.areas)
  expect(reducer(second, page(3, [])).areas).toBe(first.areas)
  expect(reducer(second, page(3, ['Old town'])).areas).toEqual(['Old town'])
})

it('DEST-03 an area is offered once, and one without a name not at all', () => {
  const { reducer } = destinationSlice
  const opened = reducer(undefined, filterOpened({ types: [], q: '', area: '', date: '' }))
  expect(reducer(opened, page(1, ['Old town', '', 'Harbour', 'Old town'])).areas).toEqual([
    'Old town',
    'Harbour',
  ])
})

it('DEST-03, GEN-08 a text in the address ends at 500 characters', () => {
  expect(readFilter(`?q=${'a'.repeat(500)}`).q).toBe('a'.repeat(500))
  expect(readFilter(`?q=${'a'.repeat(501)}`).q).toBe('a'.repeat(500))
})
