// What a stranger costs the other guests, in rows, queries and bytes rather than in time; and what they may do at all.
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, it, vi } from 'vitest'
import { bounds, forgetOld } from '../../hotel/db/bounds.ts'
import { insertMessage } from '../../hotel/db/messages.ts'
import { insertOrder, insertStep } from '../../hotel/db/orders.ts'
import { insertMail, recordLog } from '../../hotel/db/records.ts'
import { saveDevice } from '../../hotel/db/rooms.ts'
import { startEvent } from '../../hotel/db/statistics.ts'
import { inHotel } from '../../hotel/projectPaths.ts'
import { actRate, callRates, quietCalls, Rates } from '../../hotel/rates.ts'
import type { Device } from './device.ts'
import { startTestHotel } from './testHotel.ts'

afterEach(() => vi.restoreAllMocks())

const noon = Date.parse('2026-11-19T11:00:00Z')
const main_item = {
  ...{ amount: 1, item_id: '1019', name: 'Burger', price: 14.5 },
  sub_items: [{ amount: 1, item_id: '101902', name: 'Medium', price: 0 }],
}
const order = {
  ...{ guestName: 'Demo Guest', shop_id: 1, delivery_time: '2026-11-19 19:30:00' },
  ...{ additional_text: 'x'.repeat(1900), location: 'Reception', cart: [{ main_item }] },
}
const transmit = 'SQMOD_RetailSystem.transmitOrder'
type Hotel = Awaited<ReturnType<typeof startTestHotel>>

/** As if a stranger had left this much of everything in the demo's room, over days. */
function leaveALot({ services: { db, clock } }: Hotel, rows: number) {
  const at = clock.iso()
  db.transaction(() => {
    for (let row = 0; row < rows; row += 1) {
      const id = insertOrder(db, { ...order, room: 'demo', property: '1', at })
      insertStep(db, id, { status: 'accepted', reason: '', at })
      insertMessage(db, { room: 'demo', text: 'm'.repeat(2000), viewed: false, created: at }, 0)
      insertMail(db, { room: 'demo', at, data: { email_message: 'm'.repeat(4000) } })
      startEvent(db, { room: null, event_type: 'view', event_value: `${row}`, at })
      saveDevice(db, 'walkin', `02:00:${row}`, {}, at)
      recordLog(db, { at, room: 'demo', lvl: 'error', component: 'c', msg: 'm'.repeat(2000) })
    }
  })
}

/** Runs the work and returns how many statements it has run. */
async function queriesIn({ services: { db } }: Hotel, work: () => unknown): Promise<number> {
  const spies = (['all', 'one', 'run'] as const).map((name) => vi.spyOn(db, name))
  await work()
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return count
}

it('TRUST-17 what a stranger has left costs a guest’s sign-in no query, and a list no more than its bound', async () => {
  const hotel = await startTestHotel({ now: () => noon })
  const { db } = hotel.services
  const signInOf = async () => {
    const device = await hotel.device()
    return queriesIn(hotel, () => device.signIn('101', 'Berger'))
  }
  const quiet = await signInOf()
  leaveALot(hotel, 3000)
  expect(await signInOf()).toBe(quiet)
  expect(quiet).toBeLessThan(25)
  for (const [table, { of, most }] of Object.entries(bounds)) {
    const rows = db.all<{ count: number }>(`SELECT count(*) AS count FROM ${table} GROUP BY ${of}`)
    expect([table, Math.max(0, ...rows.map(({ count }) => count)) <= most]).toEqual([table, true])
  }
  const demo = await hotel.device()
  await demo.signIn('demo', '')
  const list = await demo.ask('SQMOD_TVMessages.loadTvMessages', {})
  expect((list.root as unknown[]).length).toBe(bounds.messages.most)
  expect(JSON.stringify(list).length).toBeLessThan(700_000)
  // The desk: one query for the orders, one for their steps.
  expect(await queriesIn(hotel, () => hotel.desk.orders())).toBe(2)
  for (const name of ['orders', 'messages', 'mails', 'statistics', 'logs', 'requests', 'bookings']) {
    const text = await (await hotel.get(`/desk/api/${name}`)).text()
    expect([name, text.length < 2_500_000]).toEqual([name, true])
  }
  // The guest's own rows are there.
  expect(hotel.desk.messages().some(({ room }) => room === '101')).toBe(true)
})

it('TRUST-17 what is kept is the newest: an order that goes takes its steps along, and leaves the bill its line', async () => {
  const hotel = await startTestHotel({ now: () => noon })
  const { db } = hotel.services
  const at = hotel.services.clock.iso()
  const insert = () => insertOrder(db, { ...order, room: '201', property: '2', at })
  const first = insert()
  insertStep(db, first, { status: 'accepted', reason: '', at })
  db.run(
    "INSERT INTO bill_lines (reservation_nr, date, time, description, amount, order_id) VALUES ('99104', '', '', 'Room service', 9, ?)",
    first,
  )
  for (let row = 0; row < bounds.orders.most; row += 1) insert()
  expect(hotel.desk.orders().map(({ id }) => id)).not.toContain(first)
  expect(hotel.desk.orders()).toHaveLength(bounds.orders.most)
  expect(db.all('SELECT * FROM order_steps')).toEqual([])
  expect(hotel.desk.bill('201')).toContainEqual(expect.objectContaining({ amount: 9, order_id: null }))
})

it('TRUST-17 what is older than a season is forgotten, by the real time also where the desk has set the clock', async () => {
  const now = { ms: noon }
  const hotel = await startTestHotel({ now: () => now.ms })
  const { db } = hotel.services
  insertOrder(db, { ...order, room: '101', property: '1', at: '2026-05-01T10:00:00.000Z' })
  const kept = insertOrder(db, { ...order, room: '101', property: '1', at: '2026-11-01T10:00:00.000Z' })
  forgetOld(db, noon)
  expect(hotel.desk.orders().map(({ id }) => id)).toEqual([kept])
  hotel.desk.clock({ now: '2029-01-01T00:00:00Z' })
  expect(hotel.desk.orders().map(({ id }) => id)).toEqual([kept])
})

it('TRUST-17 the desk reads its lists in pages, oldest first', async () => {
  const hotel = await startTestHotel({ now: () => noon })
  const ids = Array.from({ length: 7 }, () =>
    insertOrder(hotel.services.db, { ...order, room: '101', property: '1', at: '2026-11-19T10:00:00.000Z' }),
  )
  const pageOf = async (query: string) => {
    const answer = await hotel.get(`/desk/api/orders?${query}`)
    return answer.ok ? ((await answer.json()) as { id: number }[]).map(({ id }) => id) : answer.status
  }
  expect(await pageOf('')).toEqual(ids)
  expect(await pageOf('limit=3')).toEqual(ids.slice(4))
  expect(await pageOf(`limit=3&before=${ids[4]}`)).toEqual(ids.slice(1, 4))
  expect(await pageOf('limit=-1')).toBe(400)
})

it('TRUST-17 a stranger is refused what leaves something, after more than a person does; a guest of a room is not', async () => {
  const clock = { ms: 0 }
  const hotel = await startTestHotel({ now: () => noon, rateClock: () => clock.ms })
  const demo = await hotel.device()
  await demo.signIn('demo', '')
  const orderFrom = (device: Device, guestName: string) => device.ask(transmit, { ...order, guestName })
  const statuses = []
  for (let tries = 0; tries <= actRate.most; tries += 1) statuses.push(await orderFrom(demo, 'Demo Guest'))
  expect(statuses.filter(({ status }) => status === 'OK')).toHaveLength(actRate.most)
  expect(statuses.at(-1)).toEqual({
    ...{ status: 'ERROR', message: 'too many at once', code: 'too_many_tries', retry_after: 2 },
  })
  // Nor from another device of the same address, over the channel or HTTP.
  const again = await hotel.device()
  await again.signIn('demo', '')
  expect((await orderFrom(again, 'Demo Guest')).status).toBe('ERROR')
  const account = {
    ...{ lastname: 'Berger', roomNumber: '101', reservationId: '88012', confirmationId: '88012' },
    ...{ accountName: 'hotel-aurora', propertyId: '1' },
  }
  expect((await hotel.post('/api/tac/v1/account-verify', account)).status).toBe(429)
  // A guest at the same address is.
  const guest = await hotel.guest()
  expect((await orderFrom(guest, 'Anna Berger')).status).toBe('OK')
  expect((await hotel.post('/api/tac/v1/account-verify', account, guest.headers)).status).toBe(200)
  // A repetition of what was done is answered, and after a while more is taken.
  clock.ms += 2000
  expect((await orderFrom(demo, 'Demo Guest')).status).toBe('OK')
  expect(hotel.desk.orders().filter(({ room }) => room === 'demo')).toHaveLength(actRate.most + 1)
})

it('TRUST-17 a repetition is answered however many there were before', async () => {
  const hotel = await startTestHotel({ now: () => noon, rateClock: () => 0 })
  const guest = await hotel.guest()
  const mine = { ...order, guestName: 'Anna Berger' }
  const first = await guest.ask(transmit, mine, 'once')
  for (let tries = 1; tries < actRate.most; tries += 1) await guest.ask(transmit, mine)
  expect((await guest.ask(transmit, mine)).status).toBe('ERROR')
  expect(await guest.ask(transmit, mine, 'once')).toEqual(first)
})

it('TRUST-17 a device that asks without end waits, and one that asks little does not, though both share an address', () => {
  const clock = { ms: 0 }
  const rates = new Rates(() => clock.ms)
  const { most, perSecond } = callRates.channel
  for (let call = 0; call < most; call += 1) expect(rates.spend('loud', callRates.channel, 1).waitMs).toBe(0)
  expect(rates.spend('loud', callRates.channel, 1).waitMs).toBe(1000 / perSecond)
  expect(rates.spend('quiet', callRates.channel, 1)).toEqual({ waitMs: 0, taken: 1 })
  clock.ms += 1000
  expect(rates.spend('loud', callRates.channel, perSecond - 1).waitMs).toBe(0)
  clock.ms += 3_600_000
  expect(rates.spend('loud', callRates.channel, 1).taken).toBe(1)
  // What an app asks while it starts.
  expect(quietCalls).toBeGreaterThanOrEqual(100)
})

it('TRUST-17 of a thousand channels of one address, those that no guest needs make room for the next device', async () => {
  const hotel = await startTestHotel()
  const { channels } = hotel.services
  const dropped: number[] = []
  const device = { cookie: 'one', address: '', client: '127.0.0.1' }
  const anna = await hotel.guest()
  const asDemo = await hotel.device()
  await asDemo.signIn('demo', '')
  const open = (count: number) => {
    if (channels.makeRoom('127.0.0.1'))
      channels.open({ send: () => undefined, drop: () => dropped.push(count) }, new URLSearchParams(), device)
  }
  for (let count = 0; count < 998; count += 1) open(count)
  expect(channels.count).toBe(1000)
  expect(dropped).toEqual([])
  // An event of a room costs the same, however many others are there.
  const push = () => hotel.desk.push({ room: '101', function: 'getPopUpWakeUp', payload: {} })
  expect(await queriesIn(hotel, push)).toBeLessThan(4)
  const next = await hotel.guest('105', 'Haddad')
  await asDemo.closed
  for (let count = 1000; count < 3000; count += 1) open(count)
  expect(channels.count).toBe(1000)
  expect(dropped.slice(0, 3)).toEqual([0, 1, 2])
  for (const guest of [anna, next])
    expect((await guest.ask('SQMOD_TVMessages.loadTvMessages', {})).status).toBe('OK')
})

it('TRUST-17 no guest keeps others out with a thousand channels of a room', async () => {
  const hotel = await startTestHotel()
  const neighbour = await hotel.guest('105', 'Haddad')
  const many: Device[] = []
  for (let count = 0; count < 999; count += 1) many.push(await hotel.guest())
  expect(hotel.services.channels.count).toBe(1000)
  const next = await hotel.guest('103', 'Okafor')
  await many[0]?.closed
  for (const guest of [neighbour, next, many[998]])
    expect((await guest?.ask('SQMOD_TVMessages.loadTvMessages', {}))?.status).toBe('OK')
})

/** The statements that the code has written out, of the files that talk to the database. */
function writtenStatements(): string[] {
  const files = readdirSync(inHotel(''), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const call = /\.(?:all|one|run)(?:<[^()]*?>)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`$]*)`)/g
  return files.flatMap((name) =>
    [...readFileSync(inHotel(name), 'utf8').matchAll(call)].map(
      ([, single, double, long]) => single ?? double ?? long ?? '',
    ),
  )
}

/** Tables that grow with what guests do. The other ones have a row for each room, TV or voucher. */
const growing = [...Object.keys(bounds), 'order_steps', 'calls', 'logs', 'film_keys', 'resume_times']

it('TRUST-17 every statement finds its rows by an index', async () => {
  const prepared = new Set<string>(writtenStatements())
  expect(prepared.size).toBeGreaterThan(80)
  // Those that are put together are heard as they are prepared.
  const { prepare } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql: string) {
    prepared.add(sql)
    return prepare.call(this, sql)
  })
  const hotel = await startTestHotel({ now: () => noon })
  leaveALot(hotel, 1100)
  hotel.desk.checkout({ room: '105' })
  vi.restoreAllMocks()
  const { db } = hotel.services
  const scanned = [...prepared].flatMap((sql) => {
    if (!/^\s*(SELECT|UPDATE|DELETE|INSERT)/.test(sql)) return []
    const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    return plan.flatMap(({ detail }) => {
      const [, table = '', index] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? []
      // An index of the few calls that are under way.
      return growing.includes(table) && index !== 'quick_calls_open' ? [`${sql}: ${detail}`] : []
    })
  })
  // Once an hour, over rows that are bounded as a whole; and the calls, of which there are 5,000.
  const isAllowed = (text: string) =>
    /^(DELETE FROM|UPDATE bill_lines)[^?]* < \?/.test(text) || /FROM calls\)/.test(text)
  expect(scanned.filter((text) => !isAllowed(text))).toEqual([])
})
