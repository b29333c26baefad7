import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AuthResult } from '../../../src/contract/session.ts'
import { evaluateAuthResult } from '../../../src/domains/session/authenticate.saga.ts'

const answer = (...checkin: unknown[]) => v.parse(AuthResult, { checkin })
const anna = {
  id: 1,
  name: 'Anna',
  last_name: 'Berger',
  room: '101',
  permanent: 0,
  residents: [{ id: 1, permanent: 0 }],
}
const suite = (residents: unknown[]) => ({
  ...anna,
  id: 9,
  name: 'Suite',
  last_name: 'Okafor',
  permanent: 1,
  residents,
})

describe('what an answer means', () => {
  it('SES-03 a check-out or residents that cannot be read do not keep the guest out', () => {
    const evaluation = evaluateAuthResult(answer({ ...anna, checkout: 1_795_860_000, residents: {} }), '')
    expect(evaluation).toMatchObject({ kind: 'registered', checkin: { checkout: null, residents: [] } })
  })

  it.each(['', null, undefined])(
    'SES-12, SES-16 an entry whose id is %j signs nobody in, unless a resident stands for it',
    (id) => {
      expect(evaluateAuthResult(answer({ ...anna, id }), '')).toEqual({ kind: 'notRegistered' })
      const room = { ...suite([{ id: 31, permanent: 0 }]), id }
      expect(evaluateAuthResult(answer(room), '')).toMatchObject({
        kind: 'registered',
        checkin: { id: '31' },
      })
    },
  )

  it('SES-18 counts a resident whom the hotel repeats once', () => {
    const [marco, giulia] = [
      { id: 21, permanent: 0, name: 'Marco' },
      { id: 22, permanent: 0, name: 'Giulia' },
    ]
    const evaluate = (...residents: unknown[]) => evaluateAuthResult(answer({ ...anna, residents }), '')
    expect(evaluate(marco, marco).kind).toBe('registered')
    expect(evaluate(marco, giulia, { ...marco, id: '21' })).toMatchObject({
      kind: 'multipleResidents',
      residents: [{ name: 'Marco' }, { name: 'Giulia' }],
    })
  })

  it('SES-22 takes the resident who was chosen, though the hotel lists the others, too', () => {
    const residents = [
      { id: 21, permanent: 0, name: 'Marco' },
      { id: 22, permanent: 0, name: 'Giulia' },
    ]
    const giulia = answer({ ...anna, id: 22, residents })
    expect(evaluateAuthResult(giulia, '', '22')).toMatchObject({ kind: 'registered', checkin: { id: '22' } })
    expect(evaluateAuthResult(giulia, '', '21').kind).toBe('multipleResidents')
    expect(evaluateAuthResult(giulia, '', '').kind).toBe('multipleResidents')
  })

  it('finds nobody in an empty list', () => {
    expect(evaluateAuthResult(answer(), '')).toEqual({ kind: 'notRegistered' })
  })

  it.each([1, '1', true])(
    'SES-04, SES-15, SES-16 replaces an entry with permanent %j by its first guest',
    (permanent) => {
      const evaluation = evaluateAuthResult(
        answer({
          ...suite([
            { id: 9, permanent: 1 },
            { id: 11, permanent: 0 },
          ]),
          permanent,
        }),
        '',
      )
      expect(evaluation).toMatchObject({
        kind: 'registered',
        checkin: { id: '11', name: '', last_name: 'Okafor' },
      })
    },
  )

  it('SES-16 keeps a permanent entry without guests, nameless', () => {
    const evaluation = evaluateAuthResult(answer(suite([{ id: 9, permanent: 1 }])), '')
    expect(evaluation).toMatchObject({ kind: 'registered', checkin: { id: '9', name: '' }, residents: [] })
  })

  it('SES-17 does not count permanent residents', () => {
    const evaluation = evaluateAuthResult(
      answer(
        suite([
          { id: 9, permanent: 1 },
          { id: 11, permanent: 0 },
        ]),
      ),
      '',
    )
    expect(evaluation).toMatchObject({ kind: 'registered', residents: [{ id: '11' }] })
  })

  const rossi = {
    ...anna,
    residents: [
      { id: 1, permanent: 0 },
      { id: 2, permanent: 0 },
    ],
  }

  it.each(['', 'kiosk', 'tv'] as const)('SES-18 finds several residents in mode "%s"', (mode) => {
    expect(evaluateAuthResult(answer(rossi), mode).kind).toBe('multipleResidents')
  })

  it.each(['walkin', 'walkin-only', 'demo', 'demo-use-pms'] as const)(
    'SES-18 never finds several in mode %s',
    (mode) => {
      expect(evaluateAuthResult(answer(rossi), mode).kind).toBe('registered')
    },
  )
})
