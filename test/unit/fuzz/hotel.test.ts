/** What somebody sends to the simulated hotel, over its channel and to each of its addresses. */

import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { calls, routes } from '../../../src/contract/index.ts'
import { openHotel } from '../../hotel/hotel.ts'
import { askSample } from './askSamples.ts'
import { createHostile, fuzzCases, fuzzLimitMs, fuzzSeed, type Hostile, wasAttacked } from './hostile.ts'

const cases = fuzzCases(3000)
const specs = Object.values(calls)
/** A guest is signed in anew after so many cases: some of them sign out. */
const casesOfOneGuest = 50

function open() {
  const problems: string[] = []
  const hotel = openHotel({
    dist: 'test/unit/fuzz',
    // A million cases by hand are no guest: nobody has to wait.
    rateClock: () => performance.now() * 100_000,
    log: (level, message) => level === 'error' && problems.push(message),
  })
  onTestFinished(hotel.close)
  return { hotel, problems }
}

const framed = (value: unknown) => `\u0002${JSON.stringify(value)}\u0003`
const request = (module: string, name: string, payload: unknown, id: unknown) =>
  framed({ dispatch: { module, function: name, port: 1, cache_time: 0, message_id: id }, payload })

/** A channel of a device; `said` has what the hotel has said on it. */
function connect({ channels }: ReturnType<typeof openHotel>, number: number) {
  const said: string[] = []
  const device = {
    cookie: randomUUID(),
    address: `10.1.${number >> 8}.${number & 255}`,
    client: `10.1.0.${number}`,
  }
  const channel = channels.open(
    { send: (text) => void said.push(text), drop: () => undefined },
    new URLSearchParams('mobile=true'),
    device,
  )
  return { said, device, ...channel }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** How often the hotel may have its turn before it answers. */
const maxTurns = 10_000

async function until(isDone: () => boolean) {
  for (let turns = 0; !isDone() && turns < maxTurns; turns += 1) await turn()
  return isDone()
}

/** How many statements a request may run: what it costs must not grow with what is in it. */
const maxStatements = 200

/** Returns how many statements the hotel has run since the last look. */
function countStatements({ services: { db } }: ReturnType<typeof openHotel>) {
  let count = 0
  const counted =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      count += 1
      return run.apply(db, args)
    }
  Object.assign(db, { all: counted(db.all), one: counted(db.one), run: counted(db.run) })
  return () => {
    const before = count
    count = 0
    return before
  }
}

it('REAL-07, TRUST-03 every call of the contract is answered, whatever is in it, and nothing breaks', {
  timeout: fuzzLimitMs(cases),
}, async () => {
  const { hotel, problems } = open()
  const found: string[] = []
  let carriedOut = 0
  let line = connect(hotel, 0)
  for (let at = 0; at < cases && found.length < 10; at += 1) {
    const seed = fuzzSeed + at
    const hostile = createHostile(seed)
    if (at % casesOfOneGuest === 0) {
      line.closed()
      line = connect(hotel, at / casesOfOneGuest)
      line.heard(request('SQMOD_Auth', 'authenticate', { room: '101', name: 'Berger' }, 'sign-in'))
    }
    const spec = hostile.oneOf(specs)
    const name = `${spec.module}.${spec.function}`
    // Garbage in between, which is not answered.
    if (hostile.next() < 0.2) line.heard(hostile.next() < 0.5 ? hostile.text() : framed(hostile.value()))
    const id = `case-${seed}`
    line.heard(request(spec.module, spec.function, hostile.changed(askSample(name)), id))
    const where = `seed ${seed}, ${name}`
    if (!(await until(() => line.said.some((text) => text.includes(id))))) found.push(`${where}: no answer`)
    for (const problem of problems.splice(0)) found.push(`${where}: ${problem}`)
    if (wasAttacked()) found.push(`${where}: something was run or inherited`)
    if (line.said.some((text) => text.includes(id) && text.includes('"status":"OK"'))) carriedOut += 1
    line.said.length = 0
  }
  expect(found).toEqual([])
  // Most of them are refused, but not all: handlers have been reached.
  expect(carriedOut).toBeGreaterThan(cases / 20)
})

/** Parts of addresses that exist. */
const parts = ['1', '2', '101', 'aurora', 'en', 'index', 'c-1', 'restaurant']

/** Fills in the variable parts of an address. */
const addressOf = (path: string, hostile: Hostile) =>
  path.replace(/:(\w+)(\{[^}]*\})?\??|\*/g, () =>
    hostile.next() < 0.7
      ? hostile.oneOf(parts)
      : encodeURIComponent(hostile.text().slice(0, 500).toWellFormed()),
  )

/** What the desk is told; the other addresses have the protocol's examples. */
const deskSample = {
  room: '101',
  text: 'Hello',
  function: 'orderStatus',
  payload: {},
  id: 1,
  isOpen: true,
  email: 'anna@guest.example',
  status: 'accepted',
  state: 'ended',
  courseId: 20776107,
  free: 2,
}

function sampleFor(method: string, path: string, hostile: Hostile): unknown {
  const [name] =
    Object.entries(routes).find(([, route]) => route.method === method && route.path === path) ?? []
  if (name) return askSample(name)
  const { room, [hostile.oneOf(Object.keys(deskSample) as (keyof typeof deskSample)[])]: other } = deskSample
  return path.startsWith('/desk') && hostile.next() < 0.5 ? { room, text: other } : deskSample
}

/** The query of a request: an object's own fields as texts. */
const queryOf = (value: unknown, hostile: Hostile) =>
  new URLSearchParams(
    typeof value === 'object' && value !== null && hostile.next() < 0.9
      ? Object.entries(value).map(([key, field]) => [
          key,
          (typeof field === 'string' ? field : String(JSON.stringify(field))).slice(0, 500),
        ])
      : { [hostile.text()]: hostile.text() },
  )

/** The body of a request: JSON, a form, or neither. */
function bodyOf(hostile: Hostile, sample: unknown): { body?: string; type: string } {
  const value = hostile.changed(sample)
  const kind = hostile.next()
  if (kind < 0.7) return { body: JSON.stringify(value) ?? '', type: 'application/json' }
  if (kind < 0.8) return { body: hostile.text(), type: 'application/json' }
  if (kind < 0.9)
    return {
      body: `room=${hostile.text()}&name=${hostile.text()}`,
      type: 'application/x-www-form-urlencoded',
    }
  return { body: hostile.text(), type: hostile.oneOf(['multipart/form-data', 'text/plain', 'x']) }
}

/** These do to the hotel what the desk wants: hang up everything, or put something out of order. */
const isLeftOut = (path: string) => /^\/desk\/api\/(faults|clock|events)/.test(path)

it('REAL-07, TRUST-03 every address answers at the cost of a few statements, and none with an error of its own', {
  timeout: fuzzLimitMs(cases),
}, async () => {
  const { hotel, problems } = open()
  const addresses = hotel.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '*' && path !== '/*' && !isLeftOut(path),
  )
  expect(addresses.length).toBeGreaterThan(40)
  const statuses = new Map<number, number>()
  const found: string[] = []
  const statements = countStatements(hotel)
  const guest = connect(hotel, 1)
  guest.heard(request('SQMOD_Auth', 'authenticate', { room: '101', name: 'Berger' }, 'sign-in'))
  for (let at = 0; at < cases && found.length < 10; at += 1) {
    const seed = fuzzSeed + at
    const hostile = createHostile(seed)
    const { method, path } = hostile.oneOf(addresses)
    const sample = sampleFor(method, path, hostile)
    const query = queryOf(hostile.changed(sample), hostile)
    const { body = '', type } = bodyOf(hostile, sample)
    const name = `seed ${seed}, ${method} ${path}`
    statements()
    try {
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const answer = await hotel.app.request(
        `http://localhost${addressOf(path, hostile)}?${query}`.slice(0, 6000),
        {
          method,
          headers: { 'content-type': type, cookie: `channel-1=${guest.device.cookie}`, host: 'localhost' },
          ...(hasBody && { body: body.toWellFormed() }),
        },
        { incoming: { httpVersion: '1.1', socket: { remoteAddress: '127.0.0.1' } } },
      )
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500) found.push(`${name}: ${answer.status}`)
      // A stream of music has no end.
      await answer.body?.cancel()
    } catch (error) {
      found.push(`${name}: ${error instanceof Error ? error.stack : error}`)
    }
    const cost = statements()
    if (cost > maxStatements) found.push(`${name}: ${cost} statements`)
    for (const problem of problems.splice(0)) found.push(`${name}: ${problem}`)
    if (wasAttacked()) found.push(`${name}: something was run or inherited`)
  }
  expect(found).toEqual([])
  // Handlers have been reached, and not only the doors before them.
  expect(statuses.get(200)).toBeGreaterThan(cases / 5)
})
