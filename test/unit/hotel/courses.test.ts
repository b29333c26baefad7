import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bookCourse, getCourses, verifyAccount } from '../../../src/contract/courses.ts'
import { startTestHotel } from './testHotel.ts'

// A Thursday noon in Vienna.
const noon = Date.parse('2026-11-19T11:00:00Z')
const window_ = 'from=2026-11-16&to=2026-11-29'

const account = {
  lastname: 'Berger',
  roomNumber: '101',
  reservationId: '88012',
  confirmationId: '88012',
  accountName: 'hotel-aurora',
  propertyId: '1',
}
const ofHaddad = {
  ...account,
  lastname: 'Haddad',
  roomNumber: '105',
  reservationId: '88058',
  confirmationId: '88058',
}

async function gym() {
  const hotel = await startTestHotel({ now: () => noon })
  const { get, post } = hotel
  const courses = async (query = window_) =>
    v.parse(getCourses.answer, await (await get(`/api/tac/v1/courses?${query}`)).json()).allCourses
  const verify = async (who: object = account, cookie?: string) =>
    v.parse(
      verifyAccount.answer,
      await (await post('/api/tac/v1/account-verify', who, cookie ? { cookie } : {})).json(),
    )
  const tokenOf = async (who: object = account) => (await verify(who)).token
  const book = (token: string, bookingId: unknown, numberOfPersons: unknown = 1) =>
    post(
      '/api/tac/v1/add-booking-class',
      { bookingId, numberOfPersons },
      { authorization: `Bearer ${token}` },
    )
  /** The entry of a course that starts at this time. */
  const date = async (name: string, start: string) => {
    const found = (await courses())
      .find((course) => course.name === name)
      ?.Bookings.find((entry) => entry.start === start)
    if (!found) throw new Error(`there is no ${name} on ${start}`)
    return found
  }
  return { hotel, courses, verify, tokenOf, book, date }
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code]

describe('the courses', () => {
  it('keep their numbers and places, whatever window they are asked for in', async () => {
    const { courses } = await gym()
    const all = (await courses()).flatMap(({ Bookings }) => Bookings)
    const day = (await courses('from=2026-11-22&to=2026-11-22')).flatMap(({ Bookings }) => Bookings)
    expect(day.length).toBeGreaterThan(1)
    for (const date of day) expect(all).toContainEqual(date)
  })

  it('are other ones at the resort, and in German for a German page', async () => {
    const { courses } = await gym()
    const names = async (query: string) => (await courses(`${window_}&${query}`)).map(({ name }) => name)
    expect(await names('property=2')).toContain('Surfing for beginners')
    expect(await names('property=2')).not.toContain('Yoga')
    expect(await names('lang=de')).toContain('Wassergymnastik')
  })

  it('have one date without a place each week', async () => {
    const { courses } = await gym()
    const full = (await courses())
      .flatMap(({ Bookings }) => Bookings)
      .filter(({ bookedPersons, maxPersons }) => bookedPersons === maxPersons)
    expect(full.map(({ start }) => start)).toEqual(['2026-11-21T07:00:00Z', '2026-11-28T07:00:00Z'])
  })

  it.each([
    'from=2026-11-16&to=2026-11-30',
    'from=2026-11-29&to=2026-11-16',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-16',
    'from=today&to=tomorrow',
  ])('refuse %s', async (query) => {
    const { hotel } = await gym()
    expect((await hotel.get(`/api/tac/v1/courses?${query}`)).status).toBe(400)
  })
})

describe('an account', () => {
  it.each([
    ['another name', { lastname: 'Miller' }],
    ['another room', { roomNumber: '105' }],
    ['another reservation', { reservationId: '88023', confirmationId: '88023' }],
    ['two reservations', { confirmationId: '88023' }],
    ['another account', { accountName: 'isla-verde' }],
    ['another property', { propertyId: '2' }],
    [
      'a guest who is not here',
      { lastname: 'Novak', roomNumber: '104', reservationId: '88047', confirmationId: '88047' },
    ],
  ])('CRS-08 with %s is none', async (_what, wrong) => {
    const { verify } = await gym()
    expect(await verify({ ...account, ...wrong })).toEqual({ code: 403, token: '' })
  })

  it('is that of the guest who is signed in on the device', async () => {
    const { hotel, verify } = await gym()
    const haddad = await hotel.guest('105', 'Haddad')
    const { cookie } = haddad.headers
    expect((await verify(account, cookie)).code).toBe(403)
    expect((await verify(ofHaddad, cookie)).code).toBe(200)
  })

  it('that is guessed at waits a minute', async () => {
    const { verify } = await gym()
    for (let tries = 0; tries < 10; tries += 1) await verify({ ...account, lastname: 'Guess' })
    expect((await verify()).code).toBe(429)
    expect((await verify(ofHaddad)).code).toBe(200)
  })
})

describe('a booking', () => {
  it('CRS-13 takes places, and the desk reads it', async () => {
    const { hotel, tokenOf, book, date } = await gym()
    const before = await date('Yoga', '2026-11-22T08:00:00Z')
    hotel.desk.course({ courseId: Number(before.courseId), free: 5 })
    const answer = await book(await tokenOf(), before.courseId, 2)
    expect(v.parse(bookCourse.answer, await answer.json())).toEqual({ code: 200, bookingNumber: 'B-5521' })
    expect(await date('Yoga', '2026-11-22T08:00:00Z')).toMatchObject({ bookedPersons: 9 })
    expect(await (await hotel.get('/desk/api/bookings')).json()).toEqual([
      {
        bookingNumber: 'B-5521',
        courseId: before.courseId,
        numberOfPersons: 2,
        name: 'Yoga',
        start: '2026-11-22T08:00:00.000Z',
        property: '1',
        room: '101',
        at: '2026-11-19T11:00:00.000Z',
      },
    ])
  })

  it('CRS-15 of the last place goes to one of two', async () => {
    const { hotel, tokenOf, book, date } = await gym()
    const { courseId } = await date('Yoga', '2026-11-22T08:00:00Z')
    hotel.desk.course({ courseId: Number(courseId), free: 1 })
    const tokens = await Promise.all([tokenOf(), tokenOf(ofHaddad)])
    const answers = await Promise.all(tokens.map((token) => book(token, courseId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(await lost?.json()).toMatchObject({ error: { code: 'fully_booked' } })
    expect(hotel.desk.bookings()).toHaveLength(1)
  })

  it('is refused where there are too few places, the course has begun or is none', async () => {
    const { hotel, tokenOf, book, date } = await gym()
    const token = await tokenOf()
    const { courseId } = await date('Yoga', '2026-11-22T08:00:00Z')
    hotel.desk.course({ courseId: Number(courseId), free: 2 })
    expect(await codeOf(await book(token, courseId, 3))).toEqual([409, 'not_enough_places'])
    const full = await date('Sunrise stretch', '2026-11-21T07:00:00Z')
    expect(await codeOf(await book(token, full.courseId))).toEqual([409, 'fully_booked'])
    const past = await date('Yoga', '2026-11-16T06:30:00Z')
    expect(await codeOf(await book(token, past.courseId))).toEqual([409, 'past'])
    for (const unknown of [1, 'yoga', -5, Number(courseId) + 500])
      expect(await codeOf(await book(token, unknown))).toEqual([404, 'unknown_course'])
    for (const persons of [0, 1.5, '2', 100])
      expect(await codeOf(await book(token, courseId, persons))).toEqual([400, 'invalid'])
    expect(hotel.desk.bookings()).toEqual([])
  })

  it('TRUST-04 is refused for a day after the stay', async () => {
    const { hotel, courses, tokenOf, book } = await gym()
    const token = await tokenOf()
    const dates = (await courses()).flatMap(({ Bookings }) => Bookings)
    // Ms Berger leaves on the 22nd.
    const afterStay = dates.filter(({ start }) => start >= '2026-11-22T23:00:00Z')
    expect(afterStay.length).toBeGreaterThan(10)
    for (const { courseId } of afterStay.slice(0, 3))
      expect(await codeOf(await book(token, courseId))).toEqual([409, 'after_stay'])
    expect(hotel.desk.bookings()).toEqual([])
  })

  it('needs a token that is good', async () => {
    const { hotel, tokenOf, book, date } = await gym()
    const { courseId } = await date('Yoga', '2026-11-22T08:00:00Z')
    const token = await tokenOf()
    const refused = [401, 'no_token']
    expect(
      await codeOf(
        await hotel.post('/api/tac/v1/add-booking-class', { bookingId: courseId, numberOfPersons: 1 }),
      ),
    ).toEqual(refused)
    expect(await codeOf(await book('forged', courseId))).toEqual(refused)
    // The resort's courses are not for a guest of the city.
    const surf = await (await hotel.get(`/api/tac/v1/courses?${window_}&property=2`)).json()
    expect(await codeOf(await book(token, surf.allCourses[0].Bookings.at(-1).courseId))).toEqual([
      404,
      'unknown_course',
    ])
    hotel.desk.checkout({ room: '101' })
    expect(await codeOf(await book(token, courseId))).toEqual(refused)
    // A new stay has tokens of its own.
    hotel.desk.checkin({ room: '101' })
    expect(await codeOf(await book(token, courseId))).toEqual(refused)
    const next = await tokenOf()
    expect((await book(next, courseId)).status).toBe(200)
    hotel.desk.clock({ now: '2026-11-20T00:00:00Z' })
    expect(await codeOf(await book(next, courseId))).toEqual(refused)
  })
})

describe('the desk', () => {
  it('fills a course and empties it again', async () => {
    const { hotel, tokenOf, book, date } = await gym()
    const list: { courseId: number; start: string; name: string }[] = await (
      await hotel.get('/desk/api/courses')
    ).json()
    expect(list.length).toBeGreaterThan(20)
    const { courseId } = await date('Yoga', '2026-11-22T08:00:00Z')
    expect(list).toContainEqual(expect.objectContaining({ courseId, name: 'Yoga' }))
    const fill = (free: number) => hotel.post('/desk/api/courses', { courseId, free })
    expect(await (await fill(0)).json()).toMatchObject({ bookedPersons: 12, maxPersons: 12 })
    const token = await tokenOf()
    expect(await codeOf(await book(token, courseId))).toEqual([409, 'fully_booked'])
    await fill(12)
    expect((await book(token, courseId, 4)).status).toBe(200)
    expect((await fill(9)).status).toBe(409)
    expect(await (await fill(8)).json()).toMatchObject({ bookedPersons: 4 })
    expect((await hotel.post('/desk/api/courses', { courseId: 5, free: 1 })).status).toBe(404)
    expect((await fill(-1)).status).toBe(400)
    expect((await hotel.get('/desk/api/courses?property=9')).status).toBe(404)
  })
})
