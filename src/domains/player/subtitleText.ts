/** Subtitles as hotels send them: WebVTT or SRT, in whatever encoding. Browsers show WebVTT in UTF-8 alone. */

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** Returns the encoding that a mark at the start, or the zero bytes of Latin letters, give away. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const head = bytes.subarray(0, 512)
  const zerosAt = (parity: number) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) > head.length / 4) return 'utf-16le'
  return zerosAt(0) > head.length / 4 ? 'utf-16be' : null
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // Not this encoding, or a name that the browser does not know.
    return null
  }
}

/** @param contentType the header, which may name the encoding of a text that is not in Unicode */
export function decodeSubtitles(bytes: Uint8Array, contentType: string): string {
  const utf16 = utf16Of(bytes)
  const named = /charset="?([\w-]+)/i.exec(contentType)?.[1]
  return (
    (utf16 && decode(bytes, utf16)) ??
    decode(bytes, 'utf-8') ??
    (named ? decode(bytes, named) : null) ??
    new TextDecoder('windows-1252').decode(bytes)
  )
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[,.](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}`)

const two = (part: string | undefined) => (part ?? '').padStart(2, '0')
const webVttTime = ([hours, minutes, seconds, fraction]: (string | undefined)[]) =>
  `${two(hours)}:${two(minutes)}:${two(seconds)}.${(fraction ?? '').padEnd(3, '0')}`

/** Marks of SRT files that WebVTT would show as text: `{\an8}`, and colours. */
const withoutMarks = (line: string) => line.replace(/\{\\[^}]*\}/g, '').replace(/<\/?font[^>]*>/gi, '')

/** Returns the subtitles as WebVTT; null if there are none in the text. */
export function toWebVtt(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!lines.some((line) => timing.test(line))) return null
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return lines.join('\n')
  const cues: string[] = []
  let cue: string[] | null = null
  for (const line of lines) {
    const found = timing.exec(line)
    if (found) {
      cue = [`${webVttTime(found.slice(1, 5))} --> ${webVttTime(found.slice(5, 9))}`]
    } else if (cue && line.trim() === '') {
      cues.push(cue.join('\n'))
      cue = null
    } else cue?.push(withoutMarks(line))
  }
  if (cue) cues.push(cue.join('\n'))
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
