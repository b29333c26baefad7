import { expect, it } from 'vitest'
import {
  destinationErrors,
  emptyForm,
  endsAfter,
  pickupErrors,
  requestMail,
  timesAfter,
} from '../../../src/domains/pickup/request.ts'

const places = [
  { id: '1', name: 'Hotel entrance' },
  { id: '2', name: 'Airport, Terminal 3' },
]
const now = '2026-11-22 07:45'
const whole = { ...emptyForm, from: '1', to: '2', date: '2026-11-22', start: '08:00', end: '08:30' }

it.each([
  [{}, {}],
  [{ from: '' }, { from: 'missing' }],
  [{ from: '9' }, { from: 'missing' }],
  [{ date: '' }, { date: 'missing' }],
  [{ date: '2026-11-21' }, { date: 'past', start: 'past' }],
  [
    { start: '', end: '' },
    { start: 'missing', end: 'missing' },
  ],
  [{ start: '07:30' }, { start: 'past' }],
  [{ start: '07:45' }, { start: 'past' }],
  [{ start: '07:46' }, {}],
  [{ date: '2026-11-23', start: '07:30' }, {}],
  [{ end: '08:00' }, { end: 'order' }],
])('PICK-02, PICK-04, PICK-05 %j has the errors %j', (part, errors) => {
  expect(pickupErrors({ ...whole, ...part }, places, now)).toEqual(errors)
})

it('PICK-03 the destination is one of the places, and another one', () => {
  expect(destinationErrors(whole, places)).toEqual({})
  expect(destinationErrors({ ...whole, to: '' }, places)).toEqual({ to: 'missing' })
  expect(destinationErrors({ ...whole, to: '1' }, places)).toEqual({ to: 'same' })
})

it('PICK-11 writes the mail as the hotel expects it', () => {
  const guest = { name: 'Anna Berger', room: '412' }
  expect(requestMail({ ...whole, note: ' Two suitcases ' }, places, guest)).toEqual({
    email_subject: 'Pickup request, room 412',
    email_message:
      'Anna Berger, room 412\nFrom: Hotel entrance\nTo: Airport, Terminal 3\n2026-11-22, 08:00-08:30\nTwo suitcases',
  })
})

it('offers times of the day that are later', () => {
  expect(timesAfter('23:10')).toEqual(['23:30'])
  expect(timesAfter('')[0]).toBe('00:00')
  expect(timesAfter('23:30')).toEqual([])
})

it('PICK-05 offers an end for the last start of a day', () => {
  expect(endsAfter('23:30')).toEqual(['23:59'])
  expect(pickupErrors({ ...whole, start: '23:30', end: '23:59' }, places, now)).toEqual({})
})
