import type { Order } from '../../../contract/shop.ts'
import { fnv1a } from '../../../core/text/fnv1a.ts'
import { meaningOf } from './orderData.ts'

const hashLength = 8

/**
 * Returns the message id of an order. It is the same for the same cart and order, whichever tab sends it, so that the
 * hotel recognizes a duplicate.
 * @param seed a UUID; all but its last 8 digits stay
 */
export function messageIdOf(seed: string, order: Order): string {
  const text = seed + meaningOf(order)
  return seed.slice(0, -hashLength) + fnv1a(text).toString(16).padStart(hashLength, '0')
}
