import { describe, expect, it } from 'vitest'
import { decideRoute, isVerified as isVerifiedAt } from '../../../src/core/domains/decideRoute.ts'
import type { Mode } from '../../../src/core/mode.ts'
import type { SessionStatus } from '../../../src/core/routing/session.types.ts'
import { matchOf } from '../domains/wholeRegistry.ts'

const search = '?property=1&room=101'

/** The decision about a guest at a screen, in one word. */
function judge(screen: string, status: SessionStatus, mode: Mode): string {
  const match = matchOf(screen)
  const place = { pathname: match.screen.path, search }
  const decision = decideRoute({ place, match, areGuestDomainsLoaded: true, status, mode })
  if (decision.kind !== 'redirect') return decision.kind
  return decision.to.startsWith('/login') ? 'login' : 'home'
}

const isVerified = (screen: string, mode: Mode) => isVerifiedAt(matchOf(screen), mode)

describe('who may see which screen', () => {
  it('RULE-08 lets a demo pass unregistered', () => {
    expect(judge('shop', 'not_registered', 'demo')).toBe('enter')
    expect(judge('shop', 'not_registered', 'demo-use-pms')).toBe('login')
  })

  it.each(['login', 'terms', 'privacy'] as const)('RULE-10 lets %s pass without sign-in', (screen) => {
    expect(judge(screen, 'not_registered', '')).toBe('enter')
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
      expect(judge(screen, 'not_registered', 'demo')).toBe('enter')
      expect(judge(screen, 'registered', 'demo-use-pms')).toBe('enter')
      expect(judge(screen, 'not_registered', 'demo-use-pms')).toBe('login')
    },
  )

  it('waits until the domains of a guest listen, but not with what is open to everybody', () => {
    const place = { pathname: '/', search }
    const decide = (screen: string, status: SessionStatus, mode: Mode) =>
      decideRoute({ place, match: matchOf(screen), areGuestDomainsLoaded: false, status, mode }).kind
    expect(decide('shop', 'registered', '')).toBe('wait')
    expect(decide('terms', 'registered', '')).toBe('enter')
    expect(decide('shop', 'fetching', 'demo')).toBe('wait')
    expect(decide('login', 'fetching', 'demo')).toBe('enter')
  })

  it('waits while the session is being fetched', () => {
    expect(judge('shop', 'fetching', '')).toBe('wait')
    expect(judge('terms', 'fetching', '')).toBe('enter')
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

describe('an address that is no known screen', () => {
  const place = { pathname: '/no/such/place', search }
  const decide = (status: SessionStatus, areGuestDomainsLoaded: boolean, mode: Mode = '') =>
    decideRoute({ place, match: null, areGuestDomainsLoaded, status, mode })

  it('ROUTE-19 leads home once every screen is known', () => {
    expect(decide('registered', true)).toEqual({ kind: 'unknown', to: '/' })
    expect(decide('not_registered', true)).toEqual({ kind: 'unknown', to: '/' })
  })

  it('waits for the screens of a guest who is, or may be, signed in', () => {
    expect(decide('registered', false).kind).toBe('wait')
    expect(decide('fetching', false).kind).toBe('wait')
    expect(decide('not_registered', false, 'demo').kind).toBe('wait')
  })

  it('leads to login where nobody is signed in', () => {
    expect(decide('not_registered', false)).toEqual({ kind: 'redirect', to: `/login${search}` })
  })
})

describe('several residents', () => {
  it('SES-26 home leads to login with the hotel alone, every other screen with its whole query', () => {
    const at = (pathname: string, screen: string) =>
      decideRoute({
        place: { pathname, search: '?room=102&property=1&theme=2' },
        match: matchOf(screen),
        areGuestDomainsLoaded: true,
        status: 'multiple_residents',
        mode: '',
      })
    expect(at('/', 'home')).toEqual({ kind: 'redirect', to: '/login?property=1&theme=2' })
    expect(at('/shop/cart', 'shopCart')).toEqual({
      kind: 'redirect',
      to: '/login?room=102&property=1&theme=2',
    })
  })
})
