import { describe, expect, it } from 'vitest'
import { languageKeys, localeOf, nameOf, offeredLanguages } from '../../../src/domains/language/languages.ts'
import { builtKeys } from './builtKeys.ts'
import { languages, readCatalogue, textsOf } from './readCatalogue.ts'
import { askedKeys, keysOf, templatesIn, writtenTexts } from './usedKeys.ts'

const plural = /_(zero|one|two|few|many|other)$/
const base = (key: string) => key.replace(plural, '')
const english = textsOf('en')
const englishBases = new Set([...english.keys()].map(base))
/** Keys with plural forms. */
const counted = new Set([...english.keys()].filter((key) => plural.test(key)).map(base))

const formsOf = (key: string, language: string) =>
  new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.map((form) => `${key}_${form}`)

/** The placeholders that the code fills in, and the tags around links, in alphabetical order. */
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort()

describe('the keys', () => {
  it('that the code asks for are all in English', () => {
    expect(askedKeys.filter((key) => !englishBases.has(key))).toEqual([])
  })

  it('that the code builds from parts are all listed in builtKeys.ts, and nothing else is', () => {
    const templates = templatesIn(Object.keys(readCatalogue('en') as object))
    expect(templates, 'write the keys out, or list the template').toEqual(Object.keys(builtKeys).sort())
    const built = Object.keys(builtKeys).flatMap(keysOf)
    expect(built.filter((key) => !englishBases.has(key))).toEqual([])
  })

  it('in English are all used by the code', () => {
    const built = new Set(Object.keys(builtKeys).flatMap(keysOf))
    expect([...englishBases].filter((key) => !writtenTexts.has(key) && !built.has(key))).toEqual([])
  })
})

it('LANG-01, GEN-02 every language that is known has a catalogue, and no other', () => {
  expect(languages.toSorted()).toEqual(languageKeys.toSorted())
})

// The others follow until a release, which `npm run texts` holds up; until then the build puts English in their place.
it('LANG-01 German says all that English does', () => {
  const texts = textsOf('de')
  expect([...englishBases].filter((key) => !texts.has(key) && !texts.has(`${key}_other`))).toEqual([])
})

describe.each(languages)('LANG-01, GEN-02 the catalogue %s', (language) => {
  const texts = textsOf(language)

  it('has no key that English has not', () => {
    expect([...texts.keys()].filter((key) => !englishBases.has(base(key)))).toEqual([])
    expect([...texts.keys()].filter((key) => plural.test(key) && !counted.has(base(key)))).toEqual([])
  })

  it('has each form that its language counts in, and no other', () => {
    for (const key of counted) {
      const forms = [...texts.keys()].filter((form) => base(form) === key)
      if (forms.length > 0) expect(forms.sort(), key).toEqual(formsOf(key, language).sort())
    }
  })

  it('fills in what English does', () => {
    for (const [key, text] of texts) {
      const wanted = placeholders(english.get(key) ?? english.get(`${base(key)}_other`) ?? '')
      // The forms for zero, one and two may omit the number.
      const isNamed = /_(zero|one|two)$/.test(key) && !text.includes('{{count}}')
      expect(placeholders(text), key).toEqual(wanted.filter((part) => !isNamed || part !== '{{count}}'))
    }
  })

  it('says what its language is called', () => {
    const tag = localeOf(language)
    const isOffered = offeredLanguages.includes(language)
    const own = isOffered
      ? nameOf(language)
      : (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '')
    expect(texts.get('language.name')?.toLocaleLowerCase(tag)).toContain(own.toLocaleLowerCase(tag))
  })

  it('says something for each, without blanks at its ends', () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('')
      expect(text, key).toBe(text.trim())
    }
  })

  it('has no text that takes another into itself, which the build cannot', () => {
    expect([...texts].filter(([, text]) => text.includes('$t('))).toEqual([])
  })
})
