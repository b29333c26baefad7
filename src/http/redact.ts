/** Removes guest names, tokens and passwords from log lines (HTTP-03). */
const mask = '…'
/** Shorter names are redacted only as whole words, so that "Li" leaves "client" alone. */
const distinctLength = 4
/**
 * Fields with personal data or secrets, in JSON, in JSON within a string, or in a query string, also if the line was
 * cut off within the field. A bare `id` only counts as a JSON key.
 */
const fields =
  /((?:["'](?:id|password|pin)|(?:password|(?:auth[-_]?)?token|(?:guest|last|first|sur|account)?[-_]?name|(?:otp)?e?mail|user[-_]?id|reservation[-_]?(?:number|nr|no)|phone))\\*["']?\s*[:=]\s*)(\\+"[^"\\]*(?:\\+"?)?|"(?:[^"\\]|\\.)*"?|[^"\s&,;}]+)/gi
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

/** Each word of the secrets, plain, URL-encoded and JSON-escaped, the longest first. */
function partsOf(secrets: readonly string[]): string[] {
  const words = secrets.flatMap((secret) => secret.split(/\s+/)).filter((word) => word.length > 1)
  const parts = new Set(words.flatMap((word) => [word, encodeURIComponent(word), escaped(word)]))
  return [...parts].sort((a, b) => b.length - a.length)
}

/** Escapes characters outside ASCII as JSON may do. */
const escaped = (word: string) =>
  word.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
