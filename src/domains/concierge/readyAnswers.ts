import type { Message, Partner, Words } from './slice.ts'
import { type Topic, topicOf } from './topics.ts'

/** What each desk sees to itself; with anything else it promises to come back. */
const ownTopics: Record<Exclude<Partner, 'concierge'>, readonly Topic[]> = {
  reception: ['late', 'checkout', 'luggage', 'taxi', 'parking', 'thanks', 'hello'],
  housekeeping: ['towels', 'cleaning', 'thanks', 'hello'],
}

const promises = ['first', 'second'] as const

/** The made-up answer of a desk: to the matter, or a promise, never the same twice in a row (DEMO-03). */
export function readyAnswer(
  partner: Exclude<Partner, 'concierge'>,
  text: string,
  before: readonly Message[],
): Words {
  const topic = topicOf(text)
  if (topic && ownTopics[partner].includes(topic)) return { key: `concierge.${partner}.${topic}` }
  const promised = before.filter(
    (message) =>
      message.from === 'hotel' && 'key' in message.words && /\.(first|second)$/.test(message.words.key),
  ).length
  return { key: `concierge.${partner}.${promises[promised % promises.length] ?? 'first'}` }
}
