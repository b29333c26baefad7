import * as v from 'valibot'
import { expect, it } from 'vitest'
import { FlightList } from '../../../src/contract/flights.ts'

it('FLT-14 an entry without anything in it is no row of the list', () => {
  const { flight_data } = v.parse(FlightList, {
    amount: 3,
    flight_data: [{ flight_number: 'OS 25' }, {}, { gate: null, airline: '' }],
  })
  expect(flight_data.map(({ flight_number }) => flight_number)).toEqual(['OS 25'])
})
