import { call, put, select, takeLatest } from 'typed-redux-saga'
import { getSleepTimer, setSleepTimer } from '../../contract/wakeUp.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log } from '../../core/services.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectAlarmTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { sleepTimerPath } from './paths.ts'
import {
  durationChosen,
  sleepTimerSlice,
  timerFailed,
  timerLoaded,
  timerRefused,
  timerRequested,
  timerSet,
  timerWanted,
} from './slice.ts'

export function* sleepTimerSaga() {
  yield* takeLatest([isVisitOf('sleeptimer'), timerWanted], loadTimer)
  yield* takeLatest([tvSelected, tvsLoaded], reloadOpenScreen)
  // `takeLatest`: the last choice wins.
  yield* takeLatest(durationChosen, setTimer)
}

/** Reloads the timer for another television. */
function* reloadOpenScreen() {
  if (yield* isScreenOpen(sleepTimerPath)) yield* put(timerWanted())
}

function* loadTimer() {
  const tv = yield* select(selectAlarmTv)
  if (!tv) return
  yield* put(timerRequested())
  const outcome = yield* callHotel(getSleepTimer, { room_id: tv.id })
  if (outcome.kind === 'ok') return yield* put(timerLoaded(instantOf(outcome.answer.ends)))
  yield* log('error', 'sleepTimer', `the sleep timer did not load: ${outcome.kind}`)
  yield* put(timerFailed())
}

function* setTimer({ payload: minutes }: ReturnType<typeof durationChosen>) {
  const tv = yield* select(selectAlarmTv)
  if (!tv) return yield* put(timerRefused())
  const outcome = yield* callHotel(setSleepTimer, { room_id: tv.id, minutes })
  if (outcome.kind === 'ok') {
    const endsAt = instantOf(outcome.answer.ends)
    yield* put(timerSet(endsAt))
    // The hotel has set the timer, but did not send its end.
    return minutes > 0 && endsAt === null && (yield* call(loadTimer))
  }
  yield* log('warn', 'sleepTimer', `the sleep timer was not set: ${outcome.kind}`)
  yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
  yield* put(timerRefused())
}

/** Parses an ISO 8601 time to ms; null if it is missing. */
function instantOf(time: string | null): number | null {
  const instant = time ? Date.parse(time) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

export const sleepTimerState: DomainState = { slices: [sleepTimerSlice], saga: sleepTimerSaga }
