import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { idAsGiven, list } from '../../../contract/values.ts'
import { persist } from '../../../core/persistence.ts'
import { service } from '../../../core/services.ts'
import { selectConfig } from '../../config/slice.ts'
import { keyPressed } from '../../remoteTv/slice.ts'
import { isSessionEnd, registered, selectUserId, sessionEnds } from '../../session/slice.ts'
import { channelPlayed, channelWatched, favouritesRead, selectFavourites } from './slice.ts'

const key = 'tv-favourites'
const Kept = v.object({ stay: v.pipe(v.string(), v.nonEmpty()), ids: list(idAsGiven) })

/** Channels that the guest watches become favourites, which are persisted on this device for the stay (EPG-24). */
export function* favouritesSaga() {
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
