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

/**
 * Words of most guests' languages; the longer ones are beginnings of words. The order decides where a question
 * touches two topics: a late check-out is no check-out.
 */
const words: [Topic, string[]][] = [
  ['late', ['late check', 'later check', 'stay longer', 'länger bleiben', 'später auschecken']],
  ['breakfast', ['breakfast', 'frühstück', 'fruehstueck', 'desayuno', 'petit déj', 'colazione']],
  ['wifi', ['wifi', 'wi-fi', 'wlan', 'w-lan', 'internet', 'password', 'passwort']],
  [
    'checkout',
    ['check out', 'check-out', 'checkout', 'checking out', 'leave', 'leaving', 'abreis', 'auscheck'],
  ],
  ['spa', ['spa', 'massage', 'sauna', 'wellness', 'pool', 'swimm', 'schwimm', 'gym', 'fitness']],
  ['taxi', ['taxi', 'cab', 'airport', 'flughafen', 'transfer', 'pick up', 'pickup', 'uber']],
  ['parking', ['park', 'parking', 'parken', 'garage', 'car', 'auto']],
  ['luggage', ['luggage', 'baggage', 'suitcase', 'gepäck', 'koffer']],
  ['towels', ['towel', 'handtuch', 'handtücher', 'pillow', 'kissen', 'blanket', 'decke']],
  ['cleaning', ['clean', 'housekeep', 'reinig', 'putzen', 'laundry', 'wäsche']],
  [
    'restaurant',
    ['restaurant', 'dinner', 'lunch', 'food', 'hungry', 'eat', 'eating', 'menu', 'essen', 'hunger'],
  ],
  ['restaurant', ['bar', 'drink', 'room service', 'zimmerservice']],
  ['weather', ['weather', 'rain', 'umbrella', 'wetter', 'regen', 'sunny']],
  ['thanks', ['thank', 'danke', 'merci', 'gracias', 'great', 'perfect']],
  ['hello', ['hello', 'hi', 'hey', 'good morning', 'good evening', 'hallo', 'guten', 'hola', 'servus']],
]

const longest = 4
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// `\b` knows only Latin letters without accents.
const source = (word: string) => escaped(word) + (word.length > longest ? '' : '(?![\\p{L}])')
const patterns = words.map(
  ([topic, list]) => [topic, new RegExp(`(?:^|[^\\p{L}])(?:${list.map(source).join('|')})`, 'iu')] as const,
)

/** What a question is about; null for one that the concierge does not know. */
export function topicOf(question: string): Topic | null {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
