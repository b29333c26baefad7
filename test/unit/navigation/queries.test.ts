import { describe, expect, it } from 'vitest'
import { removeLeftDomainQuery } from '../../../src/core/domains/domainQuery.ts'
import { createDomainRegistry } from '../../../src/core/domains/registry.ts'
import { eagerModule } from '../../../src/core/lazyModule.ts'
import { isSameAddress, searchOf } from '../../../src/core/routing/query.ts'
import { nextScreen } from '../../../src/domains/home/HomeScreen.tsx'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

const domains = wholeRegistry()

const asked = (next: string) => `?mode=demo&next=${encodeURIComponent(next)}`

describe('where a demo begins', () => {
  it.each(['/weather/0', '/cp/10', '/demo/maps', '/shop/flow/1?groups=2', '/Weather/1/'])(
    'QRY-15 next may be %s',
    (next) => {
      expect(nextScreen(domains, asked(next), 'demo')).toBe(next)
      expect(nextScreen(domains, asked(next), 'demo-use-pms')).toBe(next)
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
    expect(nextScreen(domains, asked(next), 'demo')).toBeNull()
  })

  it.each(['', 'walkin', 'walkin-only', 'kiosk', 'tv'] as const)('QRY-15 not in mode "%s"', (mode) => {
    expect(nextScreen(domains, asked('/weather/0'), mode)).toBeNull()
  })
})

const module = eagerModule('Nothing', () => null)
const areas = createDomainRegistry(() => undefined)
areas.add([
  {
    name: 'films',
    query: ['filter', 'page', 'search'],
    screens: { browse: { path: '/films', module }, film: { path: '/films/:id', module } },
  },
  { name: 'pages', screens: { page: { path: '/cp/:cpId', module } } },
  { name: 'boards', query: ['page'], screens: { board: { path: '/board', module } } },
])

it.each(['filter', 'page', 'search'])('leaving a domain clears its parameter %s, and nothing else', (key) => {
  const search = `?room=101&${key}=x`
  expect(removeLeftDomainQuery(areas, '/films/3', { pathname: '/cp/1', search })).toBe('?room=101')
  // A navigation within or into the domain, and a page load, keep it.
  expect(removeLeftDomainQuery(areas, '/films', { pathname: '/films/3', search })).toBe(search)
  expect(removeLeftDomainQuery(areas, '/cp/1', { pathname: '/films', search })).toBe(search)
  expect(removeLeftDomainQuery(areas, null, { pathname: '/cp/1', search })).toBe(search)
})

it('a parameter that both domains have is that of the entered one', () => {
  const at = { pathname: '/board', search: '?page=2&filter=5' }
  expect(removeLeftDomainQuery(areas, '/films', at)).toBe('?page=2')
})

it('VOD-19, SHOP-03 a list stands in the address as it is read, also where it came encoded', () => {
  expect(searchOf(new URLSearchParams({ filter: '2,5,free', search: 'a&b%2C' }))).toBe(
    '?filter=2,5,free&search=a%26b%252C',
  )
  expect(isSameAddress('/films?filter=2%2Cfree', '/films?filter=2,free')).toBe(true)
})

it('NAV-04 an address is the same whatever the order of its values', () => {
  expect(isSameAddress('/cp/1?a=1&b=2', '/cp/1?b=2&a=1')).toBe(true)
  expect(isSameAddress('/cp/1', '/cp/1?')).toBe(true)
  expect(isSameAddress('/cp/1?a=1', '/cp/1?a=2')).toBe(false)
  expect(isSameAddress('/cp/1', '/cp/2')).toBe(false)
})
