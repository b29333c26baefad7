// `npm run bench:channels -- [channels]`: what a house of idle guests costs the simulated hotel. Opens 2,000 channels
// to a hotel in a process of its own, each with a guest signed in, and prints the memory that they hold, and how long an
// answer takes meanwhile.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { startHotel } from '../hotel/hotel.ts'

const asked = Number(process.argv[2] ?? 2000)
/** Channels that are opened at the same time. */
const together = 50
const calls = 300

const self = fileURLToPath(import.meta.url)
const framed = (name: string, payload: unknown, id: string) =>
  `\u0002${JSON.stringify({ dispatch: { module: name.split('.')[0], function: name.split('.')[1], port: 1, cache_time: 0, message_id: id }, payload })}\u0003`

/** The hotel, which tells its parent where it is, and its memory whenever it is asked. */
async function serve() {
  const hotel = await startHotel({ port: 0, db: ':memory:' })
  process.on('message', () => {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    process.send?.({ rss, heapUsed, channels: hotel.channels.count })
  })
  process.send?.({ origin: hotel.origin })
}

/** Sends a call and waits for its answer. */
async function ask(socket: WebSocket, name: string, payload: unknown, id: string): Promise<number> {
  const begun = performance.now()
  socket.send(framed(name, payload, id))
  for await (const [data] of on(socket)) if (String(data).includes(id)) break
  return performance.now() - begun
}

async function* on(socket: WebSocket) {
  while (true) yield await once(socket, 'message')
}

async function open(origin: string, number: number) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?mobile=true`)
  await once(socket, 'open')
  socket.setMaxListeners(0)
  await ask(socket, 'SQMOD_Auth.authenticate', { room: '101', name: 'Berger' }, `sign-in-${number}`)
  return socket
}

async function measure() {
  const child = fork(self, ['serve'], { execArgv: ['--expose-gc'] })
  const hear = async () => (await once(child, 'message'))[0] as Record<string, number> & { origin: string }
  const { origin } = await hear()
  const state = async () => {
    const heard = hear()
    child.send('state')
    return heard
  }
  const mb = (bytes = 0) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
  const before = await state()
  const sockets: WebSocket[] = []
  while (sockets.length < asked) {
    const count = Math.min(together, asked - sockets.length)
    sockets.push(
      ...(await Promise.all(Array.from({ length: count }, (_, at) => open(origin, sockets.length + at)))),
    )
  }
  const after = await state()
  const [first] = sockets
  if (!first) throw new Error('no channel')
  const times: number[] = []
  for (let call = 0; call < calls; call += 1)
    times.push(await ask(first, 'SQMOD_SystemSettings.getActiveLanguages', {}, `call-${call}`))
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  console.log(
    `${after.channels} channels: memory ${mb(before.rss)} -> ${mb(after.rss)}, heap ${mb(before.heapUsed)} -> ${mb(after.heapUsed)}`,
  )
  console.log(`an answer: median ${at(0.5)}, 99 % within ${at(0.99)}, slowest ${at(0.9999)}`)
  for (const socket of sockets) socket.terminate()
  child.kill()
}

await (process.argv[2] === 'serve' ? serve() : measure())
