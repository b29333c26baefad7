// A long list of messages for a hotel whose seed is scaled up.
const texts = [
  'A parcel for you has come. We keep it at the front desk until you pass by.',
  'The roof terrace stays open until midnight tonight: the sky is clear.',
  'Your table in the Morgenrot is set for half past seven.',
  'The pool is closed from two to three for cleaning. The sauna stays open.',
  'Your driver waits at the side entrance in Goldgasse.',
  'Housekeeping found your earrings. They lie in the safe of your suite.',
  'Tomorrow morning the lift on the left is being checked. The other one runs.',
  'Your newspaper did not arrive today. You can read it on the tablet by the lift.',
  'The pianist plays in the bar from nine. We kept two seats by the window.',
  'The fire alarm is tested at eleven. There is nothing that you need to do.',
  'Snow is forecast for the night. Boots and umbrellas stand by the door.',
  'Thank you for your kind words. We have passed them on to the kitchen.',
]

/** Interval between two messages, and age of the newest message, in minutes. */
const apartMinutes = 7
const beforeMinutes = 2 * 1440 + 60

/** 500 × `scale`; 0 if `scale` is 1. */
export const manyMessagesAt = (scale: number) => (scale > 1 ? scale * 500 : 0)

/** Returns them newest first. */
export const manyMessages = (scale: number) =>
  Array.from({ length: manyMessagesAt(scale) }, (_, index) => ({
    text: texts[index % texts.length] ?? '',
    minutesAgo: beforeMinutes + index * apartMinutes,
    viewed: index % 4 !== 0,
  }))
