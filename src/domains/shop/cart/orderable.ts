/**
 * The lines that can be ordered as they are (REAL-11). In a file of its own, because home lists them without the rules of
 * the cart.
 */
export const orderable = <Line extends { unavailable?: unknown }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ unavailable }) => unavailable === undefined)
