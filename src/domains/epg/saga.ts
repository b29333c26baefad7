import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { getTVChannels, playChannel } from '../../contract/epg.ts'
import { idAsGiven, list } from '../../contract/values.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { persist } from '../../core/persistence.ts'
import { navigated, routeEntered } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { selectConfig } from '../config/slice.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  aboutTv,
  keyPressed,
  playbackStarted,
  roomIpIdOf,
  selectIsThisSet,
  selectRoomTv,
  tvCommandOptions,
} from '../remoteTv/slice.ts'
import { isSessionEnd, registered, selectUserId, sessionEnds } from '../session/slice.ts'
import {
  channelChosen,
  channelDwelt,
  channelPlayed,
  channelRefused,
  channelWatched,
  epgPlaySlice,
  favouritesRead,
  selectFavourites,
} from './play/slice.ts'
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

const key = 'tv-favourites'
const Kept = v.object({ stay: v.pipe(v.string(), v.nonEmpty()), ids: list(idAsGiven) })

/** Channels that the guest watches become favourites, which are persisted on this device for the stay (EPG-24). */
function* favouritesSaga() {
  yield* call(read)
  yield* takeEvery(registered, read)
  yield* takeLatest(channelPlayed, watch)
  const { local } = yield* service('storage')
  yield* persist(selectFavourites, (favourites) => {
    if (favourites.stay && favourites.ids.length > 0) local.write(key, favourites)
  })
}

function* read() {
  const stay = yield* select(selectUserId)
  const { local } = yield* service('storage')
  const kept = local.read(key, Kept)
  if (kept?.stay === stay) return yield* put(favouritesRead(kept))
  // Favourites of another stay belong to another guest, and are removed.
  if (stay) local.remove(key)
  yield* put(favouritesRead({ stay, ids: [] }))
}

/** Keys that switch the television to something else. */
const leavesChannel = (command: string) =>
  ['power', 'channel_up', 'channel_down', 'home', 'stop'].includes(command) || /^\d$/.test(command)

function* watch({ payload: id }: ReturnType<typeof channelPlayed>) {
  const { tv_favourites_min_time: seconds } = yield* select(selectConfig)
  const { watched } = yield* race({
    watched: delay(seconds * 1000, true),
    left: call(waitForLeaving),
  })
  if (watched) yield* put(channelWatched(id))
}

function* waitForLeaving() {
  while (true) {
    const event = yield* take([keyPressed, ...sessionEnds])
    if (isSessionEnd(event) || leavesChannel(keyPressed.match(event) ? event.payload : '')) return
  }
}

function* playSaga() {
  yield* takeLatest([channelChosen, channelDwelt], play)
}

/**
 * Plays a channel on the television that the guest has selected (EPG-21, EPG-22). On this television the guide steps
 * aside for it (TVX-06), unless the guest has only rested on the channel and may be looking for another.
 */
function* play({
  type,
  payload: { id, name, category_id },
}: ReturnType<typeof channelChosen> | ReturnType<typeof channelDwelt>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const ask = { room_ip_id: roomIpIdOf(tv), start_channel_id: id, category_id }
  const outcome = yield* callHotel(playChannel, ask, tvCommandOptions)
  if (outcome.kind === 'ok') {
    yield* put(channelPlayed(id))
    if (type === channelChosen.type) yield* put(playbackStarted())
    if (yield* select(selectIsThisSet)) return
    return yield* put(noticeRaised({ about: aboutTv, text: 'epg.plays', values: { channel: name } }))
  }
  yield* log('warn', 'epg', `channel ${id} does not play: ${outcome.kind}`)
  yield* put(channelRefused())
  yield* put(noticeRaised({ about: aboutTv, text: 'player.failed', isFailure: true }))
}

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
