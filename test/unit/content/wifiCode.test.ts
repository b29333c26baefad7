import { expect, it } from 'vitest'
import { wifiCodeOf } from '../../../src/domains/content/wifiCode.ts'

const network = { ssid: 'Aurora Pro', password: '', security: '', hidden: false }

it.each([
  [{}, 'WIFI:T:nopass;S:Aurora Pro;;'],
  [{ password: 'edelweiss' }, 'WIFI:T:WPA;S:Aurora Pro;P:edelweiss;;'],
  [{ password: 'edelweiss', security: 'WPA3' }, 'WIFI:T:WPA;S:Aurora Pro;P:edelweiss;;'],
  [{ password: 'abcde', security: 'wep' }, 'WIFI:T:WEP;S:Aurora Pro;P:abcde;;'],
  [{ security: 'WPA' }, 'WIFI:T:nopass;S:Aurora Pro;;'],
  [{ hidden: true }, 'WIFI:T:nopass;S:Aurora Pro;H:true;;'],
  [{ ssid: 'Bar; "1,2"', password: 'a:b\\c' }, 'WIFI:T:WPA;S:Bar\\; \\"1\\,2\\";P:a\\:b\\\\c;;'],
])('a network with %o is joined by %s', (rest, code) => {
  expect(wifiCodeOf({ ...network, ...rest })).toBe(code)
})
