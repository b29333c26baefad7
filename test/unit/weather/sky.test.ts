import { expect, it } from 'vitest'
import { dayName } from '../../../src/core/time/dates.ts'
import { isNightIcon, skyOf } from '../../../src/domains/weather/SkyDrawing.tsx'

it.each([
  ['clear', 'clear'],
  ['clear-night', 'clear'],
  ['Sunny', 'clear'],
  ['partly-cloudy', 'partly-cloudy'],
  ['mostly_clear', 'partly-cloudy'],
  ['overcast', 'cloudy'],
  ['light-rain-showers', 'rain'],
  ['freezing-rain', 'sleet'],
  ['drizzle', 'drizzle'],
  ['heavy snow', 'snow'],
  ['thundershowers', 'thunderstorm'],
  ['mist', 'fog'],
  ['breezy', 'wind'],
  ['113', 'partly-cloudy'],
  ['', 'partly-cloudy'],
])('draws %j as %s', (icon, sky) => {
  expect(skyOf(icon)).toBe(sky)
})

it('knows an icon of the night', () => {
  expect([isNightIcon('clear-night'), isNightIcon('clear')]).toEqual([true, false])
})

const say = (word: string) => `(${word})`

it.each([
  ['2026-11-21', 'en', '(today)'],
  ['2026-11-22', 'en', '(tomorrow)'],
  ['2026-11-23', 'en', 'Monday'],
  ['2026-11-23', 'es', 'Lunes'],
  ['2026-11-23', 'de', 'Montag'],
  ['2026-11-27', 'en', 'Friday'],
  // Its weekday alone would be taken for another day.
  ['2026-11-28', 'en', 'Sat, Nov 28'],
  ['2026-11-20', 'en', 'Fri, Nov 20'],
  ['soon', 'en', 'soon'],
])('names the day %s in %s: %s', (date, locale, name) => {
  expect(dayName(date, '2026-11-21', locale, say)).toBe(name)
})

it('finds tomorrow over the end of a year', () => {
  expect(dayName('2027-01-01', '2026-12-31', 'en', say)).toBe('(tomorrow)')
})
