// Deterministic pseudo-random numbers: the same seeds always give the same number.

/** Returns a number from 0 to below 1 that depends on the seeds alone, evenly distributed. */
export function chance(...seeds: (string | number)[]): number {
  let hash = 2166136261
  for (const letter of seeds.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}
