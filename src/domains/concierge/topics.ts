/** The topics that the concierge answers. The texts are in the catalogue, under `concierge.answers.{topic}`. */
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

/** The topics of the quick questions, in this order (BOT-02). */
export const quickTopics: readonly Topic[] = ['breakfast', 'wifi', 'checkout', 'spa', 'restaurant', 'taxi']
