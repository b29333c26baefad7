// Deterministic pseudo-random numbers: the same name always gives the same picture.

export interface Chance {
  /** A number from 0 to below 1. */
  next(): number
  between(low: number, high: number): number
  of<T>(choices: readonly [T, ...T[]]): T
}

export const chance = (name: string): Chance => {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 3; warm += 1) next()
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    of: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
