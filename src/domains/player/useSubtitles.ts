import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { subtitleOf } from './SubtitlesPart.tsx'
import { selectLanguages, type Video } from './slice.ts'

// Hotels send WebVTT or SRT, in whatever encoding; browsers show WebVTT in UTF-8 alone.

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

/**
 * The encodings in which files of these languages were written before Unicode. A detector that looks at the letters takes
 * the short texts of a film for other languages.
 */
const encodings: Record<string, readonly string[]> = {
  'windows-1250': ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'],
  'windows-1251': ['be', 'bg', 'kk', 'ky', 'mk', 'mn', 'ru', 'sr', 'tg', 'uk'],
  'windows-1253': ['el'],
  'windows-1254': ['az', 'ku', 'tr'],
  'windows-1255': ['he', 'iw', 'yi'],
  'windows-1256': ['ar', 'fa', 'ps', 'ur'],
  'windows-1257': ['et', 'lt', 'lv'],
  'windows-1258': ['vi'],
  'windows-874': ['th'],
  shift_jis: ['ja'],
  'euc-kr': ['ko'],
  gb18030: ['zh'],
}

function encodingOf(language: string): string {
  const tag = language.toLowerCase().replace(/_/g, '-')
  if (/^zh-(?:hant|tw|hk|mo)\b/.test(tag)) return 'big5'
  const base = tag.split('-')[0] ?? ''
  return Object.keys(encodings).find((name) => encodings[name]?.includes(base)) ?? 'windows-1252'
}

/** What servers name for every text, whatever its encoding. */
const isDefaultName = (name: string) => /^(?:iso-?8859-1|latin-?1|us-ascii|windows-1252)$/i.test(name)

/**
 * @param contentType the header, which may name the encoding of a text that is not in Unicode
 * @param language of the subtitles, such as `ru`, by which its encoding is assumed otherwise
 */
export function decodeSubtitles(bytes: Uint8Array, contentType: string, language: string): string {
  const utf16 = utf16Of(bytes)
  const named = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? ''
  return (
    (utf16 && decode(bytes, utf16)) ??
    decode(bytes, 'utf-8') ??
    (isDefaultName(named) ? null : decode(bytes, named)) ??
    decode(bytes, encodingOf(language)) ??
    new TextDecoder('windows-1252').decode(bytes)
  )
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[,.](\d{1,3}))?`
const timing = new RegExp(String.raw`^\s*${time}\s*[-–—]{1,3}>\s*${time}(.*)$`)

const twoDigits = (part: number) => String(part).padStart(2, '0')
function webVttTime([hours = '0', minutes, seconds, fraction = '']: (string | undefined)[]): string {
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const [wholeHours, rest] = [Math.floor(all / 3600), all % 3600]
  return `${twoDigits(wholeHours)}:${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}.${fraction.padEnd(3, '0')}`
}

/** The line of a cue's times as WebVTT writes it, with its settings; null for any other line. */
function timingIn(line: string): string | null {
  const found = timing.exec(line)
  if (!found) return null
  const settings = (found[9] ?? '').match(/\b(?:vertical|line|position|size|align|region):\S+/g) ?? []
  return [webVttTime(found.slice(1, 5)), '-->', webVttTime(found.slice(5, 9)), ...settings].join(' ')
}

const tag = /<(\/?)([a-z]\w*)((?:[.\s/][^<>]*)?)>|<[\d:.]+>|<|-->/gi
const ownTags = ['b', 'i', 'u', 'c', 'v', 'ruby', 'rt', 'lang']
const strangeTags = ['font', 'span', 'p', 'div', 's', 'em', 'strong', 'small', 'big', 'center']

/**
 * A line of text as WebVTT shows it. Marks of other formats go: `{\an8}`, colours. What is no mark stands as it is: `<3`,
 * `<sighs>`, an arrow.
 */
const shownLine = (line: string) =>
  line
    .replace(/\{\\[^}]*\}|\{\/?[biu]\}/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(tag, (mark: string, slash: string | undefined, name: string | undefined, rest = '') => {
      const lower = name?.toLowerCase() ?? ''
      if (ownTags.includes(lower)) return `<${slash}${lower}${rest}>`
      if (strangeTags.includes(lower)) return ''
      if (/^<[\d:.]+>$/.test(mark)) return mark
      return mark.replace('<', '&lt;').replace('>', '&gt;')
    })
    .split('\n')
    .filter((part) => part.trim() !== '')

/**
 * Returns the subtitles as WebVTT that every browser shows in full; null if there are none in the text. A cue ends where
 * the next one begins: files lack the empty line between two cues, or have one within a cue.
 */
export function toWebVtt(text: string): string | null {
  const lines = text.trimStart().split(/\r\n|\r|\n/)
  const timings = lines.map(timingIn)
  if (timings.every((one) => one === null)) return null
  const isVtt = /^WEBVTT(?:[ \t]|$)/i.test(lines[0] ?? '')
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === ''
  /** The number or, in WebVTT after an empty line, the name of the cue that begins with the next line. */
  const isName = (at: number) =>
    timings[at] === null &&
    Boolean(timings[at + 1]) &&
    !isEmpty(at) &&
    (/^\s*\d+\s*$/.test(lines[at] ?? '') || (isVtt && isEmpty(at - 1)))
  const head = [isVtt ? (lines[0] ?? '') : 'WEBVTT']
  const blocks = [head]
  let cue: string[] | null = null
  /** The head, a note or a style, which stays as it is, up to an empty line. */
  let kept: string[] | null = isVtt ? head : null
  for (let at = isVtt ? 1 : 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const times = timings[at]
    if (times) {
      cue = isVtt && isName(at - 1) ? [lines[at - 1] ?? '', times] : [times]
      blocks.push(cue)
      kept = null
    } else if (isEmpty(at) || isName(at)) kept = null
    else if (kept) kept.push(line)
    else if (isVtt && isEmpty(at - 1) && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) {
      kept = [line]
      blocks.push(kept)
    } else cue?.push(...shownLine(line))
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

interface Loaded {
  /** Address of the chosen subtitles, which tells those of another choice from them. */
  url: string
  /** Address of a file that the browser understands; null if there is none. */
  src: string | null
}

/**
 * Loads the chosen subtitles, and converts what browsers do not show: SRT, and other encodings than UTF-8. `track` is null
 * until they are loaded, and if the guest has chosen none.
 */
export function useSubtitles(video: Video) {
  const subtitle = subtitleOf(video.subtitles ?? [], useSelector(selectLanguages).subtitles)
  const url = subtitle?.url ?? null
  const language = subtitle?.lang ?? ''
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (url === null) return
    const ended = new AbortController()
    let made: string | null = null
    loadWebVtt({ url, language }, ended.signal).then(
      (text) => {
        if (ended.signal.aborted) return
        made = text === null ? null : URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
        setLoaded({ url, src: made })
      },
      // The browser may be allowed what the page is not.
      () => ended.signal.aborted || setLoaded({ url, src: url }),
    )
    return () => {
      ended.abort()
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [url, language])

  const handleError = useCallback(() => setLoaded(url === null ? null : { url, src: null }), [url])
  const current = loaded?.url === url ? loaded : null
  return {
    track: subtitle && current?.src ? { src: current.src, language: subtitle.lang } : null,
    hasFailed: current !== null && current.src === null,
    onError: handleError,
  }
}

interface Track {
  url: string
  language: string
}

/** Null if there are no subtitles. Rejects if the page cannot load the file. */
async function loadWebVtt({ url, language }: Track, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(new URL(url, window.location.href).href, { signal })
  if (!response.ok) return null
  const bytes = new Uint8Array(await response.arrayBuffer())
  return toWebVtt(decodeSubtitles(bytes, response.headers.get('content-type') ?? '', language))
}
