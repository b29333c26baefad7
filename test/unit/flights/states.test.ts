import { expect, it } from 'vitest'
import { flightStateOf } from '../../../src/domains/flights/FlightRow.tsx'

it.each([
  ['Departed', 'departed'],
  ['DEPARTED', 'departed'],
  ['ON_TIME', 'onTime'],
  ['on-time', 'onTime'],
  [' Gate closed ', 'gateClosed'],
  ['Canceled', 'cancelled'],
])('FLT-14 knows the state %j', (text, state) => {
  expect(flightStateOf(text)).toBe(state)
})

it.each(['', 'Pünktlich', 'Delayed until 10', 'Last call', 'constructor'])(
  'FLT-14 leaves %j as the hotel has written it',
  (text) => {
    expect(flightStateOf(text)).toBeNull()
  },
)
