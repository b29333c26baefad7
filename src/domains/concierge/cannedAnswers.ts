import type { Message, MessageContent, Partner } from './slice.ts'
import { type Topic, topicOf } from './topics.ts'

/** The topics that each desk answers. To anything else it replies that it will get back to the guest. */
const topicsOf: Record<Exclude<Partner, 'concierge'>, readonly Topic[]> = {
  reception: ['late', 'checkout', 'luggage', 'taxi', 'parking', 'thanks', 'hello'],
  housekeeping: ['towels', 'cleaning', 'thanks', 'hello'],
}

const promiseKeys = ['first', 'second'] as const

/** The demo's answer of a desk: to the topic, or one of two general ones, never the same twice in a row (DEMO-03). */
export function cannedAnswer(
  partner: Exclude<Partner, 'concierge'>,
  text: string,
  messages: readonly Message[],
): MessageContent {
  const topic = topicOf(text)
  if (topic && topicsOf[partner].includes(topic)) return { key: `concierge.${partner}.${topic}` }
  const promiseCount = messages.filter(
    (message) =>
      message.from === 'hotel' && 'key' in message.words && /\.(first|second)$/.test(message.words.key),
  ).length
  return { key: `concierge.${partner}.${promiseKeys[promiseCount % promiseKeys.length] ?? 'first'}` }
}
