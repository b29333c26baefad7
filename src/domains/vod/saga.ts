import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { all, call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { type Id, idOf } from '../../contract/looseId.ts'
import { addResumeTime } from '../../contract/vod.ts'
import { stateOf } from '../../core/load.ts'
import { persist } from '../../core/persistence.ts'
import { routeEntered, selectHow } from '../../core/routing/slice.ts'
import { callHotel, go, log, service } from '../../core/services.ts'
import { contentReset } from '../language/slice.ts'
import { progressReported } from '../player/slice.ts'
import {
  checkinLost,
  logoutRequested,
  registered,
  selectIsRegistered,
  selectIsSignedInOnChannel,
  selectIsWalkin,
  selectUserId,
  sessionReset,
  signedInOnChannel,
} from '../session/slice.ts'
import { ensureAll, loadAll, loadMovie, loadPackage } from './load.saga.ts'
import { filmIdOf } from './movies.ts'
import { resumeTimesKey, vodPaths } from './paths.ts'
import { purchaseSaga } from './purchase.saga.ts'
import { packageChangesSlice, packageList, purchaseSlice } from './purchaseSlice.ts'
import {
  moviesWanted,
  movieWanted,
  onlyFreeChosen,
  resumeTimeChanged,
  selectDetailStatus,
  selectMoviesStatus,
  selectOnlyFree,
  vodSlice,
} from './slice.ts'

interface ResumeState {
  /** Positions that the hotel has not confirmed yet, in seconds, by film id; only the latest of each film. */
  unsent: Record<string, number>
  /** User id of the guest who watched the films. */
  owner: string
}

interface ResumeTime {
  id: Id
  seconds: number
}

const initialState: ResumeState = { unsent: {}, owner: '' }

const resumeSlice = createSlice({
  name: 'vodResume',
  initialState,
  reducers: {
    /** Positions were stored on this device, or none of this guest. */
    resumeTimesRestored: (_, { payload }: PayloadAction<ResumeState>) => payload,
    /** The guest has left a film at this position, or plays on. */
    resumeTimeReached(state, { payload: { id, seconds } }: PayloadAction<ResumeTime>) {
      state.unsent[id] = seconds
    },
    /** The hotel has stored a position. The film may have played on since: then the newer position stays unsent. */
    resumeTimeStored(state, { payload: { id, seconds } }: PayloadAction<ResumeTime>) {
      if (state.unsent[id] === seconds) delete state.unsent[id]
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registered, (state, { payload }) => {
        const owner = payload.checkin?.id ?? ''
        return state.owner !== '' && state.owner !== owner ? { ...initialState, owner } : { ...state, owner }
      })
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      .addCase(sessionReset, () => initialState),
  selectors: {
    selectResume: (state) => state,
    selectUnsent: (state) => state.unsent,
  },
})

const { resumeTimesRestored, resumeTimeReached, resumeTimeStored } = resumeSlice.actions
const { selectResume, selectUnsent } = resumeSlice.selectors

const Stored = v.object({ owner: v.string(), unsent: v.record(v.string(), v.number()) })

/**
 * Sends the playback positions to the hotel, which keeps them for all devices of the room (VOD-34). Those that it has
 * not confirmed are kept on this device, also over a reload, and sent again on each channel on which the guest is signed
 * in (SENT-08).
 */
function* resumeSaga() {
  yield* call(restore)
  const { local } = yield* service('storage')
  yield* persist(selectResume, (resume) => {
    if (Object.keys(resume.unsent).length === 0) local.remove(resumeTimesKey)
    else local.write(resumeTimesKey, resume)
  })
  yield* takeEvery(progressReported, onProgress)
  yield* takeEvery(signedInOnChannel, sendAll)
  if (yield* select(selectIsSignedInOnChannel)) yield* call(sendAll)
}

function* restore() {
  const { local } = yield* service('storage')
  const owner = yield* select(selectUserId)
  const stored = local.read(resumeTimesKey, Stored)
  const isOwn = stored !== undefined && (owner === '' || stored.owner === owner)
  yield* put(resumeTimesRestored(isOwn ? stored : { unsent: {}, owner }))
}

function* onProgress({ payload }: ReturnType<typeof progressReported>) {
  const id = filmIdOf(payload.id)
  if (id === null) return
  // A film that was watched to its end starts from the beginning next time.
  const seconds = payload.why === 'ended' ? 0 : payload.seconds
  yield* put(resumeTimeChanged({ id, seconds }))
  if (!(yield* select(selectIsRegistered)) || (yield* select(selectIsWalkin))) return
  yield* put(resumeTimeReached({ id, seconds }))
  if (yield* select(selectIsSignedInOnChannel)) yield* call(send, id)
}

function* sendAll() {
  const ids = Object.keys(yield* select(selectUnsent))
  yield* all(ids.map((id) => call(send, idOf(id))))
}

function* send(id: Id) {
  const seconds = (yield* select(selectUnsent))[id]
  if (seconds === undefined) return
  // Not sent again by the channel, whose next guest may be another one: the sign-in sends what is unsent.
  const outcome = yield* callHotel(addResumeTime, { movie_id: id, resume_time: seconds }, { resend: false })
  if (outcome.kind === 'ok') return yield* put(resumeTimeStored({ id, seconds }))
  yield* log('warn', 'vod', `the place in film ${id} was not kept: ${outcome.kind}`)
}

const onlyFreeKey = 'vod-only-free'

/** Persists the guest's setting on the device (VOD-29). */
function* settingsSaga() {
  const { local } = yield* service('storage')
  if (local.read(onlyFreeKey, v.boolean())) yield* put(onlyFreeChosen(true))
  yield* persist(selectOnlyFree, (onlyFree) => {
    if (onlyFree) local.write(onlyFreeKey, true)
    else local.remove(onlyFreeKey)
  })
}

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

export const vodState = stateOf([packageList], {
  slices: [vodSlice, packageChangesSlice, purchaseSlice, resumeSlice],
  saga: vodSaga,
})
