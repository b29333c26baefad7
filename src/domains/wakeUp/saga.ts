import { call, fork, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { deleteWakeUp, getWakeUp, setWakeUp } from '../../contract/wakeUp.ts'
import { selectConfig } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { pushed } from '../pushed.ts'
import { selectRoomTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { callHotel, log } from '../world.ts'
import { answerAlarm, ringAlarm } from './alarm.saga.ts'
import {
  alarmSnoozed,
  alarmStopped,
  changeRefused,
  changeTaken,
  wakeUpDropped,
  wakeUpsFailed,
  wakeUpsLoaded,
  wakeUpsRequested,
  wakeUpsWanted,
  wakeUpWished,
} from './slice.ts'

export function* wakeUpSaga() {
  yield* fork(keepRead)
  yield* takeLeading(wakeUpWished, wish)
  yield* takeLeading(wakeUpDropped, drop)
  yield* takeEvery(pushed.getPopUpWakeUp, ringAlarm)
  yield* takeEvery([alarmSnoozed, alarmStopped], answerAlarm)
}

/** Nobody asks before the guest has come to see them. */
function* keepRead() {
  yield* take(wakeUpsWanted)
  yield* fork(load)
  yield* takeLatest([wakeUpsWanted, tvSelected, tvsLoaded], load)
}

function* load() {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  yield* put(wakeUpsRequested())
  const outcome = yield* callHotel(getWakeUp, { room_id: tv.id })
  if (outcome.kind === 'ok') return yield* put(wakeUpsLoaded(outcome.answer))
  yield* log('warn', 'wakeUp', `the wake-ups did not load: ${outcome.kind}`)
  yield* put(wakeUpsFailed())
}

/** The hotel's TV wakes the guest, as loud and as often as the configuration says (WAKE-08 to WAKE-10). */
function* wish({ payload: { id, time, active } }: ReturnType<typeof wakeUpWished>) {
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
  yield* call(settle, outcome.kind)
}

function* drop({ payload: id }: ReturnType<typeof wakeUpDropped>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return yield* put(changeRefused())
  const outcome = yield* callHotel(deleteWakeUp, { room_id: tv.id, id })
  yield* call(settle, outcome.kind)
}

/** Whatever came of it, the screen shows what the hotel holds now (WAKE-07). */
function* settle(kind: string) {
  if (kind === 'ok') yield* put(changeTaken())
  else {
    yield* log('warn', 'wakeUp', `a wake-up was not changed: ${kind}`)
    yield* put(noticeRaised({ text: 'errors.request' }))
    yield* put(changeRefused())
  }
  yield* call(load)
}
