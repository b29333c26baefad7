import { describe, expect, it } from 'vitest'
import { deviceKind } from '../../../src/browser/deviceKind.ts'
import type { Mode } from '../../../src/core/mode.ts'
import { offersKey, openingMethod } from '../../../src/domains/mobileKey/offersKey.ts'
import { expiryOf, isCode, isExpired, keyDeviceOf, safeLink } from '../../../src/domains/mobileKey/rules.ts'

const salto = (saltoUseShip: boolean) => ({ vendor: 'salto', saltoUseShip })
const assa = { vendor: 'assa_abloy', saltoUseShip: false }

it.each([
  [salto(true), 'hotel'],
  [salto(false), null],
  [assa, 'link'],
  [{ vendor: 'messerschmitt', saltoUseShip: false }, 'link'],
  [{ vendor: 'dormakaba', saltoUseShip: true }, null],
  [{ vendor: '', saltoUseShip: false }, null],
  [null, null],
  [undefined, null],
])('KEY-04, SES-09 %j opens by %s', (onekey, way) => {
  expect(openingMethod(onekey)).toBe(way)
})

it.each<[Mode, boolean, Parameters<typeof offersKey>[2], boolean]>([
  ['', true, assa, true],
  ['tv', true, salto(true), true],
  ['', true, salto(false), false],
  ['', true, undefined, false],
  ['', false, assa, false],
  ['walkin', true, assa, false],
  ['walkin-only', true, assa, false],
  ['kiosk', true, assa, false],
  ['demo-use-pms', true, undefined, true],
  ['demo', false, assa, false],
])('BNAV-05, KEY-02, KEY-03, MODE-05, MODE-19 in mode "%s", registered %s, with %j: %s', (...given) => {
  const [mode, isRegistered, onekey, isOffered] = given
  expect(offersKey(mode, isRegistered, onekey)).toBe(isOffered)
})

describe('KEY-06, SCONST-05 a key ends at 18:00 UTC on the date of the checkout in the hotel’s zone', () => {
  const now = Date.parse('2026-11-21T09:30:00Z')
  it.each([
    ['2026-11-23T10:00:00Z', 'Europe/Vienna', '2026-11-23T18:00:00Z'],
    // Half past midnight in Vienna is still the evening before in UTC, and the other way round in New York.
    ['2026-11-22T23:30:00Z', 'Europe/Vienna', '2026-11-23T18:00:00Z'],
    ['2026-11-23T03:00:00Z', 'America/New_York', '2026-11-22T18:00:00Z'],
    ['2026-11-23T11:30:00+14:00', 'Pacific/Kiritimati', '2026-11-23T18:00:00Z'],
    // A date without a time zone is in the hotel's time zone.
    ['2026-11-23', 'America/New_York', '2026-11-23T18:00:00Z'],
    ['2026-11-23 11:00:00', 'Asia/Tokyo', '2026-11-23T18:00:00Z'],
  ])('%s in %s: %s', (checkout, zone, expireAt) => {
    expect(expiryOf(checkout, now, zone)).toBe(expireAt)
  })

  it.each([null, '', 'soon', '2026-13-45'])(
    'KEY-07 and 24 hours from now where the checkout is %s',
    (checkout) => {
      expect(expiryOf(checkout, now + 123, 'Europe/Vienna')).toBe('2026-11-22T09:30:00Z')
    },
  )

  it('KEY-11 is expired from that very second on', () => {
    const end = '2026-11-23T18:00:00Z'
    expect(isExpired(end, Date.parse(end) - 1)).toBe(false)
    expect(isExpired(end, Date.parse(end))).toBe(true)
  })
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'android'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'android'],
  ['Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5)', 0, 'android'],
])('KEY-18 %s with %i fingers is %s', (userAgent, fingers, device) => {
  expect(keyDeviceOf(deviceKind(userAgent, fingers))).toBe(device)
})

describe('KEY-17 only a link over https or into an app is opened', () => {
  it.each([
    'https://key.example/open/abc',
    'assaabloy://open/abc',
    'messerschmitt-key://open?room=101',
    'intent://open/abc#Intent;scheme=key;end',
  ])('%s', (link) => {
    expect(safeLink(link, 'hotel.example')).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://key.example/%0aalert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://hotel.example/abc',
    'file:///etc/passwd',
    'filesystem:https://hotel.example/temporary/a',
    'about:blank',
    'view-source:https://key.example',
    'http://key.example/open/abc',
    'ftp://key.example/open',
    'ws://key.example',
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=key',
    'mailto:anna@example.com',
    '/onekey/open/abc',
    'key.example/open',
    '',
  ])('not %s', (link) => {
    expect(safeLink(link, 'hotel.example')).toBeNull()
  })

  it('and a hotel that is tried without a certificate is its own guest', () => {
    expect(safeLink('http://hotel.example:8004/onekey/open/a', 'hotel.example:8004')).toBe(
      'http://hotel.example:8004/onekey/open/a',
    )
    expect(safeLink('http://hotel.example:8005/onekey/open/a', 'hotel.example:8004')).toBeNull()
  })
})

it('KEY-20 a code has six digits', () => {
  expect(['123456', '000000'].every(isCode)).toBe(true)
  expect(['12345', '1234567', '12a456', ' 12345', '１２３４５６', ''].some(isCode)).toBe(false)
})
