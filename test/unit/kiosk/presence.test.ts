import { describe, expect, it } from 'vitest'
import { assessPresence, byClock, type Presence } from '../../../src/domains/kiosk/presence.ts'

const at = (touchedAt: number, watchedAt = 0): Presence => ({ touchedAt, watchedAt })
const start = 1_800_000_000_000

describe('whether the guest of a kiosk is still there', () => {
  it.each([
    [0, 'present'],
    [59_999, 'present'],
    [60_000, 'doubtful'],
    [79_999, 'doubtful'],
    [80_000, 'gone'],
    [3_600_000, 'gone'],
  ])('MODE-19 after %i ms without a touch: %s', (idleMs, state) => {
    expect(assessPresence(at(start), start + idleMs)).toBe(state)
  })

  it('MODE-19 a film is presence while it plays, and no longer than ten minutes', () => {
    const minutes = (count: number) => start + count * 60_000
    expect(assessPresence(at(start, minutes(5)), minutes(5) + 59_999)).toBe('present')
    expect(assessPresence(at(start, minutes(5)), minutes(6))).toBe('doubtful')
    // The film goes on playing.
    expect(assessPresence(at(start, minutes(10)), minutes(10))).toBe('present')
    expect(assessPresence(at(start, minutes(11)), minutes(11))).toBe('doubtful')
    expect(assessPresence(at(start, minutes(60)), minutes(60))).toBe('gone')
  })

  it('MODE-19 a clock that was set back keeps nobody present', () => {
    const hourBack = start - 3_600_000
    expect(assessPresence(byClock(at(start), hourBack), hourBack + 80_000)).toBe('gone')
    expect(byClock(at(start), start + 1)).toEqual(at(start))
  })
})
