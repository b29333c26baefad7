import { describe, expect, it } from 'vitest'
import {
  type SearchFunction,
  type SearchItem,
  type Topic,
  topics,
} from '../../../src/core/domains/search.types.ts'
import { normalizeForSearch } from '../../../src/core/text/normalizeForSearch.ts'
import { createFinder, type Finder, isUnspaced } from '../../../src/domains/search/createFinder.ts'
import { languages, readCatalogue } from '../locales/readCatalogue.ts'

const wordsIn = (language: string) => (readCatalogue(language) as { find: Record<Topic, string> }).find

const splitWords = (text: string) => text.split(',').map((word) => word.trim())

/** One function for each topic, with a title that says nothing. */
const functions: SearchFunction[] = topics.map((topic) => ({
  id: topic,
  title: `§${topic}§`,
  topics: [topic],
}))

const inEnglish = new Map(Object.entries(wordsIn('en')) as [Topic, string][])
/** Builds an index without a pause. */
function built(sources: Parameters<typeof createFinder>[0]): Finder {
  const steps = createFinder(sources)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const finderOf = (more: { functions?: SearchFunction[]; contents?: SearchItem[] }) =>
  built({ functions: [], contents: [], topicWords: inEnglish, ...more })
const found = (finder: ReturnType<typeof finderOf>, term: string) => finder.find(term).map(({ id }) => id)

it('the index may be paused after each entry, so that no hotel has a list that is too long for a slow phone', () => {
  const contents = Array.from(
    { length: 500 },
    (_, at) => ({ id: `/films/${at}`, title: `Film ${at}` }) as SearchItem,
  )
  const steps = createFinder({ functions, contents, topicWords: inEnglish })
  expect(Array.from(steps)).toHaveLength(functions.length + contents.length)
})

describe.each(languages)('FIND-01 in %s', (language) => {
  const words = wordsIn(language)
  const topicWords = new Map(Object.entries(words) as [Topic, string][])
  const finder = built({ functions, contents: [], topicWords })

  it('each everyday word finds its function', () => {
    const missed = topics.flatMap((topic) =>
      splitWords(words[topic]).filter((word) => !finder.find(word).some(({ id }) => id === topic)),
    )
    expect(missed).toEqual([])
  })

  it('a word with a wrong letter finds it, too', () => {
    const missed = topics.flatMap((topic) => {
      // As the index reads them, in which a Korean syllable is several letters.
      const long = splitWords(words[topic])
        .map(normalizeForSearch)
        .filter((word) => /^\p{L}{6,}$/u.test(word) && !isUnspaced(word))
      return long
        .map((word) => `${word.slice(0, 3)}q${word.slice(4)}`)
        .filter((word) => !finder.find(word).some(({ id }) => id === topic))
    })
    expect(missed).toEqual([])
  })
})

const wifi: SearchFunction = { id: 'wifi', title: 'Wi-Fi', text: 'Your stay' }

it.each(['wifi', 'Wi-Fi', 'WI FI', 'wlan', 'w-lan', 'wlna', 'internet'])('FIND-01 %s finds Wi-Fi', (term) => {
  expect(found(finderOf({ functions: [wifi] }), term)).toEqual(['wifi'])
})

it('FIND-01 accents make no difference, in either direction', () => {
  const contents = [
    { id: 'a', title: 'Crème brûlée' },
    { id: 'b', title: 'Strudel' },
  ]
  expect(found(finderOf({ contents }), 'creme brulee')).toEqual(['a'])
  expect(found(finderOf({ contents }), 'strüdel')).toEqual(['b'])
})

it('FIND-01 what contains the word as it is comes before what contains something similar, which is left out', () => {
  const contents = [
    { id: 'port', title: 'Port wine' },
    { id: 'pork', title: 'Pork belly' },
  ]
  expect(found(finderOf({ contents }), 'pork')).toEqual(['pork'])
  expect(found(finderOf({ contents }), 'porp')).toEqual(['port', 'pork'])
})

it('FIND-01 two swapped letters are one mistake', () => {
  expect(found(finderOf({ contents: [{ id: 'a', title: 'Burger' }] }), 'brugre')).toEqual([])
  expect(found(finderOf({ contents: [{ id: 'a', title: 'Burger' }] }), 'bruger')).toEqual(['a'])
})

it('FIND-01 the end of a compound finds it, and a character within a run without blanks', () => {
  const contents = [
    { id: 'a', title: 'Nachttischlampe' },
    { id: 'b', title: '高速无线网络' },
  ]
  expect(found(finderOf({ contents }), 'lampe')).toEqual(['a'])
  expect(found(finderOf({ contents }), '无线')).toEqual(['b'])
})

it('FIND-01 a function comes before contents of the same name, and a title before a description', () => {
  const finder = finderOf({
    functions: [{ id: 'function', title: 'Bill' }],
    contents: [
      { id: 'told', title: 'A film', text: 'Bill' },
      { id: 'named', title: 'Bill' },
    ],
  })
  expect(found(finder, 'bill')).toEqual(['function', 'named', 'told'])
})

it('FIND-01 what two domains name is listed once, and found by the words of both', () => {
  const finder = finderOf({
    functions: [
      { id: '/bill', title: 'Your account' },
      { id: '/bill', title: 'Statement', topics: ['bill'] },
    ],
  })
  expect(finder.find('invoice').map(({ title }) => title)).toEqual(['Your account'])
  expect(finder.find('statement').map(({ title }) => title)).toEqual(['Your account'])
})

it('FIND-01 a part of the words is enough where nothing has them all', () => {
  expect(found(finderOf({ functions: [wifi] }), 'how do I get the password')).toEqual(['wifi'])
})

it('FIND-01 one letter finds nothing yet, nor does a blank or a sign', () => {
  const finder = finderOf({ functions: [wifi] })
  expect(['w', ' ', '-', ''].flatMap((term) => finder.find(term))).toEqual([])
})
