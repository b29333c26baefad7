// The machine's own languages do not matter here: stand-ins tell in which language a browser like Chromium would write.
import { beforeEach, expect, it, vi } from 'vitest'
import { formatDate } from '../../../src/core/time/dates.ts'
import { intlLocaleOf, languageKeys, localeOf } from '../../../src/domains/language/languages.ts'
import { askedIntl, related } from '../text/askedIntl.ts'

beforeEach(() => {
  vi.stubGlobal('Intl', askedIntl)
})

// Formatters stay cached for other test files, so these styles are such as nothing else uses.
const full = { weekday: 'long', day: '2-digit', month: 'long', year: '2-digit' } as const
const written = (locale: string, style: Intl.DateTimeFormatOptions = full) =>
  formatDate('2026-11-28', locale, style)

it('GEN-04 a date is written in the guest’s language if the browser has it, and else in one that the guest reads as well', () => {
  const inOther = languageKeys
    .map((key) => [localeOf(key), written(intlLocaleOf(key)).split(':')[0]])
    .filter(([locale, other]) => locale !== other)
  // Georgian and Albanian are figures, see below.
  expect(Object.fromEntries(inOther)).toEqual({ ...related, ka: 'de', sq: 'de' })
  expect(written('hy')).toBe('ru: weekday long, day 2-digit, month long, year 2-digit')
})

it('GEN-04 a date is in figures where the browser has no language that the guest is sure to read', () => {
  expect(written('ka')).toBe('de: day 2-digit, month numeric, year 2-digit')
  expect(written('sq', { weekday: 'long', day: '2-digit' })).toBe('de: day 2-digit')
  // There are no figures for a weekday.
  expect(written('ka', { weekday: 'long', hour12: true })).toBe('the device’s: weekday long, hour12 true')
})
