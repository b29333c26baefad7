import { expect, it } from 'vitest'
import { decodeSubtitles, toWebVtt } from '../../../src/domains/player/useSubtitles.ts'

const text = 'Grüße – “Adiós”'
const windows1252 = (given: string) =>
  Uint8Array.from(given, (letter) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0))
const utf16 = (given: string) => new Uint8Array(Buffer.from(given, 'utf16le'))
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16())

it.each([
  ['UTF-8', new TextEncoder().encode(text), ''],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`), ''],
  ['UTF-16 with a mark', utf16(`\uFEFF${text}`), ''],
  ['UTF-16 the other way round', swapped(utf16(`\uFEFF${text}`)), ''],
  ['UTF-16 without a mark', utf16(text), ''],
  ['UTF-16 the other way round, without a mark', swapped(utf16(text)), ''],
  ['windows-1252', windows1252(text), 'text/vtt; charset=utf-8'],
  ['an encoding that nobody knows', windows1252(text), 'text/plain; charset=klingon'],
])('REAL-02 reads %s', (_, bytes, type) => {
  expect(decodeSubtitles(bytes, type, 'de')).toBe(text)
})

/** Encodes a text by the decoder's own table. */
function encode(given: string, encoding: string) {
  const decoder = new TextDecoder(encoding)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from([...given], (letter) => table.get(letter) ?? 0x3f)
}

it.each([
  ['ru', 'windows-1251', 'Привет'],
  ['uk-UA', 'windows-1251', 'Що ти робиш?'],
  ['cs', 'windows-1250', 'Žluťoučký kůň'],
  ['pl', 'windows-1250', 'Część, jak się masz?'],
  ['el', 'windows-1253', 'Γεια σου'],
  ['tr', 'windows-1254', 'Güneş doğdu'],
  ['he', 'windows-1255', 'שלום'],
  ['ar', 'windows-1256', 'مرحبا كيف حالك'],
  ['lt', 'windows-1257', 'Ačiū'],
  ['th', 'windows-874', 'สวัสดี'],
  ['fr', 'windows-1252', 'Où êtes-vous ? Ça va…'],
])(
  'REAL-15 reads a file in %s that is in %s, also where the server calls it Latin',
  (language, encoding, given) => {
    const bytes = encode(given, encoding)
    for (const type of ['', 'text/plain', 'text/vtt; charset=utf-8', 'text/plain; charset=ISO-8859-1'])
      expect(decodeSubtitles(bytes, type, language)).toBe(given)
  },
)

it.each([
  ['ja', 'これは', [0x82, 0xb1, 0x82, 0xea, 0x82, 0xcd]],
  ['ko', '안녕', [0xbe, 0xc8, 0xb3, 0xe7]],
  ['zh-CN', '你好', [0xc4, 0xe3, 0xba, 0xc3]],
  ['zh-TW', '你好', [0xa7, 0x41, 0xa6, 0x6e]],
])('REAL-15 reads a file in %s that says %s', (language, given, bytes) => {
  expect(decodeSubtitles(Uint8Array.from(bytes), '', language)).toBe(given)
})

it('REAL-02 heeds the encoding that the server names', () => {
  // "Žluťoučký" in windows-1250.
  const bytes = new Uint8Array([0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd])
  expect(decodeSubtitles(bytes, 'text/plain; charset="windows-1250"', 'en')).toBe('Žluťoučký')
})

it('REAL-02 converts SRT, also a sloppy one', () => {
  const srt =
    '1\r\n0:00:01,5 --> 00:00:04,000 X1:40\r\n{\\an8}<i>One</i>\r\ntwo\r\n\r\n\r\n2\r\n00:01:00.000 --> 00:01:02.250\r\n<font color="#fff">Three</font>'
  expect(toWebVtt(srt)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\n<i>One</i>\ntwo\n\n00:01:00.000 --> 00:01:02.250\nThree\n',
  )
})

it('REAL-02 keeps the places, styles, notes and names of WebVTT', () => {
  const vtt =
    'WEBVTT - Title\nKind: captions\n\nSTYLE\n::cue(#a) { color: red }\n\nNOTE Two\nlines\n\na\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n<v.loud Bob>One</v> <00:00:01.500><c>two</c>\n'
  expect(toWebVtt(vtt)).toBe(vtt)
})

/** The texts of the cues that a browser would show, by the rules of WebVTT. */
function shown(given: string) {
  const [head = '', ...blocks] = (toWebVtt(given) ?? '').trimEnd().split('\n\n')
  expect(head).toMatch(/^WEBVTT/)
  return blocks.map((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    expect(lines[at]).toMatch(/^\d\d+:[0-5]\d:[0-5]\d\.\d{3} --> \d\d+:[0-5]\d:[0-5]\d\.\d{3}( \w+:\S+)*$/)
    return lines.slice(at + 1).join('\n')
  })
}

const one = '00:00:01,000 --> 00:00:02,000'
const two = '00:00:03,000 --> 00:00:04,000'
const asVtt = (srt: string) => srt.replace(/(\d),(\d)/g, '$1.$2')

it.each([
  ['a heart', `1\n${one}\nI <3 you & me\n`, ['I &lt;3 you & me']],
  ['a heart in WebVTT', `WEBVTT\n\n${asVtt(one)}\nI <3 you & me\n`, ['I &lt;3 you & me']],
  ['a sound in angle brackets', `${one}\n<sighs> No\n`, ['&lt;sighs&gt; No']],
  ['an arrow', `${one}\nA --> B\n`, ['A --&gt; B']],
  ['capital tags', `${one}\n<I>One</I> <FONT COLOR="red">red</FONT>\n`, ['<i>One</i> red']],
  ['line breaks as tags', `${one}\nOne<br>two<br />three\n`, ['One\ntwo\nthree']],
  [
    'no empty line between cues',
    `1\n${one}\nOne\n2\n${two}\nTwo\n3\n00:00:05,000 --> 00:00:06,000\nThree`,
    ['One', 'Two', 'Three'],
  ],
  ['no empty line between cues of WebVTT', `WEBVTT\n${asVtt(one)}\nOne\n${asVtt(two)}\nTwo`, ['One', 'Two']],
  ['an empty line within a cue', `1\n${one}\nOne\n\nmore\n\n2\n${two}\nTwo\n`, ['One\nmore', 'Two']],
  [
    'an empty line within a cue of WebVTT',
    `WEBVTT\n\n${asVtt(one)}\nOne\n\nmore\n\n2\n${asVtt(two)}\nTwo\n`,
    ['One\nmore', 'Two'],
  ],
  ['an empty line before the text', `1\n${one}\n\nOne\n`, ['One']],
  ['a number as text', `1\n${one}\n1984\n\n2\n${two}\n2001\n`, ['1984', '2001']],
  [
    'a place of another format in WebVTT',
    `WEBVTT\n\n${asVtt(one)}\n{\\an8}One {\\i1}two{\\i0}\n`,
    ['One two'],
  ],
  ['WebVTT with the times of SRT', `WEBVTT\n\n1\n${one}\nOne\n\n2\n${two}\nTwo\n`, ['One', 'Two']],
  [
    'times without hours, fractions and zeros',
    `1\n0:1 --> 0:2\nOne\n\n2\n90:00.5 -> 90:01,25\nTwo`,
    ['One', 'Two'],
  ],
  ['empty lines before the start', `\uFEFF\n\n1\n${one}\nOne`, ['One']],
])('REAL-15 shows all of a text with %s', (_, given, texts) => {
  expect(shown(given)).toEqual(texts)
  expect(shown(given.replaceAll('\n', '\r\n'))).toEqual(texts)
})

it('REAL-15 times beyond the hour and without it are the same in WebVTT', () => {
  expect(toWebVtt('90:00.5 --> 90:01,25 X1:40 line:0\nOne')).toBe(
    'WEBVTT\n\n01:30:00.500 --> 01:30:01.250 line:0\nOne\n',
  )
})

it.each(['', 'WEBVTT\n', '<html>Not found</html>', '1\n00:00:01 to 00:00:02\nOne'])(
  'REAL-02 finds no subtitles in %j',
  (given) => {
    expect(toWebVtt(given)).toBeNull()
  },
)
