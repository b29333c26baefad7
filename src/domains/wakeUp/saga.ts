import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { type Alarm, createAlarm } from '../../browser/sounds.ts'
import type { TvEntry } from '../../contract/rooms.ts'
import { deleteWakeUp, setWakeUp, snoozeWakeUp, stopWakeUp } from '../../contract/wakeUp.ts'
import { stateOf } from '../../core/load.ts'
import { pushed } from '../../core/pushed.ts'
import { callHotel, log } from '../../core/services.ts'
import { takeLeadingBy } from '../../core/takeLeadingBy.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { isSameTv, selectAlarmTv, selectRemoteTv, tvListEnds } from '../remoteTv/slice.ts'
import { selectDeviceMode, selectIsWalkin } from '../session/slice.ts'
import {
  alarmClosed,
  alarmSnoozed,
  alarmStopped,
  changeAccepted,
  changeRefused,
  wakeUpDeletionRequested,
  wakeUpList,
  wakeUpSlice,
  wakeUpSubmitted,
} from './slice.ts'

/** Part of the configuration: volumes from 0 to 100, the time between two steps in seconds. */
interface VolumeConfig {
  wakeup_start_volume: number
  wakeup_volume_step: number
  wakeup_between_steps: number
  wakeup_max_volume: number
}

/** Returns the alarm's volume at a number of seconds after its start, from 0 to 100 (WAKE-08). */
export function volumeAt(seconds: number, config: VolumeConfig): number {
  const { wakeup_start_volume, wakeup_volume_step, wakeup_between_steps, wakeup_max_volume } = config
  const steps = wakeup_between_steps > 0 ? Math.floor(seconds / wakeup_between_steps) : 0
  const maxVolume = Math.min(100, wakeup_max_volume)
  return Math.max(0, Math.min(maxVolume, wakeup_start_volume + steps * wakeup_volume_step))
}

const dialogId = 'wakeUp'

/** Opens a dialog on every device of the room; the television also plays a sound (WAKE-09). */
function* ringAlarm({ payload }: ReturnType<typeof pushed.getPopUpWakeUp>) {
  const [wakeUp] = payload.wakeup
  if (!wakeUp || (yield* select(selectIsWalkin))) return
  const at = Date.parse(wakeUp.time)
  const is12Hour = yield* select(selectUses12HourClock)
  const wallClock = Number.isNaN(at) ? '' : timeOfDay(hotelTime(at, yield* select(selectTimezone)))
  yield* put(
    dialogRaised({
      id: dialogId,
      title: 'wakeUp.alarm.title',
      ...(wallClock && { text: 'wakeUp.alarm.text', values: { time: readableTime(wallClock, is12Hour) } }),
      choices: [
        { label: 'wakeUp.alarm.stop', event: alarmStopped(wakeUp.id) },
        { label: 'wakeUp.alarm.snooze', event: alarmSnoozed(wakeUp.id) },
      ],
      closed: alarmClosed(),
      isUrgent: true,
    }),
  )
  if ((yield* select(selectDeviceMode)) === 'tv') yield* fork(playAlarm)
}

/** Plays until the dialog is closed, or until the alarm rings again. */
function* playAlarm() {
  const config = yield* select(selectConfig)
  const alarm = createAlarm()
  try {
    yield* race({
      sound: call(raiseVolume, alarm, config),
      end: take([alarmClosed, pushed.getPopUpWakeUp]),
    })
  } finally {
    alarm.stop()
  }
}

function* raiseVolume(alarm: Alarm, config: VolumeConfig) {
  const stepSeconds = config.wakeup_between_steps || 1
  for (let seconds = 0; ; seconds += stepSeconds) {
    alarm.loudness(volumeAt(seconds, config) / 100)
    yield* delay(stepSeconds * 1000)
  }
}

function* answerAlarm(event: ReturnType<typeof alarmSnoozed | typeof alarmStopped>) {
  // The alarm may ring before the page knows the televisions of the room.
  if ((yield* select(selectRemoteTv)).status === 'fetching') {
    yield* take(tvListEnds)
    // The session has ended while waiting: the list may belong to the next guest.
    if ((yield* select(selectRemoteTv)).status === 'unknown') return
  }
  const tv = yield* select(selectAlarmTv)
  const spec = alarmSnoozed.match(event) ? snoozeWakeUp : stopWakeUp
  const result = tv ? (yield* callHotel(spec, { room_id: tv.id, id: event.payload })).kind : 'no television'
  if (result !== 'ok') {
    yield* log('warn', 'wakeUp', `the alarm was not answered: ${result}`)
    yield* put(noticeRaised({ text: 'errors.request', isFailure: true }))
  }
  yield* put(wakeUpList.wanted())
}

export function* wakeUpSaga() {
  // Identical submissions are ignored while one is pending; others, such as for another television, do not wait.
  yield* takeLeadingBy(wakeUpSubmitted, (change) => JSON.stringify(change), saveWakeUp)
  yield* takeEvery(wakeUpDeletionRequested, removeWakeUp)
  yield* takeEvery(pushed.getPopUpWakeUp, ringAlarm)
  yield* takeEvery([alarmSnoozed, alarmStopped], answerAlarm)
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
  const removed = (yield* select(wakeUpList.select)).value.find((wakeUp) => wakeUp.id === id)
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
  yield* put(wakeUpList.wanted())
}

export const wakeUpState = stateOf([wakeUpList], { slices: [wakeUpSlice], saga: wakeUpSaga })
