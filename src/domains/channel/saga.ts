import type { UnknownAction } from '@reduxjs/toolkit'
import { buffers, type Channel, channel } from 'redux-saga'
import { call, fork, put, select, take } from 'typed-redux-saga'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import {
  guestDomainsFailed,
  guestDomainsLoaded,
  selectAreGuestDomainsLoading,
} from '../../core/domains/slice.ts'
import { navigated, selectPlace } from '../../core/routing/slice.ts'
import { nextTask } from '../../core/scheduler.ts'
import { log, service } from '../../core/services.ts'
import { watchPushes, watchState } from '../../realtime/channel.saga.ts'
import { channelChanged, reloadPlanned } from './slice.ts'

/** Starts the channel, and dispatches its states and the events that the hotel pushes. */
export function* channelSaga() {
  const hotel = yield* service('hotel')
  const states = watchState(hotel)
  yield* fork(watchEvents)
  yield* call(waitForAddress)
  // Opening a socket takes so long on a slow phone that it needs a task of its own.
  yield* call(nextTask)
  hotel.start()
  // When the device is online again, it reconnects at once instead of at the next attempt. A device that was away may
  // have lost the channel without a word.
  const { onOnline, onVisible } = yield* service('page')
  const look = () => {
    hotel.reconnectNow()
    hotel.check()
  }
  onOnline(look)
  onVisible(look)
  while (true) {
    const state = yield* take(states)
    const guard = yield* service('reloadGuard')
    const decision = guard.onState(state)
    // The session reloads the page once the hotel has answered the sign-in (RT-27): a queued order must not be sent
    // without a session. Nothing else is requested for a page that is about to reload.
    if (decision === 'reload') yield* put(reloadPlanned())
    yield* put(channelChanged(state))
  }
}

/**
 * The channel's URL contains the mode, and the MAC address of a television (RT-02, RT-03). The mode is known once the
 * page's URL has been read, the MAC address once the television has responded.
 */
function* waitForAddress() {
  if (!(yield* select(selectPlace))) yield* take(navigated)
  const device = yield* service('device')
  yield* call(() => Promise.resolve(device.ask()))
}

/** An event of the hotel that has been read. */
interface ReadPush {
  name: string
  action: UnknownAction
}

/**
 * Dispatches the hotel's events once their listeners have started. Those for the same lazy domains wait in one queue, so
 * that their order is kept; domains whose code is slow delay no others (NET-05).
 */
function* watchEvents() {
  const pushes = watchPushes(yield* service('hotel'))
  const queues = new Map<string, Channel<ReadPush>>()
  while (true) {
    const { name, payload } = yield* take(pushes)
    const reading = yield* call(read, name, payload)
    if ('problem' in reading) {
      yield* log('warn', 'channel', reading.problem)
      continue
    }
    // Until then nobody knows which domains listen.
    if (yield* select(selectAreGuestDomainsLoading)) yield* take([guestDomainsLoaded, guestDomainsFailed])
    const key = yield* listenersTo(name)
    const queue = queues.get(key) ?? channel<ReadPush>(buffers.expanding())
    if (!queues.has(key)) yield* fork(dispatchInTurn, queue)
    queues.set(key, queue)
    queue.put({ name, action: reading.action })
  }
}

/** The names of the lazy domains that an event starts. */
function* listenersTo(event: string) {
  const domains = yield* service('domains')
  const listeners = domains.all().filter(({ startsOn }) => startsOn?.some((name) => name === event))
  return listeners.map(({ name }) => name).join()
}

function* dispatchInTurn(queue: Channel<ReadPush>) {
  const domains = yield* service('domains')
  while (true) {
    const { name, action } = yield* take(queue)
    try {
      yield* call(domains.startOn, name)
    } catch (error) {
      yield* put(chunkLoadFailed({ part: name, reason: String(error) }))
    }
    yield* put(action)
  }
}

/** The schemas of the events are not needed for signing in, so they are loaded with the first event. */
async function read(name: string, payload: unknown) {
  try {
    const { readPush } = await import('../../core/readPush.ts')
    return readPush(name, payload)
  } catch {
    return { problem: `event ${name} cannot be read: its code did not load` }
  }
}
