/** The chance of a run: the same seed makes the same run. */
import { vi } from 'vitest'

export interface Chance {
  /** From 0 to below 1. */
  next: () => number
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number
  oneOf: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  isTrue: (probability: number) => boolean
}

/** The generator mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
    isTrue: (probability) => next() < probability,
  }
}

/**
 * Takes the app's own chance (message ids, pauses before it connects again) from the seed, too. It is drawn apart: how
 * often and when libraries draw decides nothing about the run.
 */
export function seedTheApp(seed: number): void {
  vi.spyOn(Math, 'random').mockImplementation(createChance(seed).next)
  const { below } = createChance(seed)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (let at = 0; at < array.length; at += 1) array[at] = below(256)
    return array
  })
}
