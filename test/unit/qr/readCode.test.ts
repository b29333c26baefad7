import { expect, it } from 'vitest'
import { readLocation } from '../../../src/domains/qr/readCode.ts'

it.each(['', 'Table 7', 'WIFI:S:Guest;P:secret;;', 'www.hotel.example?location=Pool', '4006381333931'])(
  'QR-02 ignores the text %j, which is no address',
  (text) => {
    expect(readLocation(text)).toBeNull()
  },
)

it.each([
  ['https://hotel.example/ONEapp/shop/flow/1?location=Table%207', 'Table 7'],
  ['https://elsewhere.example/?a=1&location=Sunbed+12#top', 'Sunbed 12'],
  ['hotel:order?location=Bar', 'Bar'],
  ['  https://hotel.example/?location=%20Pool%20 ', 'Pool'],
])('QR-03, SHOP-36 reads the place out of %s', (text, place) => {
  expect(readLocation(text)).toBe(place)
})

it.each([
  'https://hotel.example/',
  'https://hotel.example/?location=',
  'https://hotel.example/?Location=Pool',
])('QR-03, SHOP-36 ignores %s, which names no place', (text) => {
  expect(readLocation(text)).toBeNull()
})

it('takes no novel for the name of a place', () => {
  expect(readLocation(`https://hotel.example/?location=${'x'.repeat(101)}`)).toBeNull()
})
