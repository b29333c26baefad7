import { describe, expect, it } from 'vitest'
import { clockOffset } from '../../../src/domains/channel/clock.saga.ts'

const sentAt = Date.parse('2026-11-21T12:00:00.000Z')
const hour = 3_600_000

/** The offset after an answer that took this long, from a hotel whose clock is ahead by this much. */
function learned(aheadMs: number, roundTripMs: number, known = 0) {
  const utc = new Date(sentAt + roundTripMs / 2 + aheadMs).toISOString()
  return clockOffset(known, { utc, sentAt, answeredAt: sentAt + roundTripMs })
}

describe('CLK-01 the difference between the device’s clock and the hotel’s', () => {
  it('is known both ways, with half the round trip taken off', () => {
    expect(learned(26 * hour, 0)).toBe(26 * hour)
    expect(learned(-3 * hour, 0)).toBe(-3 * hour)
    expect(learned(26 * hour, 4000)).toBe(26 * hour)
    expect(learned(0, 0, 26 * hour)).toBe(0)
  })

  it('stays as it is while it may be right, so that no text jumps', () => {
    expect(learned(1900, 0)).toBe(0)
    expect(learned(-1900, 0)).toBe(0)
    expect(learned(3 * hour + 1500, 0, 3 * hour)).toBe(3 * hour)
    expect(learned(2100, 0)).toBe(2100)
  })

  it('is not taken from an answer that was under way for longer than that', () => {
    expect(learned(9000, 20_000)).toBe(0)
    expect(learned(11_000, 20_000)).toBe(11_000)
  })

  it('takes a time without fractions for the middle of its second', () => {
    const answer = { utc: '2026-11-21T13:00:00Z', sentAt, answeredAt: sentAt }
    expect(clockOffset(0, answer)).toBe(hour + 500)
  })

  it('is not taken from an answer that came before its question, or that names no time', () => {
    const utc = '2026-11-21T15:00:00Z'
    expect(clockOffset(7, { utc, sentAt, answeredAt: sentAt - 1 })).toBe(7)
    expect(clockOffset(7, { utc: 'soon', sentAt, answeredAt: sentAt })).toBe(7)
  })
})
