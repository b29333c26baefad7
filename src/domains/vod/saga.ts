import { call, fork, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { type Id, idOf } from '../../contract/looseId.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { routeEntered, selectHow } from '../../core/routing/slice.ts'
import { go, service } from '../../core/services.ts'
import { contentReset } from '../language/slice.ts'
import { ensureAll, loadAll, loadMovie, loadPackage } from './load.saga.ts'
import { packagesSlice } from './packages/slice.ts'
import { vodPaths } from './paths.ts'
import { purchaseSaga } from './purchase/saga.ts'
import { purchaseSlice } from './purchase/slice.ts'
import { resumeSaga } from './resume/saga.ts'
import { resumeSlice } from './resume/slice.ts'
import { settingsSaga } from './settings.saga.ts'
import { moviesWanted, movieWanted, selectDetailStatus, selectMoviesStatus, vodSlice } from './slice.ts'

export function* vodSaga() {
  yield* fork(settingsSaga)
  yield* fork(purchaseSaga)
  yield* fork(resumeSaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeEvery(movieWanted, ({ payload }) => loadMovie(payload))
  // `takeLatest` cancels requests in the previous language.
  yield* takeLatest([moviesWanted, contentReset], reload)
}

function* onEntered({ payload: { screen, params } }: ReturnType<typeof routeEntered>) {
  const domains = yield* service('domains')
  if (domains.get(screen)?.domain.name !== 'vod') return
  if (screen === 'vod') return yield* call(toBrowse)
  yield* fork(ensureAll)
  const id = idOf(params.movieId ?? params.pckgId ?? '')
  if (id === '') return
  if (screen === 'vodMovie' || screen === 'vodProtected') yield* fork(ensureMovie, id)
  if (screen === 'vodPackage') yield* fork(loadPackage, id)
}

/**
 * Loads a film's current state each time it is opened. A protected film and the prompt in front of it replace each other,
 * and are one opening.
 */
function* ensureMovie(id: Id) {
  const status = yield* select(selectDetailStatus, id)
  const isKnown = status === 'fetching' || status === 'success'
  if ((yield* select(selectHow)) !== 'replace' || !isKnown) yield* call(loadMovie, id)
}

/** Redirects `/vod` to the list of films (VOD-01). */
function* toBrowse() {
  const history = yield* service('history')
  const { search } = history.presentPlace()
  yield* go(vodPaths.browse + search, { replace: true, from: vodPaths.vod })
}

/** Loads everything again after a change of language, because the hotel sends the films in the guest's language. */
function* reload({ type }: { type: string }) {
  const isAsked = (yield* select(selectMoviesStatus)) !== 'unknown'
  if (isAsked || type === moviesWanted.type) yield* call(loadAll)
}

export const vodState: DomainState = {
  slices: [vodSlice, packagesSlice, purchaseSlice, resumeSlice],
  saga: vodSaga,
}
