import { expect, it } from 'vitest'
import { deviceKind, isSignInDevice, isTelevision } from '../../../src/browser/deviceKind.ts'
import { systemOf } from '../../../src/browser/system.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ipod: 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  tizenPhone:
    'Mozilla/5.0 (Linux; Tizen 2.4; SAMSUNG SM-Z200F) AppleWebKit/537.3 (KHTML, like Gecko) SamsungBrowser/2.0 Mobile Safari/537.3',
  tizen:
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) AppleWebKit/537.36 (KHTML, like Gecko) 69.0.3497.106.1/5.5 TV Safari/537.36',
  webos:
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.79 Safari/537.36 WebAppManager',
  webosHbbtv:
    'Mozilla/5.0 (Linux; NetCast; U) AppleWebKit/537.31 (KHTML, like Gecko) Chrome/38.0.2125.122 Safari/537.31 SmartTV/7.0',
  netcast:
    'Mozilla/5.0 (Unknown; Linux armv7l) AppleWebKit/537.1+ (KHTML, like Gecko) Safari/537.1+ LG Browser/6.00.00 LG NetCast.TV-2013',
  orsay: 'Mozilla/5.0 (SMART-TV; X11; Linux armv7l) AppleWebKit/537.42 (KHTML, like Gecko) Safari/537.42',
  bravia:
    'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K VH2 Build/PTT1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0 Safari/537.36',
  hbbtv: 'Mozilla/5.0 (Linux mips; U; HbbTV/1.1.1 (; Philips; ; ; ; ) CE-HTML/1.0 NETTV/3.2.1) en',
}

it('CONF-09 knows the phones and tablets of Apple, and counts every other phone and computer as unknown', () => {
  expect([agents.iphone, agents.ipad, agents.ipod].map((agent) => deviceKind(agent))).toEqual(
    Array(3).fill('applemobile'),
  )
  expect(
    [agents.mac, agents.android, agents.windows, agents.tizenPhone, ''].map((agent) => deviceKind(agent)),
  ).toEqual(Array(5).fill('unknown'))
  expect(deviceKind(agents.mac, 5)).toBe('applemobile')
  expect(deviceKind(agents.windows, 10)).toBe('unknown')
})

it.each([
  ['tizen', agents.tizen],
  ['webos', agents.webos],
  ['netcast', agents.webosHbbtv],
  ['netcast', agents.netcast],
  ['orsay', agents.orsay],
  ['androidtv', agents.bravia],
  ['hbbtv', agents.hbbtv],
])('CONF-09 recognises the hotel’s televisions: %s', (kind, agent) => {
  expect(deviceKind(agent)).toBe(kind)
})

it('CONF-09 asks the devices of the list to sign in, by default every phone and computer but no television', () => {
  const byDefault = (agent: string) => isSignInDevice(agent, 'applemobile,unknown')
  expect([agents.iphone, agents.android, agents.windows, agents.mac].map(byDefault)).toEqual(
    Array(4).fill(true),
  )
  expect([agents.tizen, agents.webos, agents.netcast].map(byDefault)).toEqual(Array(3).fill(false))
  expect(isSignInDevice(agents.tizen, ' Tizen , unknown')).toBe(true)
  expect(isSignInDevice(agents.iphone, 'unknown')).toBe(false)
  expect(isSignInDevice(agents.mac, 'applemobile', 5)).toBe(true)
})

it('DEV-06 names the system as far as the browser tells it', () => {
  expect(
    [
      agents.iphone,
      agents.mac,
      agents.android,
      agents.windows,
      agents.tizen,
      agents.webos,
      agents.bravia,
    ].map((agent) => systemOf(agent)),
  ).toEqual(['iOS', 'macOS', 'Android', 'Windows', 'Tizen', 'webOS', 'Android TV'])
  expect(systemOf(agents.mac, 5)).toBe('iOS')
  expect(systemOf('')).toBe('')
})

it('DEV-02 tells televisions from what guests carry', () => {
  const isTv = (agent: string) => isTelevision(deviceKind(agent))
  expect([agents.tizen, agents.webos, agents.netcast, agents.orsay, agents.hbbtv].map(isTv)).toEqual(
    Array(5).fill(true),
  )
  expect([agents.iphone, agents.android, agents.mac, agents.tizenPhone].map(isTv)).toEqual(
    Array(4).fill(false),
  )
})
