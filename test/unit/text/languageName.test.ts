import { expect, it } from 'vitest'
import { languageName, languageNames } from '../../../src/core/text/languageName.ts'

it.each([
  ['fi', ['Englanti', 'saksa']],
  ['hu', ['Angol', 'német']],
  ['fr', ['Anglais', 'allemand']],
  ['de', ['Englisch', 'Deutsch']],
  ['en-US', ['English', 'German']],
])('in %s a list of languages is written as %j', (locale, names) => {
  expect(languageNames(['en', 'de'], locale)).toEqual(names)
  expect(languageName('de', locale)).toMatch(/^\p{Lu}/u)
})

it('a key that is no tag of a language is shown as it is', () => {
  expect(languageNames(['en', 'x_original'], 'fr')).toEqual(['Anglais', 'X_ORIGINAL'])
})
