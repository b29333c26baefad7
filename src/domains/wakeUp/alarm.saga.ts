import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { type Alarm, createAlarm } from '../../browser/alarm.ts'
import { snoozeWakeUp, stopWakeUp } from '../../contract/wakeUp.ts'
import { pushed } from '../../core/pushed.ts'
import { callHotel, log } from '../../core/services.ts'
import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { selectUses12HourClock } from '../formats/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectAlarmTv, selectRemoteTv, tvListEnds } from '../remoteTv/slice.ts'
import { selectDeviceMode, selectIsWalkin } from '../session/slice.ts'
import { alarmClosed, alarmSnoozed, alarmStopped, wakeUpsWanted } from './slice.ts'
import { type VolumeConfig, volumeAt } from './volume.ts'

const dialogId = 'wakeUp'

/** Opens a dialog on every device of the room; the television also plays a sound (WAKE-09). */
export function* ringAlarm({ payload }: ReturnType<typeof pushed.getPopUpWakeUp>) {
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

export function* answerAlarm(event: ReturnType<typeof alarmSnoozed | typeof alarmStopped>) {
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
  yield* put(wakeUpsWanted())
}
