// Who asks without end, or does not read the answers, takes nothing from the others: neither memory nor time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { recordCall } from '../../hotel/db/records.ts'
import { inHotel } from '../../hotel/projectPaths.ts'
import { callRates } from '../../hotel/rates.ts'
import { connect, type Device, framed } from './device.ts'
import { startTestHotel } from './testHotel.ts'

const maxMegabytes = 300
const maxAnswerMs = 1000

/** A hotel in a process of its own, whose memory is only its own. */
async function startProcess() {
  const hotel: ChildProcess = spawn(process.execPath, [inHotel('start.ts')], {
    env: { ...process.env, PORT: '0', HOTEL_DB: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void hotel.kill())
  if (!hotel.stdout) throw new Error('The hotel says nothing.')
  for await (const line of createInterface(hotel.stdout)) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (!origin) continue
    /** The most memory that the process has ever had. */
    const peakMegabytes = async () => {
      const status = await readFile(`/proc/${hotel.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    }
    return { origin, peakMegabytes }
  }
  throw new Error('The hotel did not start.')
}

const callFrame = (name: string, payload: unknown, id: string) => {
  const [module, call] = name.split('.')
  const dispatch = { module, function: call, port: 22200, cache_time: 0, message_id: id }
  return framed(JSON.stringify({ dispatch, payload }))
}

/** Calls as another guest until `isOver`; returns the longest time that an answer took. */
async function longestAnswerMs(other: Device, isOver: () => boolean): Promise<number> {
  let longest = 0
  do {
    const asked = performance.now()
    await other.ask('SQMOD_RetailSystem.getRetailInfo', { id: 1 })
    longest = Math.max(longest, performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, 20))
  } while (!isOver())
  return longest
}

async function openSocket(origin: string): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?mobile=true`)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return socket
}

it('TRUST-03 1,500 lists that nobody reads end in a closed socket, and others are answered', async () => {
  const { origin, peakMegabytes } = await startProcess()
  const other = await connect(origin)
  onTestFinished(() => other.close())
  await other.signIn('101', 'Berger')
  const silent = await openSocket(origin)
  silent.send(callFrame('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true }, 'in'))
  await once(silent, 'message')
  silent.pause()
  let isClosed = false
  silent.on('close', () => {
    isClosed = true
  })
  for (let index = 0; index < 1500; index += 1)
    silent.send(callFrame('SQMOD_Radio.getAllRadioStationsWithFavourites', {}, `list-${index}`))
  const begun = performance.now()
  const longest = await longestAnswerMs(other, () => performance.now() - begun > 5000)
  expect(await peakMegabytes()).toBeLessThan(maxMegabytes)
  expect(longest).toBeLessThan(maxAnswerMs)
  // Who does not read hears of the end only once he reads on.
  silent.resume()
  await expect.poll(() => isClosed).toBe(true)
})

it('TRUST-03 5,400 large frames are heard as fast as a person sends them, recorded in brief, and the desk can still list the calls', async () => {
  const { origin, peakMegabytes } = await startProcess()
  const other = await connect(origin)
  onTestFinished(() => other.close())
  await other.signIn('101', 'Berger')
  const loud = await openSocket(origin)
  loud.send(callFrame('SQMOD_Auth.authenticate', { room: 'walkin', walkin: true }, 'in'))
  const event = { event_type: 'view', event_value: 'v'.repeat(100_000), event_number: 0 }
  for (let index = 0; index < 5400; index += 1) {
    const name = index % 2 === 0 ? 'SQMOD_Statistics.startEvent' : 'SQMOD_Nobody.knows'
    loud.send(callFrame(name, event, `large-${index}`))
  }
  const begun = performance.now()
  expect(await longestAnswerMs(other, () => performance.now() - begun > 4000)).toBeLessThan(maxAnswerMs)
  const answer = await fetch(`${origin}/desk/api/calls?limit=5000`)
  const calls: { message_id: string; data: unknown }[] = await answer.json()
  const heard = calls.filter(({ message_id }) => message_id.startsWith('large-')).length
  const seconds = (performance.now() - begun) / 1000
  expect(heard).toBeGreaterThan(300)
  expect(heard).toBeLessThanOrEqual(callRates.channel.most + seconds * callRates.channel.perSecond)
  expect(JSON.stringify(calls).length).toBeLessThan(20_000_000)
  expect(await peakMegabytes()).toBeLessThan(maxMegabytes)
})

it('TRUST-03 keeps the newest calls and events, and the beginning of what is long', async () => {
  const hotel = await startTestHotel()
  const guest = await hotel.guest()
  const long = 'v'.repeat(100_000)
  const event = { event_type: 'view', event_value: long, event_number: 0 }
  const { root } = await guest.ask('SQMOD_Statistics.startEvent', event)
  expect(hotel.desk.statistics().at(-1)?.event_value).toBe('v'.repeat(200))
  const { event_number } = root as { event_number: number }
  expect((await guest.ask('SQMOD_Statistics.endEvent', { ...event, event_number })).status).toBe('OK')
  const [call] = hotel.desk.calls({ function: 'startEvent' })
  expect(String(call?.data)).toMatch(/^{"event_type":"view","event_value":"v+… \(100\d+ characters\)$/)
  const { db, clock } = hotel.services
  const at = clock.iso()
  db.transaction(() => {
    for (let index = 0; index < 5200; index += 1) {
      const record = { at, room: null, module: 'M', function: 'f', data: null, status: 'OK' }
      recordCall(db, { ...record, message_id: `e${index}` })
    }
  })
  expect(hotel.desk.calls().length).toBeLessThanOrEqual(5100)
  expect(hotel.desk.calls().length).toBeGreaterThan(4900)
  expect(hotel.desk.calls().at(-1)?.message_id).toBe('e5199')
})
