import { describe, expect, it } from 'vitest'
import { localeOf } from '../../../src/domains/language/languages.ts'
import { glossaryKeys } from './glossaryKeys.ts'
import { languages, readCatalogue, textsOf } from './readCatalogue.ts'

/**
 * By thing, its term, then the stems that its inflected forms have, if any. A text names the thing if it has one of
 * them; a term that every form contains needs no stem.
 */
type Glossary = Record<string, readonly [term: string, ...stems: string[]]>

const things = Object.keys(glossaryKeys)
/** A count has a text for each of its forms; the form for any other number names the thing as well as the others do. */
const textOf = (texts: Map<string, string>, key: string) => texts.get(key) ?? texts.get(`${key}_other`) ?? ''

describe.each(languages)('LANG-01 in the language %s', (language) => {
  const glossary = readCatalogue(`glossary/${language}`) as Glossary
  const texts = textsOf(language)
  const lower = (text: string) => text.toLocaleLowerCase(localeOf(language))

  it('each thing of the glossary has a term', () => {
    expect(Object.keys(glossary).sort()).toEqual(things.toSorted())
    for (const forms of Object.values(glossary)) for (const form of forms) expect(form.trim()).toBe(form)
  })

  it('every text that names a thing says its term', () => {
    const others = things.flatMap((thing) =>
      (glossaryKeys[thing] ?? [])
        .map((key) => [key, textOf(texts, key)] as const)
        .filter(([, text]) => !glossary[thing]?.some((form) => lower(text).includes(lower(form))))
        .map(([key, text]) => `${thing}: ${key} says “${text}”`),
    )
    expect(others).toEqual([])
  })

  it('no two departments bear the same name', () => {
    const names = ['reception', 'housekeeping', 'roomService', 'concierge'].map(
      (thing) => glossary[thing]?.[0],
    )
    expect(new Set(names).size).toBe(names.length)
  })
})
