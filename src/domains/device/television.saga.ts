import { buffers, eventChannel } from 'redux-saga'
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { isTelevision } from '../../browser/deviceKind.ts'
import { control, isPlaying, type PlayKey } from '../../browser/media.ts'
import { actionOf, type KeyAction } from '../../ui/focus/keyTable.ts'
import { hotelTime } from '../clock.ts'
import { selectConfig } from '../config/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { pushed } from '../pushed.ts'
import { selectMode } from '../session/slice.ts'
import { log, world } from '../world.ts'
import { dueReboot } from './reboot.ts'
import { commandObeyed, deviceRefreshed, remoteKeyPressed, selectDevice } from './slice.ts'

/** What only a television does: obey the hotel, heed the play keys, start anew each day. */
export function* watchTelevision() {
  yield* takeEvery(pushed.deviceCommand, obey)
  yield* fork(hearKeys)
  yield* fork(rebootDaily)
}

/** By its maker, or because the hotel opened the app in the mode of a television. */
function* isOnTelevision() {
  const { kind } = yield* world('device')
  return isTelevision(kind) || (yield* select(selectMode)) === 'tv'
}

/** A guest's own device is nobody's to command (DEV-02). */
function* obey({ payload: { command } }: ReturnType<typeof pushed.deviceCommand>) {
  if (!(yield* isOnTelevision()))
    return yield* log('warn', 'device', `the command ${command} is for televisions`)
  yield* put(commandObeyed(command))
  if (command === 'reboot') yield* call(reload)
}

/** Nothing that is on its way to the hotel is cut off. */
function* reload() {
  const hotel = yield* world('hotel')
  const page = yield* world('page')
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

function* hearKeys() {
  const device = yield* world('device')
  const keys = eventChannel<KeyAction>(
    (tell) =>
      device.onUse((event) => {
        const action = event instanceof KeyboardEvent ? actionOf(event) : null
        if (action && !focusKeys.includes(action)) tell(action)
      }),
    buffers.expanding(),
  )
  while (true) {
    const action = yield* take(keys)
    if (!(yield* isOnTelevision())) continue
    if (isPlayKey(action)) control(action)
    yield* put(remoteKeyPressed(action))
  }
}

/** The day of the last daily reboot, so that the reload that it was is not followed by another. */
const rebootedKey = 'device-rebooted'
/** Someone who pressed a key so many minutes ago is still before the set. */
const useLasts = 30 * 60_000

/** Mode `tv` only: at its time, or at the fallback where that was missed or the set was in use (DEV-16). */
function* rebootDaily() {
  const device = yield* world('device')
  const now = yield* world('now')
  const storage = yield* world('storage')
  let lastUse = Number.NEGATIVE_INFINITY
  const uses = device.onUse(() => {
    lastUse = now()
  })
  const share = Math.random()
  let before = yield* wallClock()
  // At the fallback the set starts anew as soon as nothing plays.
  let isWaiting = false
  try {
    while (true) {
      yield* take(deviceRefreshed)
      const step = { before, now: yield* wallClock() }
      before = step.now
      const today = step.now.slice(0, 10)
      if ((yield* select(selectMode)) !== 'tv' || storage.local.get(rebootedKey) === today) continue
      const {
        reboot_time: time,
        reboot_fallback: fallback,
        reboot_random_offset,
      } = yield* select(selectConfig)
      const due = dueReboot(step, { time, fallback, offset: Math.floor(share * (reboot_random_offset + 1)) })
      const { power } = yield* select(selectDevice)
      const isUsed = power === 'on' && (isPlaying() || now() - lastUse < useLasts)
      isWaiting ||= due === 'fallback'
      if (!(due === 'first' && !isUsed) && !(isWaiting && !isPlaying())) continue
      isWaiting = false
      storage.local.set(rebootedKey, today)
      yield* call(reload)
    }
  } finally {
    uses()
  }
}

function* wallClock() {
  const now = yield* world('now')
  return hotelTime(now(), yield* select(selectTimezone))
}
