import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { deleteWakeUp, getWakeUp, setWakeUp } from '../../contract/wakeUp.ts'
import { pushed } from '../../core/pushed.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log } from '../../core/services.ts'
import { selectConfig } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { answerAlarm, ringAlarm } from './alarm.saga.ts'
import { wakeUpPath } from './paths.ts'
import {
  alarmSnoozed,
  alarmStopped,
  changeAccepted,
  changeRefused,
  selectWakeUp,
  wakeUpDeletionRequested,
  wakeUpSubmitted,
  wakeUpsFailed,
  wakeUpsLoaded,
  wakeUpsRequested,
  wakeUpsWanted,
} from './slice.ts'

export function* wakeUpSaga() {
  yield* takeLatest([isVisitOf('wakeUp'), wakeUpsWanted], loadWakeUps)
  yield* takeLatest([tvSelected, tvsLoaded], reloadOpenScreen)
  yield* takeLeading(wakeUpSubmitted, saveWakeUp)
  yield* takeLeading(wakeUpDeletionRequested, removeWakeUp)
  yield* takeEvery(pushed.getPopUpWakeUp, ringAlarm)
  yield* takeEvery([alarmSnoozed, alarmStopped], answerAlarm)
}

/** Another television has other wake-ups. */
function* reloadOpenScreen() {
  if (yield* isScreenOpen(wakeUpPath)) yield* put(wakeUpsWanted())
}

function* loadWakeUps() {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  yield* put(wakeUpsRequested())
  const outcome = yield* callHotel(getWakeUp, { room_id: tv.id })
  if (outcome.kind === 'ok') return yield* put(wakeUpsLoaded(outcome.answer))
  yield* log('warn', 'wakeUp', `the wake-ups did not load: ${outcome.kind}`)
  yield* put(wakeUpsFailed())
}

/** The room's TV wakes the guest, as loud and as often as the configuration says (WAKE-08 to WAKE-10). */
function* saveWakeUp({ payload: { id, time, active } }: ReturnType<typeof wakeUpSubmitted>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(changeRefused())
  const config = yield* select(selectConfig)
  const outcome = yield* callHotel(setWakeUp, {
    room_id: tv.id,
    ...(id !== undefined && { id }),
    time: new Date(time).toISOString().replace('.000Z', 'Z'),
    active,
    start_volume: config.wakeup_start_volume,
    volume_step: config.wakeup_volume_step,
    step_seconds: config.wakeup_between_steps,
    max_volume: config.wakeup_max_volume,
    snooze_minutes: config.wakeup_snooze,
  })
  yield* call(finishChange, outcome.kind)
}

function* removeWakeUp({ payload: id }: ReturnType<typeof wakeUpDeletionRequested>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(changeRefused())
  const removed = (yield* select(selectWakeUp)).wakeUps.find((wakeUp) => wakeUp.id === id)
  const outcome = yield* callHotel(deleteWakeUp, { room_id: tv.id, id })
  yield* call(finishChange, outcome.kind)
  if (outcome.kind !== 'ok' || !removed) return
  yield* put(
    noticeRaised({
      about: 'wake-up',
      text: 'wakeUp.deleted',
      action: {
        label: 'shop.added.undo',
        event: wakeUpSubmitted({ time: Date.parse(removed.time), active: removed.active }),
      },
    }),
  )
}

/** Accepted or not, the screen shows what the hotel has now (WAKE-07). The next change need not wait for the list. */
function* finishChange(kind: string) {
  if (kind === 'ok') yield* put(changeAccepted())
  else {
    yield* log('warn', 'wakeUp', `a wake-up was not changed: ${kind}`)
    yield* put(noticeRaised({ text: 'errors.request' }))
    yield* put(changeRefused())
  }
  yield* put(wakeUpsWanted())
}
