import { expect, it } from 'vitest'
import { isDeviceMode, modes } from '../../../src/core/mode.ts'
import { lateCheckoutEnd } from '../../../src/domains/checkout/lateCheckout.ts'
import {
  type CheckoutConditions,
  mayCheckIn,
  mayCheckOut,
  webcheckinAddress,
} from '../../../src/domains/checkout/useWebcheckin.ts'

const sent = { property: '1', theme: '2', name: 'Berger' }

it('CHKIN-03, CHK-01 goes to the page with property, theme and name and nothing else', () => {
  expect(webcheckinAddress('/webcheckin/login', sent)).toBe(
    '/webcheckin/login?property=1&theme=2&name=Berger',
  )
})

it('CHKIN-03 leaves empty values out and percent-encodes the others', () => {
  expect(webcheckinAddress('/webcheckin/login', { property: '1', theme: '', name: '' })).toBe(
    '/webcheckin/login?property=1',
  )
  expect(webcheckinAddress('/webcheckin/login', { property: '', theme: '', name: '' })).toBe(
    '/webcheckin/login',
  )
  expect(webcheckinAddress('/webcheckin/login', { ...sent, name: 'O’Neil & Söhne' })).toBe(
    '/webcheckin/login?property=1&theme=2&name=O%E2%80%99Neil%20%26%20S%C3%B6hne',
  )
})

it.each([
  ['https://stay.example/in', 'https://stay.example/in?property=1&theme=2&name=Berger'],
  ['https://stay.example/in?house=7', 'https://stay.example/in?house=7&property=1&theme=2&name=Berger'],
  ['javascript:alert(1)', '/webcheckin/login?property=1&theme=2&name=Berger'],
  ['//elsewhere.example', '/webcheckin/login?property=1&theme=2&name=Berger'],
  ['', '/webcheckin/login?property=1&theme=2&name=Berger'],
])('takes the configured page %s as it is, if it is a web page', (page, address) => {
  expect(webcheckinAddress(page, sent)).toBe(address)
})

const guest: CheckoutConditions = {
  mode: '',
  deviceMode: '',
  isRegistered: true,
  isCheckedIn: true,
  isWebcheckinEnabled: true,
  isCheckoutDisabled: false,
}

it('SHELL-14, CHK-05 offers the check-out under its four conditions and no fewer', () => {
  expect(mayCheckOut(guest)).toBe(true)
  expect(mayCheckOut({ ...guest, isWebcheckinEnabled: false })).toBe(false)
  expect(mayCheckOut({ ...guest, isCheckoutDisabled: true })).toBe(false)
  expect(mayCheckOut({ ...guest, isCheckedIn: false })).toBe(false)
  expect(modes.filter((mode) => !mayCheckOut({ ...guest, mode }))).toEqual(['walkin', 'walkin-only'])
})

it('CHK-05 offers the check-out of a demo without the conditions, in demo without sign-in too', () => {
  const nobody = {
    ...guest,
    isRegistered: false,
    isCheckedIn: false,
    isWebcheckinEnabled: false,
    isCheckoutDisabled: true,
  }
  expect(mayCheckOut({ ...nobody, mode: 'demo' })).toBe(true)
  expect(mayCheckOut({ ...nobody, mode: 'demo-use-pms' })).toBe(false)
  expect(mayCheckOut({ ...nobody, mode: 'demo-use-pms', isRegistered: true })).toBe(true)
})

it('CHKIN-02 offers the check-in to whoever is not checked in, but not in walk-in, kiosk and demo modes', () => {
  const stranger = { ...guest, isRegistered: false, isCheckedIn: false }
  expect(mayCheckIn(stranger)).toBe(true)
  expect(mayCheckIn({ ...stranger, isWebcheckinEnabled: false })).toBe(false)
  expect(mayCheckIn(guest)).toBe(false)
  expect(
    modes.filter((mode) => mayCheckIn({ ...stranger, mode, deviceMode: isDeviceMode(mode) ? mode : '' })),
  ).toEqual(['tv'])
})

it.each([
  ['00:00-00:00', null],
  ['14:00-14:00', null],
  ['11:00-14:00', '14:00'],
  [' 11:00 - 9:30 ', '09:30'],
  ['until two', null],
  ['', null],
])('OUT-06, CONST-37 reads the late check-out %j', (window, until) => {
  expect(lateCheckoutEnd(window)).toBe(until)
})
