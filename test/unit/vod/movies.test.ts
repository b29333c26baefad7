import { expect, it } from 'vitest'
import type { Movie, MovieOnWire } from '../../../src/contract/vod.ts'
import { readMovies, similarTo } from '../../../src/domains/vod/movies.ts'

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

const film = (movie_id: number, genre_ids: number[], is_protected = false) =>
  readAll([{ movie_id, genre_ids, is_protected }])[0] as Movie

it('TVX-29 the similar film has most genres in common, is the next of those in the list, and fits who has just watched', () => {
  const [crime, other, twin, later, adult] = [
    film(1, [1, 2, 3]),
    film(2, [1]),
    film(3, [1, 2]),
    film(4, [2, 1]),
    film(5, [1, 2, 3], true),
  ] as [Movie, Movie, Movie, Movie, Movie]
  const all = [other, twin, crime, later, adult]
  expect(similarTo(crime, all)?.movie_id).toBe(4)
  expect(similarTo(crime, [other, twin, crime])?.movie_id).toBe(3)
  expect(similarTo(crime, [crime, other])?.movie_id).toBe(2)
  expect(similarTo(adult, all)?.movie_id).toBe(1)
  expect(similarTo(crime, [crime, film(6, [9]), adult])).toBeNull()
  expect(similarTo(crime, [crime])).toBeNull()
})
