import { all, call, put, select } from 'typed-redux-saga'
import type { Id } from '../../contract/looseId.ts'
import { getCurrentVoucher, getGenres, getMovies, getPackages } from '../../contract/vod.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectIsWalkin } from '../session/slice.ts'
import { readMovies } from './movies.ts'
import { newest, packageList, packageLoaded, selectPackageChanges } from './purchaseSlice.ts'
import {
  genresLoaded,
  movieFailed,
  movieLoaded,
  movieRequested,
  moviesFailed,
  moviesLoaded,
  moviesRequested,
  moviesWanted,
  selectChanges,
  selectLoadedAt,
  selectMovie,
  selectMoviesStatus,
  vouchersCounted,
} from './slice.ts'

type Entries = Parameters<typeof readMovies>[0]
const read = (entries: Entries) => runInSlices(readMovies(entries))

/** A list older than this is requested again when the guest returns to it: another device may have bought a film. */
const lifetimeMs = 60_000

/** Loads the lists that are missing or stale. */
export function* ensureAll() {
  const now = yield* service('now')
  const status = yield* select(selectMoviesStatus)
  const isNew = now() - (yield* select(selectLoadedAt)) < lifetimeMs
  if (status === 'fetching' || (status === 'success' && isNew)) {
    if ((yield* select(packageList.select)).status === 'failure') yield* packageList.run([])
    return
  }
  yield* put(moviesWanted())
}

export function* loadAll() {
  yield* all([call(loadMovies), call(loadGenres), packageList.run([]), call(countVouchers)])
}

export function* loadMovies() {
  const now = yield* service('now')
  yield* put(moviesRequested())
  const known = yield* select(selectChanges)
  const outcome = yield* callHotel(getMovies, { content_type: 'movie' })
  const movies = outcome.kind === 'ok' ? yield* call(read, outcome.answer) : null
  if (movies) return yield* put(moviesLoaded({ movies, at: now(), known }))
  yield* log('error', 'vod', `the films did not load: ${outcome.kind}`)
  yield* put(moviesFailed())
}

/** A failure is only logged: films without genres can still be watched, but are harder to find. */
function* loadGenres() {
  const outcome = yield* callHotel(getGenres, {})
  if (outcome.kind === 'ok') return yield* put(genresLoaded(outcome.answer))
  yield* log('error', 'vod', `the genres did not load: ${outcome.kind}`)
}

export function* countVouchers() {
  // A guest without a room has none.
  if (yield* select(selectIsWalkin)) return
  const outcome = yield* callHotel(getCurrentVoucher, {})
  if (outcome.kind === 'ok') return yield* put(vouchersCounted(outcome.answer.num))
  yield* log('error', 'vod', `the vouchers were not counted: ${outcome.kind}`)
  yield* put(vouchersCounted(0))
}

/** Loads the current state of one film (VOD-08). Returns false if the request fails. */
export function* loadMovie(id: Id) {
  yield* put(movieRequested(id))
  const known = yield* select(selectChanges)
  const outcome = yield* callHotel(getMovies, { content_type: 'movie', movie_id: id })
  if (outcome.kind === 'ok') {
    const movies = yield* call(read, outcome.answer)
    const movie = movies?.find(({ movie_id }) => movie_id === id) ?? null
    yield* put(movieLoaded({ id, movie, known }))
    return true
  }
  yield* log('error', 'vod', `film ${id} did not load: ${outcome.kind}`)
  // A refusal for an id that was never loaded means that the hotel has no such film.
  const isUnknown = outcome.kind === 'refused' && (yield* select(selectMovie, id)) === null
  yield* put(isUnknown ? movieLoaded({ id, movie: null, known }) : movieFailed(id))
  return false
}

/** Loads the current state of one package. Returns false if that fails. */
export function* loadPackage(id: Id) {
  const known = yield* select(selectPackageChanges)
  const outcome = yield* callHotel(getPackages, { pckg_id: id })
  const received = outcome.kind === 'ok' ? outcome.answer.find(({ pckg_id }) => pckg_id === id) : undefined
  if (received) yield* put(packageLoaded(yield* newest(received, known)))
  else yield* log('error', 'vod', `package ${id} did not load: ${outcome.kind}`)
  return received !== undefined
}
