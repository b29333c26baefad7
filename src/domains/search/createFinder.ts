/** The index of what the app itself offers: tolerant, ranked, in any language, on the device (FIND-01). */

import type { Query, SearchOptions } from 'minisearch'
import MiniSearch from 'minisearch'
import type { SearchFunction, SearchItem, Topic } from '../../core/domains/search.types.ts'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'

/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** Below this, an ending is too common to say what the word is about. */
const minEndingLength = 4
/** A word of this length may be a compound, such as `Nachttischlampe`. */
const minCompoundLength = 7

const wordsOf = (text: string): string[] => normalizeForSearch(text).split(' ').filter(Boolean)

/** `wi fi` gives `wifi`: what some write as one word, others write as two, or with a hyphen. */
const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word}`)

/** The words of a text, and its neighbouring words as one. */
function tokensOf(text: string): string[] {
  const words = wordsOf(text)
  // Arabic writes its article together with the word.
  const bare = words.filter((word) => /^ال.{3,}/.test(word)).map((word) => word.slice(2))
  return [...new Set([...words, ...bare, ...joinedPairs(words)])]
}

/**
 * The endings of the words that may be compounds, so that `lampe` finds `Nachttischlampe`. In scripts without blanks
 * each character may begin a word.
 */
const endingsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((word) => {
      const isRun = isUnspaced(word)
      const letters = Array.from(word)
      if (!isRun && letters.length < minCompoundLength) return []
      const min = isRun ? 1 : minEndingLength
      return letters.slice(1, letters.length - min + 1).map((_, at) => letters.slice(at + 1).join(''))
    }),
  ),
]

export interface Finder {
  /** What is found by the guest's words, the best first. */
  find: (term: string) => SearchFunction[]
}

/** A word with a wrong letter must be this long, or any short word would be one of another. */
const minFuzzyLength = 4
/** A single letter says nothing yet. */
const minTermLength = 2

/** A guest who types "bill" means the bill, not a film with that name. */
const functionBoost = 2
/**
 * Of two that are about the same, the one whose title has an earlier word of the topic comes first: a topic's words begin
 * with what it is called.
 */
const distanceLoss = 0.01

/** Between the words of a topic, also as translators of other scripts write them. */
const separators = /[,،、]/

const names = ['title', 'words', 'text']
const all = [...names, 'endings']
const separator = '\n'

const options: SearchOptions = {
  boost: { title: 4, words: 3, endings: 0.5 },
  combineWith: 'AND',
  tokenize: (text) => text.split(separator),
  processTerm: (term) => term,
}

interface Sources {
  /** Functions of the app and entries of the hotel's menu. */
  functions: readonly SearchFunction[]
  /** What the lists of the domains contain. */
  contents: readonly SearchItem[]
  /** The everyday words of a topic, comma-separated, in all languages that the guest may type. */
  topicWords: ReadonlyMap<Topic, string>
}

/** Builds the index, and may be paused after each entry: of all lists of a hotel it takes long on a slow phone. */
export function* createFinder({ functions, contents, topicWords }: Sources): Generator<void, Finder> {
  const topics = new Map(Array.from(topicWords, ([topic, words]) => [topic, readTopic(words)]))
  const functionIds = new Set(functions.map(({ id }) => id))
  const byId = mergedById([...functions, ...contents])
  const distances = new Map<string, number>()
  const index = new MiniSearch({
    fields: all,
    tokenize: (text) => text.split(separator),
    processTerm: (term) => term || null,
  })
  for (const find of byId.values()) {
    // The contents have names of their own, such as "Night Radio" for a film, which do not say what they are for.
    const about = functionIds.has(find.id) ? topicsOf(find, topics) : null
    if (about) distances.set(find.id, about.distance)
    const topicWords = about?.texts ?? []
    const words = [find.words ?? '', ...topicWords].join(', ')
    index.add({
      id: find.id,
      title: tokensOf(find.title).join(separator),
      words: words.split(separators).flatMap(tokensOf).join(separator),
      text: tokensOf(find.text ?? '').join(separator),
      endings: endingsOf([find.title, ...topicWords].join(' ')).join(separator),
    })
    yield
  }

  function search(query: Query, tolerance: SearchOptions) {
    return index.search(query, {
      ...options,
      ...tolerance,
      boostDocument: (id) => {
        const distance = distances.get(String(id))
        return distance === undefined ? 1 : functionBoost - distance * distanceLoss
      },
    })
  }

  return {
    find(term) {
      const words = wordsOf(term)
      const text = words.join('')
      if (text.length < minTermLength && !isUnspaced(text)) return []
      const isLong = words.every((word) => word.length >= minEndingLength || isUnspaced(word))
      // Of several words a short one is meant as it is: the "fi" of "wi fi" begins no fish.
      const prefix = (word: string) => words.length === 1 || word.length > minTermLength || isUnspaced(word)
      const exact: SearchOptions = { fields: isLong ? all : names, prefix }
      const tolerant: SearchOptions = {
        fields: names,
        prefix,
        fuzzy: (word) => (word.length >= minFuzzyLength ? 1 : false),
      }
      // A wrong letter counts only if nothing contains the words as they are, and a part of them only after that.
      const attempts = [
        () => search(queryOf(words, 'AND'), exact),
        () => search(queryOf(words, 'AND', swapped), tolerant),
        () => (words.length > 1 ? search(queryOf(words.filter(isTelling), 'OR', swapped), tolerant) : []),
      ]
      for (const attempt of attempts) {
        const hits = attempt()
        if (hits.length > 0) return hits.flatMap(({ id }) => byId.get(String(id)) ?? [])
      }
      return []
    },
  }
}

/**
 * Words in any order and, as one word, in the given order: `wi fi` finds `wifi`.
 * @param variantsOf other spellings of a word
 */
function queryOf(
  words: readonly string[],
  combineWith: 'AND' | 'OR',
  variantsOf: (word: string) => string[] = () => [],
): Query {
  const pairs = joinedPairs(words)
  const spelled = words.map((word) => ({ combineWith: 'OR' as const, queries: [word, ...variantsOf(word)] }))
  return {
    combineWith: 'OR',
    queries: [{ combineWith, queries: spelled }, ...(pairs.length > 0 ? [pairs.join(separator)] : [])],
  }
}

/** The word with each two neighbouring letters swapped, which is one mistake, but two wrong letters. */
function swapped(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < minFuzzyLength) return []
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/** Short words are mostly articles and prepositions. */
const isTelling = (word: string) => word.length >= minFuzzyLength || isUnspaced(word)

/** One entry for all that open the same: the first, with the words and topics of the others. */
function mergedById(items: readonly SearchFunction[]): Map<string, SearchFunction> {
  const byId = new Map<string, SearchFunction>()
  for (const find of items) {
    const known = byId.get(find.id)
    const words = known && [known.words, find.words, find.title].filter(Boolean).join(', ')
    byId.set(
      find.id,
      known
        ? { ...find, ...known, words: words ?? '', topics: [...(known.topics ?? []), ...(find.topics ?? [])] }
        : find,
    )
  }
  return byId
}

interface TopicWords {
  text: string
  /** Normalised, a blank between and around the words. */
  phrases: readonly string[]
}

const readTopic = (text: string): TopicWords => ({
  text,
  phrases: text
    .split(separators)
    .map((phrase) => wordsOf(phrase).join(' '))
    .filter((phrase) => phrase.length > 0),
})

/**
 * The words of the topics of an entry: those it names, and those of which a word is in its title; and the first place of
 * such a word in its topic.
 */
function topicsOf(find: SearchFunction, topics: ReadonlyMap<Topic, TopicWords>) {
  const title = wordsOf(find.title).join(' ')
  const isInTitle = (phrase: string) =>
    isUnspaced(phrase) ? title.includes(phrase) : ` ${title} `.includes(` ${phrase} `)
  const about = Array.from(topics).flatMap(([topic, { text, phrases }]) => {
    const at = phrases.findIndex(isInTitle)
    if (at < 0 && !find.topics?.includes(topic)) return []
    return [{ text, distance: at < 0 ? phrases.length : at }]
  })
  const distances = about.map(({ distance }) => distance)
  return {
    texts: about.map(({ text }) => text),
    distance: distances.length > 0 ? Math.min(...distances) : 0,
  }
}
