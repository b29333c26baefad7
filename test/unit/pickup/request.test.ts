import { expect, it } from 'vitest'
import {
  dayChosen,
  emptyForm,
  endsAfter,
  filledIn,
  pickupErrors,
  placeChosen,
  presetWindow,
  requestMail,
  startChosen,
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
  expect(pickupErrors(whole, places, present)).toEqual({})
  expect(pickupErrors({ ...whole, to: '' }, places, present)).toEqual({ to: 'missing' })
  expect(pickupErrors({ ...whole, to: '1' }, places, present)).toEqual({ to: 'same' })
})

it('PICK-11 writes the mail as the hotel expects it', () => {
  const guest = { name: 'Anna Berger', room: '412' }
  expect(requestMail({ ...whole, note: ' Two suitcases ' }, places, guest)).toEqual({
    email_subject: 'Pickup request, room 412',
    email_message:
      'Anna Berger, room 412\nFrom: Hotel entrance\nTo: Airport, Terminal 3\n2026-11-22, 08:00-08:30\nTwo suitcases',
  })
})

const at = (time: string) => ({ now: Date.parse(`2026-11-22T${time}+01:00`), timezone })

it('PICK-05 offers the quarter hours of the day that are still to come', () => {
  expect(startsOn('2026-11-22', at('23:10:00'))).toEqual(['23:15', '23:30', '23:45'])
  expect(startsOn('2026-11-22', at('23:45:00'))).toEqual([])
  expect(startsOn('2026-11-23', at('23:10:00')).slice(0, 2)).toEqual(['00:00', '00:15'])
  expect(startsOn('', present)).toEqual([])
})

it('PICK-05 offers an end up to four hours later, and for the last start of a day its end', () => {
  const ends = endsAfter('2026-11-22', '08:00', timezone)
  expect([ends[0], ends.at(-1), ends.length]).toEqual(['08:15', '12:00', 16])
  expect(endsAfter('2026-11-22', '23:45', timezone)).toEqual(['23:59'])
  expect(pickupErrors({ ...whole, start: '23:45', end: '23:59' }, places, present)).toEqual({})
})

it('PICK-05 presets half an hour: of a later day in the morning, of today as soon as a car can come', () => {
  expect(presetWindow('2026-11-23', present)).toEqual({ start: '08:00', end: '08:30' })
  expect(presetWindow('2026-11-22', at('14:20:00'))).toEqual({ start: '15:00', end: '15:30' })
  expect(presetWindow('2026-11-22', at('23:20:00'))).toEqual({ start: '23:30', end: '23:59' })
  expect(presetWindow('2026-11-22', at('23:50:00'))).toEqual({ start: '', end: '' })
})

it('PICK-05 keeps a window that the guest has chosen on another day that has it, and no other', () => {
  const now = at('14:20:00')
  const preset = { ...whole, ...presetWindow('2026-11-22', now) }
  expect(dayChosen(preset, '2026-11-23', now)).toEqual({ date: '2026-11-23', start: '08:00', end: '08:30' })
  const own = { ...whole, start: '18:00', end: '19:00' }
  expect(dayChosen(own, '2026-11-23', now)).toEqual({ date: '2026-11-23' })
  const morning = { ...whole, date: '2026-11-23', start: '09:00', end: '10:00' }
  expect(dayChosen(morning, '2026-11-22', now)).toEqual({ date: '2026-11-22', start: '15:00', end: '15:30' })
})

it('PICK-05 a start after the end takes the end along', () => {
  const form = { ...whole, start: '08:00', end: '09:00' }
  expect(startChosen(form, '08:30', timezone)).toEqual({ start: '08:30' })
  expect(startChosen(form, '09:00', timezone)).toEqual({ start: '09:00', end: '09:30' })
  expect(startChosen(form, '02:00', timezone)).toEqual({ start: '02:00', end: '02:30' })
})

it('CLK-03 offers and takes no time in the hour that clocks leave out', () => {
  const spring = { now: Date.parse('2026-03-28T12:00:00Z'), timezone }
  expect(startsOn('2026-03-29', spring).slice(6, 9)).toEqual(['01:30', '01:45', '03:00'])
  expect(endsAfter('2026-03-29', '01:45', timezone).slice(0, 2)).toEqual(['03:00', '03:15'])
  const left = { ...whole, date: '2026-03-29', start: '02:00', end: '02:30' }
  expect(pickupErrors(left, places, spring)).toEqual({ start: 'missing', end: 'missing' })
  expect(pickupErrors({ ...left, date: '2026-03-30' }, places, spring)).toEqual({})
})

it('CLK-02 takes a time in the hour that clocks repeat until the second one', () => {
  const autumn = { ...whole, date: '2026-10-25', start: '02:30', end: '04:00' }
  const utc = (time: string) => ({ now: Date.parse(`2026-10-25T${time}Z`), timezone })
  expect(pickupErrors(autumn, places, utc('00:45:00'))).toEqual({})
  expect(startsOn('2026-10-25', utc('00:45:00'))[0]).toBe('02:00')
  expect(pickupErrors(autumn, places, utc('01:30:00'))).toEqual({ start: 'past' })
})

const later = { ...present, now: Date.parse('2026-11-22T23:50:00+01:00') }

it('PICK-17 fills in the place that the hotel begins with, and the first day that has a time left', () => {
  const preset = { ...emptyForm, from: '1', date: '2026-11-22', start: '08:15', end: '08:45' }
  expect(filledIn(emptyForm, places, null, present)).toEqual(preset)
  expect(filledIn({ ...emptyForm, from: '2' }, places, null, present)).toEqual({ ...preset, from: '2' })
  expect(filledIn({ ...emptyForm, to: '1' }, places, null, present)).toEqual({ ...preset, from: '', to: '1' })
  expect(filledIn(emptyForm, places, null, later)).toMatchObject({ date: '2026-11-23', start: '08:00' })
  expect(filledIn(emptyForm, places, '2026-11-22', later)).toEqual({ ...emptyForm, from: '1' })
  expect(filledIn(emptyForm, [], null, present)).toEqual({ ...preset, from: '' })
  expect(filledIn(whole, places, null, later)).toEqual(whole)
})

it('PICK-17 a place that the other field has changes sides', () => {
  expect(placeChosen(whole, 'to', '1')).toEqual({ to: '1', from: '2' })
  expect(placeChosen(whole, 'from', '2')).toEqual({ from: '2', to: '1' })
  expect(placeChosen(whole, 'from', '3')).toEqual({ from: '3' })
})
