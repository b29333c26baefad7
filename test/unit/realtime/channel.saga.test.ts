import { type EventChannel, runSaga } from 'redux-saga'
import { call, take } from 'typed-redux-saga'
import { expect, it } from 'vitest'
import { watchPushes, watchState } from '../../../src/realtime/channel.saga.ts'
import { createWired, pushed } from './fakes.ts'

/** Collects what a saga takes from a channel. */
function collect<Event extends NonNullable<unknown>>(channel: EventChannel<Event>) {
  const taken: Event[] = []
  runSaga({}, function* () {
    while (true) {
      const event = yield* take(channel)
      yield* call(() => taken.push(event))
    }
  })
  return taken
}

const createStill = () => createWired({ after: () => () => {} })

it('gives every state of the channel, in order, also those that came before anyone took them', () => {
  const { client, socket, connect } = createStill()
  const channel = watchState(client)
  connect()
  socket().drop()
  const taken = collect(channel)
  client.reconnectNow()
  expect(taken).toEqual(['connecting', 'connected', 'closed', 'connecting'])
  channel.close()
  client.stop()
  expect(taken).toHaveLength(4)
})

it('gives every event that the hotel pushes, until the channel is closed', () => {
  const { client, socket, connect } = createStill()
  const channel = watchPushes(client)
  const taken = collect(channel)
  connect()
  socket().deliver(pushed('getPopUpCamera', { root: 1 }))
  socket().deliver(pushed('neverHeardOf', null))
  const all = [
    { name: 'getPopUpCamera', payload: { root: 1 } },
    { name: 'neverHeardOf', payload: null },
  ]
  expect(taken).toEqual(all)
  channel.close()
  socket().deliver(pushed('getPopUpCamera', { root: 2 }))
  expect(taken).toEqual(all)
})
