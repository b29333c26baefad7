import { expect, it } from 'vitest'
import type { Movie, MovieOnWire } from '../../../src/contract/vod.ts'
import { readMovies } from '../../../src/domains/vod/movies.ts'

function readAll(entries: unknown[]): Movie[] {
  const reading = readMovies(entries as MovieOnWire[])
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

it('VOD-07 films that cannot be read or that the hotel repeats are left out', () => {
  const shore = { movie_id: 41, title: 'The Long Shore', price: '9.90', year: 'unknown' }
  const entries = [null, 'film', { title: 'no id' }, shore, { ...shore, movie_id: '41' }, { movie_id: 42 }]
  expect(readAll(entries)).toMatchObject([
    { movie_id: 41, title: 'The Long Shore', price: 9.9, year: null },
    { movie_id: 42, title: '' },
  ])
})
