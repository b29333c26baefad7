import type { Order } from '../../../contract/shop.ts'

const hashLength = 8

/**
 * The name of an order's message: of the same cart and the same order always the same, whichever tab sends it, so that
 * the hotel knows that it is one dinner. The time that "as soon as possible" stands for makes no other order.
 * @param seed a UUID; its first parts stay
 */
export function messageIdOf(seed: string, order: Order): string {
  const text = seed + JSON.stringify({ ...order, delivery_time: '' })
  // FNV-1a, 32 bits.
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed.slice(0, -hashLength) + (hash >>> 0).toString(16).padStart(hashLength, '0')
}
