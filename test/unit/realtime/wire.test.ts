// The client on a real socket: a websocket server on a free port, and delays that are fifty times shorter.
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { createUuid } from '../../../src/browser/uuid.ts'
import { call } from '../../../src/contract/define.ts'
import { createRealtimeClient, type RealtimeClient } from '../../../src/realtime/client.ts'
import { channelAddress } from '../../../src/realtime/socket.ts'
import { waitLimitMs } from '../../tools/limits.ts'
import { readRequest } from './fakes.ts'

const getInfo = call({
  module: 'SQMOD_RetailSystem',
  function: 'getRetailInfo',
  ask: v.object({ id: v.number() }),
  answer: v.object({ title: v.string() }),
})

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function openHotel(options: { refuse?: () => boolean } = {}) {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: () => !options.refuse?.(),
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const heard: string[] = []
  const visits: URL[] = []
  server.on('connection', (socket, request) => {
    visits.push(new URL(request.url ?? '', 'ws://hotel'))
    socket.on('message', (data) => heard.push(String(data)))
  })
  ends.push(() => {
    for (const socket of server.clients) socket.terminate()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    host: `127.0.0.1:${port}`,
    heard,
    visits,
    say(text: string | Buffer) {
      for (const socket of server.clients) socket.send(text)
    },
    drop() {
      for (const socket of server.clients) socket.terminate()
    },
    answer(text: string, payload: unknown) {
      const { dispatch } = readRequest(text)
      this.say(`\u0002${JSON.stringify({ dispatch, payload })}\u0003`)
    },
    guests: (): ServerSocket[] => [...server.clients],
  }
}

/** Of a call; that of a channel which does not open is longer. Delays before a repetition are shorter. */
const shortestTimeoutMs = 6000

function enter(host: string, mode = '', mac = '') {
  const log = vi.fn()
  const client = createRealtimeClient({
    url: () => channelAddress({ protocol: 'http:', host, mode, mac }),
    uuid: () => createUuid(),
    log,
    random: () => 0.5,
    userAgent: 'Test',
    after: (ms, run) => {
      // Time-outs are not shortened, because a busy machine may need that long.
      const timer = setTimeout(run, ms < shortestTimeoutMs ? ms / 50 : ms)
      return () => clearTimeout(timer)
    },
  })
  ends.push(() => client.stop())
  return { client, log }
}

const connected = (client: RealtimeClient) =>
  vi.waitFor(() => expect(client.state).toBe('connected'), waitLimitMs)

it('RT-01, RT-02, RT-03 shakes hands at /ws with mobile and mac', async () => {
  const hotel = await openHotel()
  const { client } = enter(hotel.host, '', '10:20:30:40:50:60')
  client.start()
  await connected(client)
  expect(hotel.visits[0]?.pathname).toBe('/ws')
  expect(Object.fromEntries(hotel.visits[0]?.searchParams ?? [])).toEqual({
    mobile: 'true',
    mac: '10:20:30:40:50:60',
  })
})

it('RT-02, RT-03 shakes hands without mobile in mode tv, and without an unknown mac', async () => {
  const hotel = await openHotel()
  const { client } = enter(hotel.host, 'tv', 'aa:bb:cc:dd:ee:ff')
  client.start()
  await connected(client)
  expect(hotel.visits[0]?.search).toBe('')
})

it('RT-15, RT-26 finds back to the hotel with a call in flight, which is sent again with the same id', async () => {
  const hotel = await openHotel()
  const { client } = enter(hotel.host)
  client.setReceiveTimeout(60_000)
  client.start()
  await connected(client)
  const states: string[] = []
  client.onState((state) => states.push(state))
  const asked = client.call(getInfo, { id: 1 })
  await vi.waitFor(() => expect(hotel.heard).toHaveLength(1), waitLimitMs)
  hotel.drop()
  await vi.waitFor(() => expect(hotel.heard).toHaveLength(2), waitLimitMs)
  expect(hotel.heard[1]).toBe(hotel.heard[0])
  hotel.answer(hotel.heard[1] ?? '', { status: 'OK', root: { title: 'Bar' } })
  expect(await asked).toEqual({ kind: 'ok', answer: { title: 'Bar' } })
  expect(states).toEqual(['closed', 'connecting', 'connected'])
})

it('RT-04, RT-26 is closed while the hotel refuses it, and gets in when it no longer does', async () => {
  let isRefusing = true
  const hotel = await openHotel({ refuse: () => isRefusing })
  const { client, log } = enter(hotel.host)
  const states: string[] = []
  client.onState((state) => states.push(state))
  client.start()
  await vi.waitFor(
    () => expect(states.filter((state) => state === 'closed').length).toBeGreaterThan(2),
    waitLimitMs,
  )
  isRefusing = false
  await connected(client)
  const tries = states.length / 2
  expect(states).toEqual([
    ...Array(tries - 1)
      .fill(['connecting', 'closed'])
      .flat(),
    'connecting',
    'connected',
  ])
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('channel did not open'))
})

it('leaves the hotel when it is stopped', async () => {
  const hotel = await openHotel()
  const { client } = enter(hotel.host)
  client.start()
  await connected(client)
  client.stop()
  await vi.waitFor(() => expect(hotel.guests()).toHaveLength(0), waitLimitMs)
})
