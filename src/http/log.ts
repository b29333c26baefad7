/** Sends log lines to the hotel. A line that cannot be delivered is dropped, and this is not logged. */
import { writeLog } from '../contract/config.ts'

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

export type LogLevel = 'error' | 'warn' | 'info'
export type Log = (level: LogLevel, component: string, message: string) => void

const maxLineLength = 2000

export interface LogEnvironment {
  origin: string
  /** Values to redact: the guest's names, the token, a password being entered. Called for each line. */
  secrets: () => readonly string[]
  fetch?: typeof globalThis.fetch
}

/** The returned function never throws and never waits. It sends no bearer token (HTTP-03, STOR-09). */
export function createRemoteLog({
  origin,
  secrets,
  fetch = (...given) => globalThis.fetch(...given),
}: LogEnvironment): Log {
  return (level, component, message) => {
    const deliver = async () => {
      const msg = redact(message, secrets()).slice(0, maxLineLength)
      const response = await fetch(new URL(writeLog.path, origin).href, {
        method: writeLog.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ lvl: level, msg, component }),
        // Lines written just before a reload must still arrive.
        keepalive: true,
      })
      // A browser keeps the loader of a response that nobody reads for as long as the page is open.
      await response.text()
    }
    deliver().catch(() => {})
  }
}
