import { topicKeywords } from './topicKeywords.ts'

/** What the concierge knows. The words themselves are in the catalogue, under `concierge.answers.{topic}`. */
export const topics = [
  'breakfast',
  'wifi',
  'checkout',
  'spa',
  'restaurant',
  'taxi',
  'parking',
  'weather',
  'luggage',
  'towels',
  'cleaning',
  'late',
  'thanks',
  'hello',
] as const
export type Topic = (typeof topics)[number]

/** Offered for one tap, in this order (BOT-02). */
export const quickTopics: readonly Topic[] = ['breakfast', 'wifi', 'checkout', 'spa', 'restaurant', 'taxi']

const maxWholeWordLength = 4
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// Scripts whose words stand without a blank between them, or with an article withoutWordBoundaries on.
const withoutWordBoundaries = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u
// `\b` knows only Latin letters without accents.
const sourceOf = (word: string) =>
  withoutWordBoundaries.test(word)
    ? escaped(word)
    : `(?:^|[^\\p{L}])${escaped(word)}${word.length > maxWholeWordLength ? '' : '(?![\\p{L}])'}`
const patterns = topicKeywords.map(
  ([topic, keywords]) => [topic, new RegExp(keywords.map(sourceOf).join('|'), 'iu')] as const,
)

/** What a question is about; null for one that the concierge does not know. */
export function topicOf(question: string): Topic | null {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
