import { fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { getTVChannels } from '../../contract/epg.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { navigated, routeEntered } from '../../core/routing/slice.ts'
import { callHotel, log } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { favouritesSaga } from './play/favourites.saga.ts'
import { playSaga } from './play/play.saga.ts'
import { epgPlaySlice } from './play/slice.ts'
import { loadWanted } from './programme/load.saga.ts'
import { remindSaga } from './remind/remind.saga.ts'
import { epgRemindersSlice } from './remind/slice.ts'
import {
  channelsFailed,
  channelsLoaded,
  channelsNeeded,
  channelsRequested,
  epgSlice,
  guideReset,
  selectChannelsStatus,
  wantedChanged,
} from './slice.ts'

const screens = ['epg', 'epgChannel', 'tvall', 'tvgroup']

export function* epgSaga() {
  yield* fork(loadWanted)
  yield* fork(playSaga)
  yield* fork(favouritesSaga)
  yield* fork(remindSaga)
  yield* takeEvery(routeEntered, onEntered)
  yield* takeEvery(navigated, onNavigated)
  yield* takeEvery(channelsNeeded, ensureChannels)
  yield* takeLatest([channelsRequested, contentReset, hotelReturned], loadChannels)
  yield* takeEvery([contentReset, hotelReturned], resetGuide)
}

function* onEntered({ payload: { screen } }: ReturnType<typeof routeEntered>) {
  if (screens.includes(screen)) yield* ensureChannels()
}

function* ensureChannels() {
  const status = yield* select(selectChannelsStatus)
  if (status !== 'success' && status !== 'fetching') yield* put(channelsRequested())
}

function* loadChannels() {
  const outcome = yield* callHotel(getTVChannels, {}, { keep: `epg/${yield* select(selectLanguage)}` })
  if (outcome.kind === 'ok') return yield* put(channelsLoaded(outcome.answer))
  yield* log('error', 'epg', `the channels did not load: ${outcome.kind}`)
  yield* put(channelsFailed())
}

const isInGuide = (pathname: string) => /^\/epg(\/|$)/.test(pathname)

/** Discards the programmes when the guest leaves the guide (EPG-18). */
function* onNavigated({ payload }: ReturnType<typeof navigated>) {
  if (payload.paramsOnly || isInGuide(payload.pathname)) return
  yield* put(wantedChanged(null))
  yield* put(guideReset())
}

/** Discards the programmes when the language changes: the cached ones are in the old language. */
function* resetGuide() {
  yield* put(guideReset())
}

export const epgState: DomainState = { slices: [epgSlice, epgPlaySlice, epgRemindersSlice], saga: epgSaga }
