import { buffers, eventChannel } from 'redux-saga'
import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { isTelevision } from '../../browser/deviceKind.ts'
import { control, isPlaying, type PlayKey } from '../../browser/media.ts'
import { pushed } from '../../core/pushed.ts'
import { nextTask } from '../../core/scheduler.ts'
import { log, service } from '../../core/services.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { actionOf, type KeyAction } from '../../ui/focus/keyTable.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogClosed, dialogRaised, selectDialog } from '../dialogs/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectDeviceMode, sessionReset } from '../session/slice.ts'
import { dueReboot } from './reboot.ts'
import {
  commandExecuted,
  deviceRefreshed,
  remoteKeyPressed,
  screenWoken,
  selectDevice,
  selectIsBlank,
} from './slice.ts'

/** What only a television does: obey the hotel, heed the play keys, start anew each day. */
export function* watchTelevision() {
  yield* takeEvery(pushed.deviceCommand, executeCommand)
  yield* takeEvery(dialogRaised, wake)
  yield* fork(watchKeys)
  yield* fork(rebootDaily)
}

/** By its maker, or because the hotel opened the app in the mode of a television. */
function* isOnTelevision() {
  const { kind } = yield* service('device')
  return isTelevision(kind) || (yield* select(selectDeviceMode)) === 'tv'
}

/** A guest's own device is nobody's to command (DEV-02). */
function* executeCommand({ payload: { command } }: ReturnType<typeof pushed.deviceCommand>) {
  if (!(yield* isOnTelevision()))
    return yield* log('warn', 'device', `the command ${command} is for televisions`)
  if (command === 'off' && (yield* isOverruled())) return
  yield* put(commandExecuted(command))
  if (command === 'reboot') yield* call(reload)
}

/**
 * Below a black screen nobody would see how to stop an alarm: the set goes dark once what is urgent is answered, unless
 * the hotel wants something else meanwhile.
 */
function* isOverruled() {
  const { command } = yield* race({
    command: take(pushed.deviceCommand),
    answered: call(untilNothingIsUrgent),
  })
  return command !== undefined
}

function* untilNothingIsUrgent() {
  while ((yield* select(selectDialog))?.isUrgent) yield* take(dialogClosed)
}

/** Whoever is at the door is seen on a set that sleeps, too, and who is woken sees what rings and how to stop it. */
function* wake({ payload: { isUrgent } }: ReturnType<typeof dialogRaised>) {
  if (isUrgent && (yield* select(selectIsBlank))) yield* put(screenWoken())
}

/** Nothing that is on its way to the hotel is cut off. */
function* reload() {
  const hotel = yield* service('hotel')
  const page = yield* service('page')
  yield* call(hotel.settled)
  page.reload()
}

const playKeys: readonly (KeyAction | null)[] = [
  'play',
  'pause',
  'playPause',
  'stop',
  'forward',
  'rewind',
] satisfies PlayKey[]
const isPlayKey = (action: KeyAction): action is PlayKey => playKeys.includes(action)
const focusKeys: readonly KeyAction[] = ['up', 'down', 'left', 'right', 'ok', 'back']

function* watchKeys() {
  const device = yield* service('device')
  const keys = eventChannel<{ action: KeyAction; event: Event }>(
    (emit) =>
      device.onInput((event) => {
        const action = event instanceof KeyboardEvent ? actionOf(event) : null
        if (action && !focusKeys.includes(action)) emit({ action, event })
      }),
    buffers.expanding(),
  )
  while (true) {
    const { action, event } = yield* take(keys)
    if (!(yield* isOnTelevision())) continue
    // The player of a film takes its keys itself, and would be told to pause and to play at once.
    yield* call(nextTask)
    if (isPlayKey(action) && !event.defaultPrevented) control(action)
    yield* put(remoteKeyPressed(action))
  }
}

/** The day of the last daily reboot, so that the reload that it was is not followed by another. */
const rebootedKey = 'device-rebooted'
/** Someone who pressed a key so many minutes ago is still before the set. */
const usageTimeoutMs = 30 * 60_000
/** So long an alarm is heard at most. */
const alarmMs = 10 * 60_000

/** Mode `tv` only: at its time, or at the fallback where that was missed or the set was in use (DEV-16). */
function* rebootDaily() {
  const device = yield* service('device')
  const now = yield* service('now')
  const storage = yield* service('storage')
  let lastUse = Number.NEGATIVE_INFINITY
  const stopWatchingInput = device.onInput(() => {
    lastUse = now()
  })
  let lastAlarm = Number.NEGATIVE_INFINITY
  yield* takeEvery(pushed.getPopUpWakeUp, () => {
    lastAlarm = now()
  })
  let rebootedOn = storage.local.get(rebootedKey)
  // A sign-out clears what is stored, and this is the set's, not the guest's.
  yield* takeEvery(sessionReset, () => {
    if (rebootedOn) storage.local.set(rebootedKey, rebootedOn)
  })
  const randomShare = Math.random()
  let before = yield* wallClock()
  // At the fallback the set starts anew as soon as nothing plays or rings.
  let isWaiting = false
  try {
    while (true) {
      yield* take(deviceRefreshed)
      const step = { before, now: yield* wallClock() }
      before = step.now
      const today = step.now.slice(0, 10)
      if ((yield* select(selectDeviceMode)) !== 'tv' || rebootedOn === today) continue
      const {
        reboot_time: time,
        reboot_fallback: fallback,
        reboot_random_offset,
      } = yield* select(selectConfig)
      const due = dueReboot(step, {
        time,
        fallback,
        offsetMinutes: Math.floor(randomShare * (reboot_random_offset + 1)),
      })
      const { power } = yield* select(selectDevice)
      // Nobody is woken by a set that starts anew while it rings.
      const isHeard = isPlaying() || now() - lastAlarm < alarmMs
      const isInUse = power === 'on' && (isHeard || now() - lastUse < usageTimeoutMs)
      isWaiting ||= due === 'fallback'
      if (!(due === 'first' && !isInUse) && !(isWaiting && !isHeard)) continue
      isWaiting = false
      rebootedOn = today
      storage.local.set(rebootedKey, today)
      yield* call(reload)
    }
  } finally {
    stopWatchingInput()
  }
}

function* wallClock() {
  const now = yield* service('now')
  return hotelTime(now(), yield* select(selectTimezone))
}
