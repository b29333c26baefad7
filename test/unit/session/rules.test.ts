import { describe, expect, it } from 'vitest'
import { isVerified, judge } from '../../../src/domains/session/rules.ts'

describe('who may see which screen', () => {
  it('RULE-08 lets a demo pass unregistered', () => {
    expect(judge('shop', 'not_registered', 'demo')).toBe('pass')
    expect(judge('shop', 'not_registered', 'demo-use-pms')).toBe('login')
  })

  it.each(['login', 'terms', 'privacy'] as const)('RULE-10 lets %s pass without sign-in', (screen) => {
    expect(judge(screen, 'not_registered', '')).toBe('pass')
  })

  it.each(['home', 'shop', 'contentpage', 'language'] as const)(
    'RULE-11 sends %s to login without sign-in',
    (screen) => {
      expect(judge(screen, 'not_registered', '')).toBe('login')
      expect(judge(screen, 'multiple_residents', '')).toBe('login')
    },
  )

  it('ROUTE-03 sends a registered guest from login home', () => {
    expect(judge('login', 'registered', '')).toBe('home')
  })

  it.each(['demoMessenger', 'demoMaps'] as const)(
    'MODE-16, DEMO-01 keeps %s for the demo modes',
    (screen) => {
      for (const mode of ['', 'walkin', 'walkin-only', 'kiosk', 'tv'] as const)
        for (const status of ['registered', 'not_registered', 'multiple_residents', 'fetching'] as const)
          expect(judge(screen, status, mode)).toBe('home')
      expect(judge(screen, 'not_registered', 'demo')).toBe('pass')
      expect(judge(screen, 'registered', 'demo-use-pms')).toBe('pass')
      expect(judge(screen, 'not_registered', 'demo-use-pms')).toBe('login')
    },
  )

  it('waits while the session is being fetched', () => {
    expect(judge('shop', 'fetching', '')).toBe('wait')
    expect(judge('terms', 'fetching', '')).toBe('pass')
  })
})

describe('when the check-in is asked for again', () => {
  it.each(['login', 'terms', 'privacy'] as const)('RULE-06 not on %s', (screen) => {
    expect(isVerified(screen, '')).toBe(false)
  })

  it.each(['walkin', 'walkin-only', 'demo'] as const)('RULE-06 not in mode %s', (mode) => {
    expect(isVerified('shop', mode)).toBe(false)
  })

  it.each(['', 'demo-use-pms', 'kiosk', 'tv'] as const)('RULE-05 elsewhere in mode "%s"', (mode) => {
    expect(isVerified('shop', mode)).toBe(true)
  })
})
