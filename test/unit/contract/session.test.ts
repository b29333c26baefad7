import * as v from 'valibot'
import { expect, it } from 'vitest'
import { authenticate } from '../../../src/contract/session.ts'

const read = (root: unknown) => v.parse(authenticate.answer, root)

it('SES-02, SES-03 a field of the check-in that cannot be read costs that field alone', () => {
  const entry = {
    id: 7,
    name: false,
    last_name: 'Berger',
    room: 101,
    permanent: [],
    reservation_nr: {},
    checkout: 1_790_000_000,
    residents: {},
  }
  expect(read({ skin: '', language: false, checkin: [entry] })).toEqual({
    skin: null,
    language: null,
    checkin: [
      {
        id: '7',
        name: '',
        last_name: 'Berger',
        room: '101',
        permanent: false,
        reservation_nr: '',
        checkout: null,
        residents: [],
      },
    ],
  })
})

it('SES-12 an entry without an id is nobody', () => {
  expect(read({ checkin: [{ name: 'Anna', last_name: 'Berger' }] }).checkin).toEqual([])
  expect(read(null).checkin).toEqual([])
})
