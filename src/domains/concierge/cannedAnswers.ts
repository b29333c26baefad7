import type { Message, MessageContent, Partner } from './slice.ts'
import { topicOf } from './topicOf.ts'
import type { Topic } from './topics.ts'

/** The topics that each desk answers. Other messages get the reply that the desk will get back to the guest. */
const topicsOf: Record<Exclude<Partner, 'concierge'>, readonly Topic[]> = {
  reception: ['late', 'checkout', 'luggage', 'taxi', 'parking', 'thanks', 'hello'],
  housekeeping: ['towels', 'cleaning', 'thanks', 'hello'],
}

const promiseKeys = ['first', 'second'] as const

/** Returns a desk's simulated answer: for the topic, or one of two general answers in turn (DEMO-03). */
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
