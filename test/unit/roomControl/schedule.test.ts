import { describe, expect, it } from 'vitest'
import {
  isUniform,
  linesOf,
  problemOf,
  scheduleOf,
  weekdayNames,
  weekdays,
  withDay,
} from '../../../src/domains/roomControl/values.ts'

const entry = (weekday: number, start = '10:00', end = '12:00') => ({ weekday, start, end })

describe('a schedule', () => {
  it('CLEAN-03 is read from the control’s value, in the order of the week', () => {
    expect(
      scheduleOf({
        days: [entry(5, '9:00', '10:30:00'), entry(1), entry(8), { weekday: '2' }, null],
        cancelNextDay: 'true',
      }),
    ).toEqual({
      days: [entry(1), { weekday: 2, start: '', end: '' }, entry(5, '09:00', '10:30')],
      cancelNextDay: true,
    })
    expect(scheduleOf(undefined)).toEqual({ days: [], cancelNextDay: false })
    expect(scheduleOf({ days: [entry(1, '25:00', 'noon')] }).days).toEqual([entry(1, '', '')])
  })

  it.each([
    ['CLEAN-08', entry(1, '', '12:00'), 'noStart'],
    ['CLEAN-08', entry(1, '', ''), 'noStart'],
    ['CLEAN-09', entry(1, '10:00', ''), 'noEnd'],
    ['CLEAN-10', entry(1, '10:00', '09:30'), 'endFirst'],
    ['CLEAN-10', entry(1, '10:00', '10:00'), 'endFirst'],
    ['CLEAN-10', entry(1, '09:30', '10:00'), null],
  ])('%s: %j is held back for: %s', (_, day, problem) => expect(problemOf(day)).toBe(problem))

  it('CLEAN-03 a day that is ticked begins with the times of the others', () => {
    expect(withDay([entry(1)], 3, true)).toEqual([entry(1), entry(3)])
    expect(withDay([], 3, true)).toEqual([entry(3, '', '')])
    expect(withDay([entry(1), entry(3)], 1, false)).toEqual([entry(3)])
    expect(isUniform([entry(1), entry(2)])).toBe(true)
    expect(isUniform([entry(1), entry(2, '08:00')])).toBe(false)
    expect(isUniform([])).toBe(true)
  })

  it('CLEAN-03 days with the same times are one line', () => {
    expect(linesOf([entry(1), entry(3), entry(5, '08:00')])).toEqual([
      { weekdays: [1, 3], start: '10:00', end: '12:00' },
      { weekdays: [5], start: '08:00', end: '12:00' },
    ])
  })
})

describe('weekdays', () => {
  it('CLEAN-04, CLEAN-05 run from Monday to Sunday, as letters of the language with their full names', () => {
    const german = weekdayNames('de')
    expect(weekdays.map(german.letter).join('')).toBe('MDMDFSS')
    expect(german.name(1)).toBe('Montag')
    expect(german.name(7)).toBe('Sonntag')
    expect(weekdays.map(weekdayNames('en-US').letter).join('')).toBe('MTWTFSS')
    expect(weekdayNames('ar').name(1)).toBe('الاثنين')
  })
})
