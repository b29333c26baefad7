import * as v from 'valibot'
import { expect, it } from 'vitest'
import { DestinationEntry } from '../../../src/contract/destination.ts'
import { getTVChannels } from '../../../src/contract/epg.ts'
import { RetailInfo } from '../../../src/contract/retailInfo.ts'
import { Weather } from '../../../src/contract/weather.ts'
import { isOpenAt } from '../../../src/domains/shop/infos.ts'

it.each([
  ['18:00', '18:00:00'],
  ['9:30', '09:30:00'],
  ['09:30:15', '09:30:15'],
  ['24:00', '00:00:00'],
  ['25:00', '00:00:00'],
  ['soon', '00:00:00'],
])('REAL-13 reads the hour %j of a shop as %j', (given, time) => {
  expect(v.parse(RetailInfo, { opening_time: given }).opening_time).toBe(time)
})

it('REAL-13 a bar from 18:00 to 23:00, written without seconds, is closed at noon', () => {
  const bar = v.parse(RetailInfo, { use_days: true, opening_time: '18:00', closing_time: '23:00' })
  expect(isOpenAt(bar, Date.parse('2026-11-28T12:00:00Z'), 'UTC')).toBe(false)
  expect(isOpenAt(bar, Date.parse('2026-11-28T19:00:00Z'), 'UTC')).toBe(true)
  const late = v.parse(RetailInfo, { use_days: true, opening_time: '18:00', closing_time: '24:00' })
  expect(isOpenAt(late, Date.parse('2026-11-28T23:59:00Z'), 'UTC')).toBe(true)
  expect(isOpenAt(late, Date.parse('2026-11-28T12:00:00Z'), 'UTC')).toBe(false)
})

it('REAL-13 a measured number may have a decimal comma, with three decimals too', () => {
  const place = { id: 1, type: 'poi', title: 'Opera', latitude: '48,208', longitude: '-16,3725' }
  expect(v.parse(DestinationEntry, place)).toMatchObject({ latitude: 48.208, longitude: -16.3725 })
  const current = { temperature: '-0,4', humidity: '55,5', wind: '3,2' }
  const forecast = [
    { date: '2026-11-28', min: '-1,5', max: '4' },
    { date: '2026-11-29', min: null, max: '4' },
  ]
  expect(v.parse(Weather, { city: 'Wien', current, forecast } as never)).toMatchObject({
    current: { temperature: -0.4, humidity: 55.5, wind: 3.2 },
    // A day without a temperature is left out, and never shown as 0°.
    forecast: [{ min: -1.5, max: 4 }],
  })
})

it('REAL-13 a channel that comes twice is listed once', () => {
  const channels = [
    { id: 7, number: 1, name: 'RTL HD' },
    { id: 8, number: 2, name: 'Two' },
    { id: '7', number: 3, name: 'RTL HEVC' },
  ]
  expect(v.parse(getTVChannels.answer, channels).map(({ id }) => id)).toEqual([7, 8])
})
