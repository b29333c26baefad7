/** Splits texts into the words that the index contains and that a query asks for. */
import { normalizeForSearch } from '../../../core/text/normalizeForSearch.ts'

/** Scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

export const isUnspaced = (text: string): boolean => unspaced.test(text)

/** Below this, an ending is too common to say what the word is about. */
const minEndingLength = 4
/** A word of this length may be a compound, such as `Nachttischlampe`. */
const minCompoundLength = 7

export const wordsOf = (text: string): string[] => normalizeForSearch(text).split(' ').filter(Boolean)

/** `wi fi` gives `wifi`: what some write as one word, others write as two, or with a hyphen. */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]}${word}`)

/** The words of a text, and its neighbouring words as one. */
export function tokensOf(text: string): string[] {
  const words = wordsOf(text)
  // Arabic writes its article together with the word.
  const bare = words.filter((word) => /^ال.{3,}/.test(word)).map((word) => word.slice(2))
  return [...new Set([...words, ...bare, ...joinedPairs(words)])]
}

/**
 * The endings of the words that may be compounds, so that `lampe` finds `Nachttischlampe`. In scripts without blanks
 * each character may begin a word.
 */
export const endingsOf = (text: string): string[] => [
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
