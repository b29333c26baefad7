// The machine's own languages do not matter here: stand-ins tell in which language a browser like Chromium would write.
import { beforeEach, expect, it, vi } from 'vitest'
import { numberFormat } from '../../../src/core/text/knownLocale.ts'
import { languageName } from '../../../src/core/text/languageName.ts'
import { intlLocaleOf, languageKeys, localeOf } from '../../../src/domains/language/languages.ts'
import { countryNames } from '../../../src/domains/radio/stationsSlice.ts'
import { askedIntl, related } from './askedIntl.ts'

beforeEach(() => {
  vi.stubGlobal('Intl', askedIntl)
})

/** What is written in another language than the guest's, by the guest's. */
const inOther = (write: (locale: string) => string) =>
  Object.fromEntries(
    languageKeys
      .map((key) => [localeOf(key), write(intlLocaleOf(key)).split(':')[0]])
      .filter(([locale, other]) => locale?.toLowerCase() !== other?.toLowerCase()),
  )

it('numbers are written in the guest’s language if the browser has it, and else in one that the guest reads as well, or as on the continent', () => {
  // Formatters stay cached for other test files, so this style is one that nothing else uses.
  const style = { minimumIntegerDigits: 17 }
  expect(inOther((locale) => numberFormat(locale, style).format(5))).toEqual({
    ...related,
    ka: 'de',
    sq: 'de',
  })
})

it('RAD-03 countries are named in a language that the guest reads, and else as the hotel does', () => {
  const norway = { iso2: 'no', name: 'Norway', i18nName: 'Norge' }
  expect(inOther((locale) => countryNames(locale)(norway))).toEqual({ ...related, ka: 'Norge', sq: 'Norge' })
})

it('languages are named in a language that the guest reads, and else in themselves', () => {
  const write = (locale: string) => languageName('sv', locale).toLowerCase()
  expect(inOther(write)).toEqual({ ...related, ka: 'sv', sq: 'sv' })
})
