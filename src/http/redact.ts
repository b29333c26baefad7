/** Takes out of a log line what the hotel's log must not hold: guest names, tokens, passwords (HTTP-03). */
const mask = '…'
/** Shorter names are redacted only as whole words, so that "Li" leaves "client" alone. */
const distinctLength = 4
/** Fields with such values in JSON or a query, also in a line that was cut off inside one. */
const fields =
  /(["']?(?:password|(?:auth[-_]?)?token|(?:guest|last|first|sur|account)?[-_]?name|email)["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|[^"\s&,;}]+)/gi
const bearer = /(bearer\s+)[^\s"',;]+/gi

export function redact(line: string, secrets: readonly string[]): string {
  let result = line.replace(bearer, `$1${mask}`).replace(fields, `$1${mask}`)
  for (const part of partsOf(secrets)) {
    const literal = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    const word = new RegExp(`(^|[^\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu')
    result =
      part.length < distinctLength
        ? result.replace(word, `$1${mask}`)
        : result.replace(new RegExp(literal, 'giu'), mask)
  }
  return result
}

/** Every word of a name by itself, as it is written and as an address writes it; the longest first. */
function partsOf(secrets: readonly string[]): string[] {
  const words = secrets.flatMap((secret) => secret.split(/\s+/)).filter((word) => word.length > 1)
  const parts = new Set([...words, ...words.map((word) => encodeURIComponent(word))])
  return [...parts].sort((a, b) => b.length - a.length)
}
