import { expect, it } from 'vitest'
import { dueReboot } from '../../../src/domains/device/television.saga.ts'

const plan = { time: '05:15', fallback: '11:00', offsetMinutes: 7 }
const day = '2026-11-21'
const step = (before: string, now: string) => ({ before: `${day} ${before}`, now: `${day} ${now}` })

it.each([
  ['before its time', '05:20:00', '05:21:00', null],
  ['in the minute of its time and offsetMinutes', '05:21:30', '05:22:30', 'first'],
  ['after it', '05:22:30', '05:23:30', null],
  ['when it slept through it', '05:10:00', '06:00:00', null],
  ['at the fallback', '11:06:59', '11:07:00', 'fallback'],
] as const)('DEV-16, CONST-36 is due %s: %s to %s', (_, before, now, due) => {
  expect(dueReboot(step(before, now), plan)).toBe(due)
})

it('DEV-16 has an offsetMinutes that may lead past midnight', () => {
  const late = { ...plan, time: '23:55', offsetMinutes: 10 }
  const midnight = { before: '2026-11-21 23:59:30', now: '2026-11-22 00:00:30' }
  const after = { before: '2026-11-22 00:04:30', now: '2026-11-22 00:05:30' }
  expect(dueReboot(midnight, late)).toBeNull()
  expect(dueReboot(after, late)).toBeNull()
  expect(
    dueReboot({ before: '2026-11-21 23:54:30', now: '2026-11-21 23:55:30' }, { ...late, offsetMinutes: 0 }),
  ).toBe('first')
})

it('is never due at a time that is none', () => {
  const none = { time: '', fallback: '25:00', offsetMinutes: 0 }
  for (let hour = 0; hour < 23; hour += 1) {
    const at = (h: number) => `${String(h).padStart(2, '0')}:00:00`
    expect(dueReboot({ before: `${day} ${at(hour)}`, now: `${day} ${at(hour)}` }, none)).toBeNull()
  }
})
