import { expect, it } from 'vitest'
import { entriesOf } from '../../../src/domains/courses/calendar.ts'

const date = (courseId: number, start: string) => ({
  courseId,
  start,
  end: '',
  trainer: '',
  location: '',
  maxPersons: null,
  bookedPersons: 0,
})
const yoga = (...Bookings: ReturnType<typeof date>[]) => ({
  id: '31',
  name: 'Yoga',
  description: '',
  Bookings,
})

it('CRS-04 a date that the hotel sends twice is listed once, with all other dates of its course', () => {
  const [morning, evening] = [date(3107, '2026-11-22T08:00:00Z'), date(3108, '2026-11-22T18:00:00Z')]
  const entries = entriesOf(
    [yoga(evening, morning), yoga(morning), yoga(date(3107, '2026-11-23T08:00:00Z'))],
    'UTC',
  )
  expect(entries.map(({ bookingId, date: day, startTime }) => [bookingId, day, startTime])).toEqual([
    [3107, '2026-11-22', '08:00'],
    [3108, '2026-11-22', '18:00'],
    [3107, '2026-11-23', '08:00'],
  ])
})
