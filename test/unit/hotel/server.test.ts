import { once } from 'node:events'
import { connect as open, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

type TestHotel = Awaited<ReturnType<typeof startTestHotel>>

const upgrade = (target: string, ...more: string[]) =>
  [
    `GET ${target} HTTP/1.1`,
    'Host: hotel',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    ...more,
    '\r\n',
  ].join('\r\n')

async function dial({ origin }: TestHotel): Promise<Socket> {
  const socket = open(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Status line of the hotel's response, after which the hotel closes the connection. */
async function answerTo(hotel: TestHotel, request: string): Promise<string | undefined> {
  const socket = await dial(hotel)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write(request)
  await once(socket, 'close')
  return answer.split('\r\n')[0]
}

const isOpen = async ({ get }: TestHotel) => (await get('/api/v1/oneapp/theme/1')).status === 200

it.each([
  ['//', '404 Not Found'],
  ['/', '404 Not Found'],
  ['//ws', '404 Not Found'],
  ['/ws/deeper', '404 Not Found'],
  ['/wsx', '404 Not Found'],
  ['/desk', '404 Not Found'],
  ['*', '400 Bad Request'],
  ['http://[', '400 Bad Request'],
  ['http://[::1]:99999/ws', '400 Bad Request'],
])('an upgrade of %s is refused, and the hotel hangs up and stays open', async (target, status) => {
  const hotel = await startTestHotel()
  expect(await answerTo(hotel, upgrade(target))).toBe(`HTTP/1.1 ${status}`)
  expect(await isOpen(hotel)).toBe(true)
  expect(hotel.problems).toEqual([])
})

it.each(['/', '/ws', '//', '/vite-hmr'])(
  'an upgrade of %s that is reset at once ends nothing but itself',
  async (target) => {
    const hotel = await startTestHotel()
    for (let times = 0; times < 20; times += 1) {
      const socket = await dial(hotel)
      socket.write(upgrade(target))
      await new Promise((resolve) => setImmediate(resolve))
      socket.resetAndDestroy()
    }
    expect(await isOpen(hotel)).toBe(true)
    expect((await (await hotel.device()).ask('SQMOD_Auth.authenticate', {})).status).toBe('OK')
  },
)

it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://[', ''])(
  'a page of %j gets no channel',
  async (origin) => {
    const hotel = await startTestHotel()
    expect(await answerTo(hotel, upgrade('/ws?mobile=true', `Origin: ${origin}`))).toBe(
      'HTTP/1.1 403 Forbidden',
    )
    expect(hotel.desk.channels()).toEqual([])
  },
)

it('a page of the hotel gets its channel, and so does what is no page', async () => {
  const hotel = await startTestHotel()
  await hotel.device('mobile=true', { origin: hotel.origin })
  await hotel.device('mobile=true')
  expect(hotel.desk.channels()).toHaveLength(2)
})
