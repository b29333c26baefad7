import { expect, it } from 'vitest'
import { readFilter } from '../../../src/domains/destination/filter.ts'
import {
  destinationSlice,
  filterOpened,
  pageFailed,
  pageLoaded,
  pageRequested,
} from '../../../src/domains/destination/slice.ts'

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

it('DEST-03, DEST-06 an answer for the filter of before is dropped, whether it is a page or a failure', () => {
  const { reducer } = destinationSlice
  const all = { types: [], q: '', area: '', date: '' }
  const before = reducer(reducer(undefined, filterOpened(all)), pageRequested(1))
  const narrowed = reducer(reducer(before, filterOpened({ ...all, q: 'market' })), pageRequested(1))
  expect(narrowed.list).toBe(before.list + 1)
  const late = pageLoaded({ list: before.list, page: 1, amount: 60, items: [], areas: ['Old town'] })
  expect(reducer(narrowed, late)).toBe(narrowed)
  expect(reducer(narrowed, pageFailed({ list: before.list, page: 1 }))).toBe(narrowed)
  expect(reducer(narrowed, pageFailed({ list: narrowed.list, page: 1 })).pages[1]?.status).toBe('failure')
})
