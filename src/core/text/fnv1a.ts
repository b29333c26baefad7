/** The FNV-1a hash of a text, unsigned, 32 bits. Not for secrets: it only shortens and hides what is compared. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
