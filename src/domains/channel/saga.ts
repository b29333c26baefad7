import { call, delay, fork, put, select, take } from 'typed-redux-saga'
import { watchPushes, watchState } from '../../realtime/channel.saga.ts'
import { navigated, selectPlace } from '../navigation/slice.ts'
import { log, world } from '../world.ts'
import { channelChanged } from './slice.ts'

/** Starts the channel, tells the store how it is, and what the hotel says by itself. */
export function* channelSaga() {
  const hotel = yield* world('hotel')
  const states = watchState(hotel)
  yield* fork(hear)
  yield* call(learnAddress)
  // To open a socket takes a slow phone long enough for a task of its own.
  yield* delay(0)
  hotel.start()
  while (true) {
    const state = yield* take(states)
    const guard = yield* world('reloadGuard')
    const verdict = guard.heard(state)
    // The guest signs in on the new channel either way: an order that waits for it must not go out as nobody's.
    yield* put(channelChanged(state))
    if (verdict === 'reload') yield* fork(reload)
  }
}

/**
 * The channel's address names the mode and, of a television, the mac (RT-02, RT-03): it opens once the page's address
 * has been read and the set has answered.
 */
function* learnAddress() {
  if (!(yield* select(selectPlace))) yield* take(navigated)
  const device = yield* world('device')
  yield* call(() => Promise.resolve(device.ask()))
}

/** The hotel answers again after a loss: the page starts anew, once, back to the same place (RT-27). */
function* reload() {
  const hotel = yield* world('hotel')
  const page = yield* world('page')
  yield* call(hotel.settled)
  page.reload()
}

function* hear() {
  const hotel = yield* world('hotel')
  const pushes = watchPushes(hotel)
  while (true) {
    const { name, payload } = yield* take(pushes)
    const reading = yield* call(read, name, payload)
    if ('action' in reading) yield* put(reading.action)
    else yield* log('warn', 'channel', reading.problem)
  }
}

/** What a hotel can say belongs to a stay; nobody waits for its schemas to sign in. */
async function read(name: string, payload: unknown) {
  try {
    const { readPush } = await import('../pushed.ts')
    return readPush(name, payload)
  } catch {
    return { problem: `event ${name} cannot be read: its code did not load` }
  }
}
