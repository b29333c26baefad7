import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import * as v from 'valibot'
import { Channel } from '../../../contract/epg.ts'
import { list } from '../../../contract/values.ts'
import { persist } from '../../../core/persistence.ts'
import { service } from '../../../core/services.ts'
import { hotelNow } from '../../../core/time/hotelNow.saga.ts'
import { clockCorrected, selectClockOffset } from '../../../core/time/slice.ts'
import { noticeRaised } from '../../notices/slice.ts'
import { selectRoomTv, tvListEnds } from '../../remoteTv/slice.ts'
import { registered, selectUserId } from '../../session/slice.ts'
import { channelChosen } from '../play/slice.ts'
import { remindersKey } from './kept.ts'
import {
  type Reminder,
  reminderEnded,
  reminderSeen,
  reminderSet,
  remindersRead,
  selectReminders,
} from './slice.ts'

const Kept = v.object({
  stay: v.pipe(v.string(), v.nonEmpty()),
  reminders: list(v.object({ title: v.string(), startsAt: v.number(), channel: Channel })),
})

/** Time within which the hotel tells its time, and which televisions there are. */
const clockWaitMs = 5000
/** A programme that began longer ago than this, while the device was off, is not announced any more. */
const lateMs = 15 * 60_000

/** Reminds the guest of programmes when they begin. The reminders are persisted on this device for the stay. */
export function* remindSaga() {
  yield* call(read)
  yield* takeEvery(registered, read)
  yield* takeLatest([remindersRead, reminderSet, reminderEnded, clockCorrected], waitForNext)
  const { local } = yield* service('storage')
  yield* persist(selectReminders, (kept) => {
    if (kept.stay) local.write(remindersKey, kept)
  })
  yield* call(waitForNext)
}

function* read() {
  const stay = yield* select(selectUserId)
  const { local } = yield* service('storage')
  const kept = local.read(remindersKey, Kept)
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
  yield* put(
    noticeRaised({
      text: 'epg.starting',
      values: { channel: channel.name, title },
      stays: { closed: reminderSeen() },
      ...(canPlay && { action: { label: 'epg.watch', event: channelChosen(channel) } }),
    }),
  )
}
