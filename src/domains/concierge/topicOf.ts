import { topicKeywords } from './topicKeywords.ts'
import type { Topic } from './topics.ts'

const maxWholeWordLength = 4
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// Scripts without spaces between words, or with articles that are prefixes (Arabic).
const withoutWordBoundaries = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u
// Not `\b`, which knows only ASCII letters.
const sourceOf = (word: string) =>
  withoutWordBoundaries.test(word)
    ? escaped(word)
    : `(?:^|[^\\p{L}])${escaped(word)}${word.length > maxWholeWordLength ? '' : '(?![\\p{L}])'}`
const patterns = topicKeywords.map(
  ([topic, keywords]) => [topic, new RegExp(keywords.map(sourceOf).join('|'), 'iu')] as const,
)

/** The topic of a question, or null if none is recognised. */
export function topicOf(question: string): Topic | null {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
