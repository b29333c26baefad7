import { buffers, eventChannel } from 'redux-saga'
import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { isTelevision } from '../../browser/deviceKind.ts'
import { control, isPlaying, type PlayKey } from '../../browser/media.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { pushed } from '../../core/pushed.ts'
import { reloadWhenSettled } from '../../core/reloadWhenSettled.saga.ts'
import { nextTask } from '../../core/scheduler.ts'
import { log, service } from '../../core/services.ts'
import { rebootedKey } from '../../core/storageKeys.ts'
import { addMinutes, hotelTime } from '../../core/time/clock.ts'
import { selectClockOffset } from '../../core/time/slice.ts'
import { actionOf, type KeyAction } from '../../ui/focus/keys.ts'
import { selectIsConnected } from '../channel/slice.ts'
import { selectConfig } from '../config/slice.ts'
import { dialogClosed, dialogRaised, selectDialog } from '../dialogs/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { checkinLost, selectDeviceMode } from '../session/slice.ts'
import { awaitNextGuest, forgetGuest } from './nextGuest.saga.ts'
import {
  commandExecuted,
  deviceRefreshed,
  remoteKeyPressed,
  screenWoken,
  selectDevice,
  selectIsBlank,
} from './slice.ts'

/** When a television reboots each day: times of the hotel's wall clock, and an offset in minutes (DEV-16). */
interface RebootPlan {
  /** `HH:MM` */
  time: string
  /** `HH:MM`, for a television that was asleep, off or in use at the first time. */
  fallback: string
  /** Keeps the televisions of a hotel from rebooting at the same moment. */
  offsetMinutes: number
}

/** Two successive readings of the clock, in the form `YYYY-MM-DD HH:MM:SS`. */
interface ClockStep {
  before: string
  now: string
}

type DueReboot = 'first' | 'fallback' | null

/** A longer step means that the television was asleep: a time within it is missed. */
const maxStepMinutes = 5

/** Returns which of the two times of the day is within this step of the clock. */
export function dueReboot(step: ClockStep, plan: RebootPlan): DueReboot {
  if (step.now > addMinutes(step.before, maxStepMinutes)) return null
  if (isWithin(step, plan.time, plan.offsetMinutes)) return 'first'
  return isWithin(step, plan.fallback, plan.offsetMinutes) ? 'fallback' : null
}

/** Whether the time, plus the offset, is within the step. An invalid time never is. */
function isWithin({ before, now }: ClockStep, time: string, offsetMinutes: number): boolean {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) return false
  // Plus its offset, a time late in the evening may be due on the next day.
  return [before, now].some((moment) => {
    const at = addMinutes(`${moment.slice(0, 10)} ${time.padStart(5, '0')}:00`, offsetMinutes)
    return before < at && at <= now
  })
}

/** Sagas for televisions only: the hotel's commands, the media keys, the daily reboot, and the next guest's sign-in. */
export function* watchTelevision() {
  yield* takeEvery(pushed.deviceCommand, executeCommand)
  yield* takeEvery(dialogRaised, wake)
  yield* takeEvery(checkinLost, onStayEnded)
  yield* fork(watchKeys)
  yield* fork(rebootDaily)
  yield* fork(awaitNextGuest)
}

/** Whether this is a television: by its user agent, or because the hotel has opened the app in mode `tv`. */
function* isOnTelevision() {
  const { kind } = yield* service('device')
  return isTelevision(kind) || (yield* select(selectDeviceMode)) === 'tv'
}

/** Executes a command of the hotel, but never on a guest's own device (DEV-02). */
function* executeCommand({ payload: { command } }: ReturnType<typeof pushed.deviceCommand>) {
  if (!(yield* isOnTelevision()))
    return yield* log('warn', 'device', `the command ${command} is for televisions`)
  if (command === 'off' && (yield* isOverruled())) return
  yield* put(commandExecuted(command))
  if (command === 'reboot') yield* call(reloadWhenSettled)
}

/**
 * Delays switching off until urgent dialogs are closed, because nobody could see how to stop an alarm on a black
 * screen. Returns true if the hotel has sent another command in the meantime.
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

function* onStayEnded() {
  if (yield* isOnTelevision()) yield* call(forgetGuest)
}

/** An urgent dialog wakes a blank screen, so that a doorbell is seen, and an alarm can be stopped. */
function* wake({ payload: { isUrgent } }: ReturnType<typeof dialogRaised>) {
  if (isUrgent && (yield* select(selectIsBlank))) yield* put(screenWoken())
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
    // A film's player handles these keys itself: handled twice, they would pause and play at once.
    yield* call(nextTask)
    if (isPlayKey(action) && !event.defaultPrevented) control(action)
    yield* put(remoteKeyPressed(action))
  }
}

/** For this time after the last key press the television counts as in use. */
const usageTimeoutMs = 30 * 60_000
/** The maximum time for which an alarm rings. */
const alarmMs = 10 * 60_000

/**
 * Reboots daily, in mode `tv` only: at the first time, or at the fallback if that was missed or the television was in
 * use (DEV-16).
 */
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
  const randomShare = Math.random()
  let before = now()
  // From the fallback on, the television reboots as soon as nothing plays or rings.
  let isWaiting = false
  try {
    while (true) {
      yield* take(deviceRefreshed)
      const at = now()
      // Both by what is known now of the hotel's clock: a correction in between is no passing of time.
      const step = { before: yield* wallClock(before), now: yield* wallClock(at) }
      before = at
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
      // A reboot must not interrupt a ringing alarm, which is meant to wake the guest.
      const isHeard = isPlaying() || now() - lastAlarm < alarmMs
      const isInUse = power === 'on' && (isHeard || now() - lastUse < usageTimeoutMs)
      isWaiting ||= due === 'fallback'
      // Without the hotel the reload would end in the browser's error page, which a remote control cannot leave.
      if (!(yield* select(selectIsConnected))) continue
      if (!(due === 'first' && !isInUse) && !(isWaiting && !isHeard)) continue
      isWaiting = false
      rebootedOn = today
      storage.local.set(rebootedKey, today)
      yield* call(reloadWhenSettled)
    }
  } finally {
    stopWatchingInput()
  }
}

/** The hotel's wall clock at a time of the device's clock. */
function* wallClock(at: number) {
  return hotelTime(at + (yield* select(selectClockOffset)), yield* select(selectTimezone))
}

export const televisionState: DomainState = { slices: [], saga: watchTelevision }
