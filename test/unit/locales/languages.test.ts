import { expect, it } from 'vitest'
import { intlLocaleOf, languageKeys, localeOf } from '../../../src/domains/language/languages.ts'

const day = new Date('2026-11-24T09:30:00Z')
const dateIn = (key: string) =>
  new Intl.DateTimeFormat(intlLocaleOf(key), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)

it('LANG-20 writes days of the hotel’s calendar, in figures like those of its prices', () => {
  expect(dateIn('ar')).toBe('24 نوفمبر')
  expect(dateIn('fa')).toBe('24 نوامبر')
  expect(new Intl.NumberFormat(intlLocaleOf('fa')).format(1234.5)).toMatch(/1.234.5/)
})

it('the year and the figures of every language are the hotel’s, whatever its speakers or their devices use otherwise', () => {
  const others = languageKeys.filter((key) => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(intlLocaleOf(key)).resolvedOptions()
    const year = new Intl.DateTimeFormat(intlLocaleOf(key), { year: 'numeric' }).format(day)
    return calendar !== 'gregory' || numberingSystem !== 'latn' || !year.includes('2026')
  })
  expect(others).toEqual([])
  // A tag that leaves the calendar or the figures open takes over those that a device has set.
  for (const key of languageKeys) expect(intlLocaleOf(key)).toMatch(/-u-ca-gregory-nu-latn$/)
})

it('LANG-01 every language has a locale that Intl knows', () => {
  for (const key of languageKeys) {
    expect(() => new Intl.Locale(intlLocaleOf(key)), key).not.toThrow()
    expect(intlLocaleOf(key).startsWith(localeOf(key))).toBe(true)
  }
})
