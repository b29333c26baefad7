import { fork, put, select, take, takeLatest } from 'typed-redux-saga'
import { getSleepTimer, setSleepTimer } from '../../contract/wakeUp.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { callHotel, log, world } from '../world.ts'
import {
  timerChosen,
  timerFailed,
  timerRead,
  timerRefused,
  timerRequested,
  timerSet,
  timerWanted,
} from './slice.ts'

export function* sleepTimerSaga() {
  yield* fork(keepRead)
  // The last press wins.
  yield* takeLatest(timerChosen, set)
}

/** Nobody asks before the guest has come to see it. */
function* keepRead() {
  yield* take(timerWanted)
  yield* fork(load)
  yield* takeLatest([timerWanted, tvSelected, tvsLoaded], load)
}

function* load() {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  yield* put(timerRequested())
  const outcome = yield* callHotel(getSleepTimer, { room_id: tv.id })
  if (outcome.kind === 'ok') return yield* put(timerRead(yield* yetToCome(outcome.answer.ends)))
  yield* log('warn', 'sleepTimer', `the sleep timer did not load: ${outcome.kind}`)
  yield* put(timerFailed())
}

function* set({ payload: minutes }: ReturnType<typeof timerChosen>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(timerRefused())
  const outcome = yield* callHotel(setSleepTimer, { room_id: tv.id, minutes })
  if (outcome.kind === 'ok') return yield* put(timerSet(yield* yetToCome(outcome.answer.ends)))
  yield* log('warn', 'sleepTimer', `the sleep timer was not set: ${outcome.kind}`)
  yield* put(noticeRaised({ text: 'errors.request' }))
  yield* put(timerRefused())
}

/** A timer that has run out is none. */
function* yetToCome(ends: string | null) {
  const now = yield* world('now')
  const at = ends ? Date.parse(ends) : Number.NaN
  return at > now() ? at : null
}
