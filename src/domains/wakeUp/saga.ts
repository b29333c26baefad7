import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { TvEntry } from '../../contract/rooms.ts'
import { deleteWakeUp, getWakeUp, setWakeUp, type WakeUp } from '../../contract/wakeUp.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { pushed } from '../../core/pushed.ts'
import { isScreenOpen, isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { selectConfig } from '../config/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { isSameTv, selectAlarmTv, tvSelected, tvsLoaded } from '../remoteTv/slice.ts'
import { answerAlarm, ringAlarm } from './alarm.saga.ts'
import { wakeUpPath } from './paths.ts'
import {
  alarmSnoozed,
  alarmStopped,
  changeAccepted,
  changeRefused,
  selectWakeUps,
  wakeUpDeletionRequested,
  wakeUpSlice,
  wakeUpSubmitted,
  wakeUpsFailed,
  wakeUpsLoaded,
  wakeUpsRequested,
  wakeUpsWanted,
} from './slice.ts'

export function* wakeUpSaga() {
  yield* takeLatest([isVisitOf('wakeUp'), wakeUpsWanted], loadWakeUps)
  yield* takeLatest([tvSelected, tvsLoaded], reloadOpenScreen)
  // Identical submissions are ignored while one is pending; others, such as for another television, do not wait.
  yield* takeLeadingBy(wakeUpSubmitted, (change) => JSON.stringify(change), saveWakeUp)
  yield* takeEvery(wakeUpDeletionRequested, removeWakeUp)
  yield* takeEvery(pushed.getPopUpWakeUp, ringAlarm)
  yield* takeEvery([alarmSnoozed, alarmStopped], answerAlarm)
}

/** Reloads the wake-ups for another television. */
function* reloadOpenScreen() {
  if (yield* isScreenOpen(wakeUpPath)) yield* put(wakeUpsWanted())
}

const byTime = (one: WakeUp, other: WakeUp) => Date.parse(one.time) - Date.parse(other.time)

function* loadWakeUps() {
  const tv = yield* select(selectAlarmTv)
  if (!tv) return
  yield* put(wakeUpsRequested())
  const outcome = yield* callHotel(getWakeUp, { room_id: tv.id })
  if (outcome.kind === 'ok') return yield* put(wakeUpsLoaded([...outcome.answer].sort(byTime)))
  yield* log('error', 'wakeUp', `the wake-ups did not load: ${outcome.kind}`)
  yield* put(wakeUpsFailed())
}

/** Sets a wake-up on the room's television, with the configured volume and snooze time (WAKE-08 to WAKE-10). */
function* saveWakeUp({ payload }: ReturnType<typeof wakeUpSubmitted>) {
  const { id, tv, time, active } = payload
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
  yield* call(finishChange, tv, outcome.kind)
}

function* removeWakeUp({ payload: id }: ReturnType<typeof wakeUpDeletionRequested>) {
  const tv = yield* select(selectAlarmTv)
  if (!tv) return yield* put(changeRefused())
  const removed = (yield* select(selectWakeUps)).value.find((wakeUp) => wakeUp.id === id)
  const outcome = yield* callHotel(deleteWakeUp, { room_id: tv.id, id })
  yield* call(finishChange, tv, outcome.kind)
  if (outcome.kind !== 'ok' || !removed) return
  yield* put(
    noticeRaised({
      about: 'wake-up',
      text: 'wakeUp.deleted',
      action: {
        label: 'shop.added.undo',
        event: wakeUpSubmitted({ tv, time: Date.parse(removed.time), active: removed.active }),
      },
    }),
  )
}

/**
 * Ends a change: whether it was accepted or not, the list is loaded again (WAKE-07). The next change does not
 * wait for the list. If the guest has selected another television meanwhile, only a failure is reported.
 */
function* finishChange(tv: TvEntry, kind: string) {
  if (kind !== 'ok') {
    yield* log('warn', 'wakeUp', `a wake-up was not changed: ${kind}`)
    yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
  }
  const shown = yield* select(selectAlarmTv)
  if (!shown || !isSameTv(shown.id, tv.id)) return
  yield* put(kind === 'ok' ? changeAccepted() : changeRefused())
  yield* put(wakeUpsWanted())
}

export const wakeUpState: DomainState = { slices: [wakeUpSlice], saga: wakeUpSaga }
