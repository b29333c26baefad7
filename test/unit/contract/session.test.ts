import * as v from 'valibot'
import { expect, it } from 'vitest'
import { authenticate, hasWalkInContent } from '../../../src/contract/session.ts'

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

it('RT-29 an entry without an id is still an entry, and anything else is none', () => {
  const entries = read({ checkin: [{ last_name: 'Berger' }, { id: null, permanent: 1 }] }).checkin
  expect(entries).toMatchObject([
    { id: '', last_name: 'Berger' },
    { id: '', permanent: true },
  ])
  expect(read({ checkin: [null, { last_name: 'Berger' }, 'Rossi'] }).checkin).toHaveLength(1)
  expect(() => read({ checkin: { error: 'no room' } })).toThrow()
  expect(read(null).checkin).toEqual([])
})

it('SES-34 a list without any entry that can be read does not mean that nobody is checked in', () => {
  expect(read({ checkin: [] }).checkin).toEqual([])
  for (const checkin of [[null], ['88012'], [null, 'Berger']]) expect(() => read({ checkin })).toThrow()
})

it('RT-30 whether there is content without sign-in may be told as any flag', () => {
  const may = (root: unknown) => v.parse(hasWalkInContent.answer, root as never)
  for (const yes of [true, 1, 'true', { hasWalkInContent: 1 }]) expect(may(yes)).toBe(true)
  for (const no of [false, 0, 'false', {}, null]) expect(may(no)).toBe(false)
})
