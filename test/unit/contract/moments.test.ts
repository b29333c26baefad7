// Times on the wire are UTC. Each form of ISO 8601 is read, and none by the device's own time zone.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getUtcTime } from '../../../src/contract/config.ts'
import { getCourses } from '../../../src/contract/courses.ts'
import { getDestination } from '../../../src/contract/destination.ts'
import { getFlights } from '../../../src/contract/flights.ts'
import { loadTvMessages } from '../../../src/contract/messages.ts'
import { moment, momentOrEmpty } from '../../../src/contract/moments.ts'
import { fetchWeather } from '../../../src/contract/weather.ts'

const forms = [
  ['as it is written mostly', '2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z'],
  ['without a zone', '2026-11-21T09:30:00', '2026-11-21T09:30:00Z'],
  ['as a database has it', '2026-11-21 09:30:00', '2026-11-21T09:30:00Z'],
  ['without seconds', '2026-11-21T09:30', '2026-11-21T09:30:00Z'],
  ['with parts of a second', '2026-11-21T09:30:00.250Z', '2026-11-21T09:30:00.250Z'],
  ['in the basic format', '20261121T093000Z', '2026-11-21T09:30:00Z'],
  ['with an offset', '2026-11-21T10:30:00+01:00', '2026-11-21T10:30:00+01:00'],
  ['with an offset in the basic format', '20261121T103000+0100', '2026-11-21T10:30:00+01:00'],
  ['with an offset of hours alone', '2026-11-21T10:30:00+01', '2026-11-21T10:30:00+01:00'],
  ['a date alone', '2026-11-21', '2026-11-21'],
] as const

it.each(forms)('a moment %s', (_, given, read) => {
  expect(v.parse(moment, given)).toBe(read)
  expect(v.parse(momentOrEmpty, given)).toBe(read)
})

it('what is no moment', () => {
  // Browsers read the last three as dates of the years 2000 and 2001.
  for (const given of ['soon', '', null, '2026-13-01T00:00:00', 5, {}, '0', '12', 'Gate 5']) {
    expect(v.safeParse(moment, given).success).toBe(false)
    expect(v.parse(momentOrEmpty, given)).toBe('')
  }
  expect(v.parse(momentOrEmpty, undefined)).toBe('')
})

describe('is read so wherever the hotel tells one', () => {
  const [at, utc] = ['2026-11-21 09:30:00', '2026-11-21T09:30:00Z']
  const read = <Wire, Answer>({ answer }: { answer: v.GenericSchema<Wire, Answer> }, wire: Wire) =>
    v.parse(answer, wire)

  it('flights', () => {
    const flight = { scheduled_gate_time: at, estimated_gate_time: at, last_update: at }
    const [found] = read(getFlights, { flight_data: [flight] }).flight_data
    expect(found).toMatchObject({ scheduled_gate_time: utc, estimated_gate_time: utc, last_update: utc })
  })

  it('courses', () => {
    const date = { courseId: 1, start: at, end: at }
    const [course] = read(getCourses, { allCourses: [{ id: 1, Bookings: [date] }] }).allCourses
    expect(course?.Bookings).toMatchObject([{ start: utc, end: utc }])
  })

  it('what there is around the hotel', () => {
    const entry = { id: 1, type: 'event' as const, start: at, end: at }
    expect(read(getDestination, { items: [entry] }).items).toMatchObject([{ start: utc, end: utc }])
  })

  it('KEY-08 the hotel’s clock', () => {
    expect(read(getUtcTime, { utc: at })).toEqual({ utc })
    for (const wrong of ['soon', '', '5'])
      expect(v.safeParse(getUtcTime.answer, { utc: wrong }).success).toBe(false)
  })

  it('messages and weather', () => {
    const message = { message_id: 1, text: 'A', created: at }
    expect(read(loadTvMessages, [message])).toMatchObject([{ created: utc }])
    const weather = { updated: at, current: { temperature: 1 } }
    expect(read(fetchWeather, weather)).toMatchObject({ updated: utc })
  })
})
