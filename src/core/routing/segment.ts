/** Any text as one segment of a path, and back. */

// Browsers drop the segments `.` and `..`, also percent-encoded, so these two are marked.
const dots = /^~*\.{1,2}$/
const markedDots = /^~+\.{1,2}$/

export function encodeSegment(text: string): string {
  const encoded = encodeURIComponent(withoutLoneSurrogates(text))
  return dots.test(encoded) ? `~${encoded}` : encoded
}

/** A segment that is not validly encoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(markedDots.test(segment) ? segment.slice(1) : segment)
  } catch {
    return segment
  }
}

/** Half of a character, which a text may end with that was cut off, cannot be encoded. */
const withoutLoneSurrogates = (text: string): string =>
  text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) =>
    found.length === 2 ? found : '\uFFFD',
  )
