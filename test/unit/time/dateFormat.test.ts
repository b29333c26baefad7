// The machine's own languages do not matter here: a stand-in for `Intl` tells in which language it is asked to write.
import { beforeEach, expect, it, vi } from 'vitest'
import { formatDate } from '../../../src/core/time/dates.ts'
import { intlLocaleOf, languageKeys } from '../../../src/domains/language/languages.ts'

/** Languages of the app that Chromium lacks, and those that it knows without the names of months. */
const lacking = ['eu', 'gl', 'hy', 'is', 'ka', 'mk', 'sq']
const nameless = ['az', 'bs', 'kk']

/** Writes its locale and the parts of a date that have a style: `es: day 2-digit, month long`. */
class Asked {
  static supportedLocalesOf = (locale: string) => (lacking.includes(locale) ? [] : [locale])
  readonly format: () => string
  constructor(locale: string, style: Intl.DateTimeFormatOptions) {
    const parts = Object.entries(style).filter(([part, how]) => part !== 'timeZone' && how)
    const known = lacking.includes(locale) ? 'the device’s' : locale
    const months = nameless.includes(locale) ? 'M11, ' : ''
    this.format = () => `${months}${known}: ${parts.map((part) => part.join(' ')).join(', ')}`
  }
}

beforeEach(() => {
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Asked })
})

// Formatters stay cached for other test files, so these styles are such as nothing else uses.
const full = { weekday: 'long', day: '2-digit', month: 'long', year: '2-digit' } as const
const written = (locale: string, style: Intl.DateTimeFormatOptions = full) =>
  formatDate('2026-11-28', locale, style)

it('GEN-04 a date is written in the guest’s language if the browser has it, and else in one that the guest reads as well', () => {
  const inOther = languageKeys
    .map(intlLocaleOf)
    .map((locale) => [locale, written(locale).split(':')[0]])
    .filter(([locale, other]) => locale !== other)
  expect(Object.fromEntries(inOther)).toEqual({
    az: 'tr',
    bs: 'hr',
    eu: 'es',
    gl: 'es',
    hy: 'ru',
    is: 'da',
    // Figures, see below.
    ka: 'de',
    kk: 'ru',
    mk: 'sr',
    sq: 'de',
  })
  expect(written('hy')).toBe('ru: weekday long, day 2-digit, month long, year 2-digit')
})

it('GEN-04 a date is in figures where the browser has no language that the guest is sure to read', () => {
  expect(written('ka')).toBe('de: day 2-digit, month numeric, year 2-digit')
  expect(written('sq', { weekday: 'long', day: '2-digit' })).toBe('de: day 2-digit')
  // There are no figures for a weekday.
  expect(written('ka', { weekday: 'long', hour12: true })).toBe('the device’s: weekday long, hour12 true')
})
