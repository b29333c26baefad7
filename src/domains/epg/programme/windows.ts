/** A span of time, in ms since 1970. */
export interface Span {
  from: number
  to: number
}

/**
 * Returns the part of the wanted span that has to be requested; null if the known span covers it. The known
 * span stays contiguous, so the part between the two is requested as well.
 */
export function missingSpan(known: Span | null, wanted: Span): Span | null {
  if (!known) return wanted
  if (wanted.from < known.from) return { from: wanted.from, to: known.from }
  if (wanted.to > known.to) return { from: known.to, to: wanted.to }
  return null
}

export const unitedSpan = (known: Span | null, asked: Span): Span =>
  known ? { from: Math.min(known.from, asked.from), to: Math.max(known.to, asked.to) } : asked

/** Formats a moment as the API does: ISO 8601 UTC, without fractions. */
export const isoOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`
