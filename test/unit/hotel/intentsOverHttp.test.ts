import { describe, expect, it } from 'vitest'
import { startTestHotel } from './testHotel.ts'

const noon = Date.parse('2026-11-19T11:00:00Z')
const key = '8f14e45f-ceea-467f-a9c7-8a2b1f3d9e10'

type TestHotel = Awaited<ReturnType<typeof startTestHotel>>
const startAtNoon = () => startTestHotel({ now: () => noon })

interface Person {
  room: string
  lastName: string
  reservation: string
}
const anna: Person = { room: '101', lastName: 'Berger', reservation: '88012' }
const layla: Person = { room: '105', lastName: 'Haddad', reservation: '88058' }

/** A person with a device and a token for courses. */
async function bookerOf(hotel: TestHotel, { room, lastName, reservation }: Person) {
  const { headers } = await hotel.guest(room, lastName)
  const verified = await hotel.post('/api/tac/v1/account-verify', {
    lastname: lastName,
    roomNumber: room,
    reservationId: reservation,
    confirmationId: reservation,
    accountName: 'hotel-aurora',
    propertyId: '1',
  })
  const { token } = await verified.json()
  return (path: string, body: object, own: string | null = key) =>
    hotel.post(path, body, {
      ...headers,
      authorization: `Bearer ${token}`,
      ...(own !== null && { 'idempotency-key': own }),
    })
}

async function yogaOf(hotel: TestHotel) {
  const { courseId } = hotel.desk.courses().find(({ name }) => name === 'Yoga') ?? { courseId: 0 }
  hotel.desk.course({ courseId, free: 10 })
  return courseId
}
const names: Record<string, string> = { '101': 'Anna Berger', '102': 'Rossi', '105': 'Layla Haddad' }
const confirmation = (room: string, content: string) => ({
  sender: `Room ${room}, ${names[room]}`,
  content,
  subject: 'Course booking',
  emailTo: 'fitness@aurora.example',
})

interface IntentRoute {
  route: string
  path: string
  asks: (hotel: TestHotel) => Promise<{
    ask: (room: string) => object
    other: (room: string) => object
    refused: (room: string) => object
  }>
  recorded: (hotel: TestHotel) => readonly { room: string | null }[]
}

const routes: IntentRoute[] = [
  {
    route: 'bookCourse',
    path: '/api/tac/v1/add-booking-class',
    asks: async (hotel) => {
      const bookingId = await yogaOf(hotel)
      return {
        ask: () => ({ bookingId, numberOfPersons: 2 }),
        other: () => ({ bookingId, numberOfPersons: 3 }),
        refused: () => ({ bookingId, numberOfPersons: 50 }),
      }
    },
    recorded: ({ desk }) => desk.bookings(),
  },
  {
    route: 'sendMail',
    path: '/api/v1/property/1/oneapp/mail',
    asks: async () => ({
      ask: (room) => confirmation(room, 'Yoga, 2 persons'),
      other: (room) => confirmation(room, 'Yoga, 3 persons'),
      refused: (room) => ({ ...confirmation(room, 'Yoga'), emailTo: 'somebody@else.example' }),
    }),
    recorded: ({ desk }) => desk.mails(),
  },
  {
    route: 'startQuickCall',
    path: '/api/v1/property/1/oneapp/calls',
    asks: async ({ desk }) => {
      desk.property({ id: '1', settings: { voip: { reception: '9', spa: '44' } } })
      return {
        ask: (room) => ({ room, target: 'reception' }),
        other: (room) => ({ room, target: 'spa' }),
        refused: (room) => ({ room, target: 'housekeeping' }),
      }
    },
    recorded: ({ desk }) => desk.quickCalls(),
  },
]

describe.each(routes)('$route, requested again with the same key,', ({ path, asks, recorded }) => {
  async function prepared() {
    const hotel = await startAtNoon()
    return { hotel, post: await bookerOf(hotel, anna), ...(await asks(hotel)) }
  }

  it('gets the first answer and is carried out once, and the desk reads the key', async () => {
    const { hotel, post, ask } = await prepared()
    const first = await post(path, ask('101'))
    const answer = await first.json()
    expect(first.status).toBe(200)
    const again = await post(path, ask('101'))
    expect([again.status, await again.json()]).toEqual([200, answer])
    expect(recorded(hotel)).toHaveLength(1)
    const read = hotel.desk.calls({ function: `POST ${path}` }).map(({ message_id }) => message_id)
    expect(read).toEqual([key, key])
  })

  it('at the same time is carried out once', async () => {
    const { hotel, post, ask } = await prepared()
    const answers = await Promise.all([1, 2, 3].map(() => post(path, ask('101'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('with another content is still answered as the first time', async () => {
    const { hotel, post, ask, other } = await prepared()
    const answer = await (await post(path, ask('101'))).json()
    const kept = recorded(hotel)
    expect(await (await post(path, other('101'))).json()).toEqual(answer)
    expect(recorded(hotel)).toEqual(kept)
  })

  it('is tried anew after a refusal', async () => {
    const { hotel, post, ask, refused } = await prepared()
    expect((await post(path, refused('101'))).status).toBeGreaterThanOrEqual(400)
    expect((await post(path, ask('101'))).status).toBe(200)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('by another guest is their own', async () => {
    const { hotel, post, ask } = await prepared()
    const answer = await (await post(path, ask('101'))).json()
    const theirs = await (await bookerOf(hotel, layla))(path, ask('105'))
    expect(theirs.status).toBe(200)
    expect(await theirs.json()).not.toEqual(answer)
    expect(recorded(hotel).map(({ room }) => room)).toEqual(['101', '105'])
  })

  it('by nobody is refused, whoever’s key it is', async () => {
    const { hotel, post, ask } = await prepared()
    await post(path, ask('101'))
    const stranger = await hotel.post(path, ask('101'), { 'idempotency-key': key })
    expect([401, 403]).toContain(stranger.status)
    expect(recorded(hotel)).toHaveLength(1)
  })

  it('is another request without a key, or with another one', async () => {
    const { hotel, post, ask } = await prepared()
    const statuses = []
    for (const own of [null, null, 'another-key']) statuses.push((await post(path, ask('101'), own)).status)
    // A room has one call at a time.
    const expected = path.endsWith('calls') ? [200, 409, 409] : [200, 200, 200]
    expect(statuses).toEqual(expected)
    expect(recorded(hotel)).toHaveLength(expected.filter((status) => status === 200).length)
  })

  it.each([
    ['an empty', ''],
    ['too long a', 'x'.repeat(101)],
  ])('is refused with %s key', async (_, own) => {
    const { hotel, post, ask } = await prepared()
    const answer = await post(path, ask('101'), own)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'invalid'])
    expect(recorded(hotel)).toEqual([])
  })
})

it('a call that is refused because the room has one leaves the end of another room’s call to be told once', async () => {
  let now = noon
  const hotel = await startTestHotel({ now: () => now })
  const path = '/api/v1/property/1/oneapp/calls'
  const neighbour = await hotel.guest('105', 'Haddad')
  const theirs = await hotel.post(path, { room: '105', target: 'spa' }, neighbour.headers)
  const { id } = await theirs.json()
  now += 20_000
  const post = await bookerOf(hotel, anna)
  expect((await post(path, { room: '101', target: 'spa' })).status).toBe(200)
  // The neighbour's call has rung for more than half a minute, Anna's has not.
  now += 15_000
  expect((await post(path, { room: '101', target: 'spa' }, 'another-key')).status).toBe(409)
  const state = await hotel.get(`${path}/${id}`, { headers: neighbour.headers })
  expect(await state.json()).toEqual({ id, state: 'failed' })
  await neighbour.ask('SQMOD_TVMessages.loadTvMessages', {})
  expect(neighbour.heard().filter((text) => text.includes('quickCallChanged'))).toHaveLength(1)
})

it('a booking under a key is the same after the account was verified anew', async () => {
  const hotel = await startAtNoon()
  const bookingId = await yogaOf(hotel)
  const path = '/api/tac/v1/add-booking-class'
  const ask = { bookingId, numberOfPersons: 2 }
  const answer = await (await (await bookerOf(hotel, anna))(path, ask)).json()
  expect(await (await (await bookerOf(hotel, anna))(path, ask)).json()).toEqual(answer)
  expect(hotel.desk.bookings()).toHaveLength(1)
})

it('two guests of one room have their keys each', async () => {
  const hotel = await startAtNoon()
  const statuses = []
  for (const userId of ['710274', '710258', '710274']) {
    const device = await hotel.device()
    await device.ask('SQMOD_Auth.authenticate', { room: '102', name: 'Rossi', userId })
    const headers = { ...device.headers, 'idempotency-key': key }
    statuses.push(
      (await hotel.post('/api/v1/property/1/oneapp/mail', confirmation('102', 'Yoga'), headers)).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200])
  expect(hotel.desk.mails()).toHaveLength(2)
})
