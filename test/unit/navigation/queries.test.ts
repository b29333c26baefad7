import { describe, expect, it } from 'vitest'
import { withoutLeft } from '../../../src/domains/leaving.ts'
import { isSameAddress } from '../../../src/domains/query.ts'
import { nextIn } from '../../../src/shell/home/next.ts'

const asked = (next: string) => `?mode=demo&next=${encodeURIComponent(next)}`

describe('where a demo begins', () => {
  it.each(['/weather/0', '/cp/10', '/demo/maps', '/shop/flow/1?groups=2', '/Weather/1/'])(
    'QRY-15 next may be %s',
    (next) => {
      expect(nextIn(asked(next), 'demo')).toBe(next)
      expect(nextIn(asked(next), 'demo-use-pms')).toBe(next)
    },
  )

  it.each([
    'https://elsewhere.example/cp/1',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'cp/1',
    '/no/such/place',
    '/',
    '/login',
    '/open-web-page/https%3A%2F%2Felsewhere.example',
    '',
  ])('QRY-15 next is ignored where it is %s', (next) => {
    expect(nextIn(asked(next), 'demo')).toBeNull()
  })

  it.each(['', 'walkin', 'walkin-only', 'kiosk', 'tv'] as const)('QRY-15 not in mode "%s"', (mode) => {
    expect(nextIn(asked('/weather/0'), mode)).toBeNull()
  })
})

// The screens of these areas are still to come; the rule that waits for them is here.
it.each([
  ['/webradio', 'country'],
  ['/vod/browse', 'filter'],
  ['/vod/film/3', 'page'],
  ['/vod', 'search'],
  ['/search', 'q'],
  ['/search', 'q-type'],
])('leaving %s clears %s, and nothing else', (from, key) => {
  const search = `?room=101&${key}=x`
  expect(withoutLeft(from, { pathname: '/cp/1', search })).toBe('?room=101')
  // A move within the area, an arrival and a load keep it.
  expect(withoutLeft(from, { pathname: from, search })).toBe(search)
  expect(withoutLeft('/cp/1', { pathname: from, search })).toBe(search)
  expect(withoutLeft(null, { pathname: '/cp/1', search })).toBe(search)
})

it('moves within the films keep what the address says', () => {
  const search = '?filter=new&page=2&search=moon'
  expect(withoutLeft('/vod/browse', { pathname: '/vod/film/3', search })).toBe(search)
  expect(withoutLeft('/vod/browse', { pathname: '/', search })).toBe('')
})

it('NAV-04 an address is the same whatever the order of its values', () => {
  expect(isSameAddress('/cp/1?a=1&b=2', '/cp/1?b=2&a=1')).toBe(true)
  expect(isSameAddress('/cp/1', '/cp/1?')).toBe(true)
  expect(isSameAddress('/cp/1?a=1', '/cp/1?a=2')).toBe(false)
  expect(isSameAddress('/cp/1', '/cp/2')).toBe(false)
})
