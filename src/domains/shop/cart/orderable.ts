import type { CartLine } from './cart.ts'

/**
 * The lines that can be ordered as they are (REAL-11). In a file of its own, because home lists them without the rules of
 * the cart.
 */
export const orderable = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ unavailable }) => unavailable === undefined)
