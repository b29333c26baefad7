// Numbers that look random and are always the same for the same words.

/** A number from 0 to 1 that belongs to these words, evenly spread. */
export function chance(...seeds: (string | number)[]): number {
  let hash = 2166136261
  for (const letter of seeds.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}
