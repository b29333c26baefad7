import { call, delay, fork, put, race, select, spawn, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { Channel, playChannel } from '../../contract/epg.ts'
import { idAsGiven, list } from '../../contract/values.ts'
import { stateOf } from '../../core/load.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { persist } from '../../core/persistence.ts'
import { navigated } from '../../core/routing/slice.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { clockCorrected, selectClockOffset } from '../../core/time/slice.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { contentReset } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import {
  aboutTv,
  keyPressed,
  playbackStarted,
  roomIpIdOf,
  selectIsThisSet,
  selectRoomTv,
  tvCommandOptions,
  tvListEnds,
} from '../remoteTv/slice.ts'
import { isSessionEnd, registered, selectUserId, sessionEnds } from '../session/slice.ts'
import { loadCurrent, loadWanted } from './load.saga.ts'
import { remindersKey } from './paths.ts'
import { channels, epgSlice, guideReset, wantedChanged } from './slice.ts'
import {
  channelChosen,
  channelDwelt,
  channelPlayed,
  channelRefused,
  channelWatched,
  epgPlaySlice,
  epgRemindersSlice,
  favouritesRead,
  type Reminder,
  reminderEnded,
  reminderSeen,
  reminderSet,
  remindersRead,
  selectFavourites,
  selectReminders,
} from './television.ts'

const StoredReminders = v.object({
  stay: v.pipe(v.string(), v.nonEmpty()),
  reminders: list(v.object({ title: v.string(), startsAt: v.number(), channel: Channel })),
})

/** Time within which the hotel tells its time, and which televisions there are. */
const clockWaitMs = 5000
/** A programme that began longer ago than this, while the device was off, is not announced any more. */
const lateMs = 15 * 60_000

/** Reminds the guest of programmes when they begin. The reminders are persisted on this device for the stay. */
export function* remindSaga() {
  yield* call(readReminders)
  yield* takeEvery(registered, readReminders)
  yield* takeLatest([remindersRead, reminderSet, reminderEnded, clockCorrected], waitForNext)
  const { local } = yield* service('storage')
  yield* persist(selectReminders, (kept) => {
    if (kept.stay) local.write(remindersKey, kept)
  })
  yield* call(waitForNext)
}

function* readReminders() {
  const stay = yield* select(selectUserId)
  const { local } = yield* service('storage')
  const kept = local.read(remindersKey, StoredReminders)
  yield* put(remindersRead(kept?.stay === stay ? kept : { stay, reminders: [] }))
}

function* waitForNext() {
  const { reminders } = yield* select(selectReminders)
  const [next] = [...reminders].sort((one, other) => one.startsAt - other.startsAt)
  if (!next) return
  // Until the hotel has told its time, a wrong clock of the device would take a programme to come for one long gone.
  if ((yield* select(selectClockOffset)) === 0) yield* delay(clockWaitMs)
  yield* delay(Math.max(0, next.startsAt * 1000 - (yield* hotelNow())))
  if ((yield* hotelNow()) < next.startsAt * 1000 + lateMs) yield* call(remind, next)
  yield* put(reminderEnded(next))
}

function* remind({ title, channel }: Reminder) {
  // After a reload the televisions of the room are on their way.
  if ((yield* select(selectRoomTv)) === null)
    yield* race({ loaded: take(tvListEnds), late: delay(clockWaitMs) })
  const canPlay = (yield* select(selectRoomTv)) !== null
  const values = { channel: channel.name, title }
  // On a television the arrows lead to a notice only past the whole screen: a dialog has the focus.
  if (yield* select(selectIsThisSet))
    return yield* put(
      dialogRaised({
        id: remindersKey,
        title: 'epg.starting',
        values,
        choices: [{ label: 'epg.watch', event: channelChosen(channel) }, { label: 'app.close' }],
      }),
    )
  yield* put(
    noticeRaised({
      text: 'epg.starting',
      values,
      stays: { closed: reminderSeen() },
      ...(canPlay && { action: { label: 'epg.watch', event: channelChosen(channel) } }),
    }),
  )
}

const key = 'tv-favourites'
const StoredFavourites = v.object({ stay: v.pipe(v.string(), v.nonEmpty()), ids: list(idAsGiven) })

/** Channels that the guest watches become favourites, which are persisted on this device for the stay (EPG-24). */
function* favouritesSaga() {
  yield* call(readFavourites)
  yield* takeEvery(registered, readFavourites)
  yield* takeLatest(channelPlayed, watch)
  const { local } = yield* service('storage')
  yield* persist(selectFavourites, (favourites) => {
    if (favourites.stay && favourites.ids.length > 0) local.write(key, favourites)
  })
}

function* readFavourites() {
  const stay = yield* select(selectUserId)
  const { local } = yield* service('storage')
  const kept = local.read(key, StoredFavourites)
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
  // On this television the channel says what it shows.
  if (yield* select(selectIsThisSet)) yield* spawn(loadCurrent, id)
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

function* epgSaga() {
  yield* fork(loadWanted)
  yield* fork(playSaga)
  yield* fork(favouritesSaga)
  yield* fork(remindSaga)
  yield* takeEvery(navigated, onNavigated)
  yield* takeEvery([contentReset, hotelReturned], resetGuide)
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

export const epgState = stateOf([channels], {
  slices: [epgSlice, epgPlaySlice, epgRemindersSlice],
  saga: epgSaga,
})
