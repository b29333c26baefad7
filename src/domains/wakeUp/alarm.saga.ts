import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { createAlarm } from '../../browser/alarm.ts'
import { snoozeWakeUp, stopWakeUp } from '../../contract/wakeUp.ts'
import { countsTwelve, hotelTime, readableTime, timeOfDay } from '../clock.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { selectLanguage } from '../language/slice.ts'
import { noticeRaised } from '../notices/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { pushed } from '../pushed.ts'
import { selectRoomTv } from '../remoteTv/slice.ts'
import { selectIsWalkin, selectMode } from '../session/slice.ts'
import { callHotel, log } from '../world.ts'
import { alarmClosed, alarmSnoozed, alarmStopped, wakeUpsWanted } from './slice.ts'
import { volumeAt } from './volume.ts'

const dialog = 'wakeUp'

/** It is time: the room's devices say so, and the one that is the TV sounds (WAKE-09). */
export function* ringAlarm({ payload }: ReturnType<typeof pushed.getPopUpWakeUp>) {
  const [wakeUp] = payload.wakeup
  if (!wakeUp || (yield* select(selectIsWalkin))) return
  const config = yield* select(selectConfig)
  const at = Date.parse(wakeUp.time)
  const twelve = countsTwelve(config.date_format, yield* select(selectLanguage))
  const wallClock = Number.isNaN(at) ? '' : timeOfDay(hotelTime(at, yield* select(selectTimezone)))
  yield* put(
    dialogRaised({
      id: dialog,
      title: 'wakeUp.alarm.title',
      ...(wallClock && { text: 'wakeUp.alarm.text', values: { time: readableTime(wallClock, twelve) } }),
      choices: [
        { label: 'wakeUp.alarm.stop', event: alarmStopped(wakeUp.id) },
        { label: 'wakeUp.alarm.snooze', event: alarmSnoozed(wakeUp.id) },
      ],
      closed: alarmClosed(),
      isUrgent: true,
    }),
  )
  if ((yield* select(selectMode)) === 'tv') yield* fork(sound)
}

/** Louder and louder until someone answers it, here or elsewhere, or it rings anew. */
function* sound() {
  const config = yield* select(selectConfig)
  const alarm = createAlarm()
  try {
    yield* race({ rise: call(rise, alarm, config), end: take([alarmClosed, pushed.getPopUpWakeUp]) })
  } finally {
    alarm.stop()
  }
}

function* rise(alarm: ReturnType<typeof createAlarm>, config: Parameters<typeof volumeAt>[1]) {
  for (let seconds = 0; ; seconds += config.wakeup_between_steps || 1) {
    alarm.loudness(volumeAt(seconds, config) / 100)
    yield* delay((config.wakeup_between_steps || 1) * 1000)
  }
}

export function* answerAlarm(event: ReturnType<typeof alarmSnoozed | typeof alarmStopped>) {
  const tv = yield* select(selectRoomTv)
  if (!tv) return
  const spec = alarmSnoozed.match(event) ? snoozeWakeUp : stopWakeUp
  const outcome = yield* callHotel(spec, { room_id: tv.id, id: event.payload })
  if (outcome.kind !== 'ok') {
    yield* log('warn', 'wakeUp', `the alarm was not answered: ${outcome.kind}`)
    yield* put(noticeRaised({ text: 'errors.request' }))
  }
  yield* put(wakeUpsWanted())
}
