import { expect, it } from 'vitest'
import {
  destinationErrors,
  emptyForm,
  endsAfter,
  pickupErrors,
  requestMail,
  startsOn,
} from '../../../src/domains/pickup/request.ts'

const places = [
  { id: '1', name: 'Hotel entrance' },
  { id: '2', name: 'Airport, Terminal 3' },
]
const timezone = 'Europe/Vienna'
const present = { now: Date.parse('2026-11-22T07:45:00+01:00'), timezone }
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
  expect(pickupErrors({ ...whole, ...part }, places, present)).toEqual(errors)
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
  const at = (time: string) => ({ now: Date.parse(`2026-11-22T${time}+01:00`), timezone })
  expect(startsOn('2026-11-22', at('23:10:00'))).toEqual(['23:30'])
  expect(startsOn('2026-11-22', at('23:30:00'))).toEqual([])
  expect(startsOn('2026-11-23', at('23:10:00'))[0]).toBe('00:00')
  expect(startsOn('', present)).toHaveLength(48)
})

it('PICK-05 offers an end for the last start of a day', () => {
  expect(endsAfter('2026-11-22', '23:30', timezone)).toEqual(['23:59'])
  expect(pickupErrors({ ...whole, start: '23:30', end: '23:59' }, places, present)).toEqual({})
})

it('CLK-03 offers and takes no time in the hour that clocks leave out', () => {
  const spring = { now: Date.parse('2026-03-28T12:00:00Z'), timezone }
  expect(startsOn('2026-03-29', spring).slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30'])
  expect(endsAfter('2026-03-29', '01:30', timezone).slice(0, 2)).toEqual(['03:00', '03:30'])
  const left = { ...whole, date: '2026-03-29', start: '02:00', end: '02:30' }
  expect(pickupErrors(left, places, spring)).toEqual({ start: 'missing', end: 'missing' })
  expect(pickupErrors({ ...left, date: '2026-03-30' }, places, spring)).toEqual({})
})

it('CLK-02 takes a time in the hour that clocks repeat until the second one', () => {
  const autumn = { ...whole, date: '2026-10-25', start: '02:30', end: '04:00' }
  const at = (time: string) => ({ now: Date.parse(`2026-10-25T${time}Z`), timezone })
  expect(pickupErrors(autumn, places, at('00:45:00'))).toEqual({})
  expect(startsOn('2026-10-25', at('00:45:00'))[0]).toBe('02:00')
  expect(pickupErrors(autumn, places, at('01:30:00'))).toEqual({ start: 'past' })
})
