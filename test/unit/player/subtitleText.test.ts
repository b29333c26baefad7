import { expect, it } from 'vitest'
import { decodeSubtitles, toWebVtt } from '../../../src/domains/player/subtitleText.ts'

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
  expect(decodeSubtitles(bytes, type)).toBe(text)
})

it('REAL-02 heeds the encoding that the server names', () => {
  // "Žluťoučký" in windows-1250.
  const bytes = new Uint8Array([0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd])
  expect(decodeSubtitles(bytes, 'text/plain; charset="windows-1250"')).toBe('Žluťoučký')
})

it('REAL-02 converts SRT, also a sloppy one', () => {
  const srt =
    '1\r\n0:00:01,5 --> 00:00:04,000 X1:40\r\n{\\an8}<i>One</i>\r\ntwo\r\n\r\n\r\n2\r\n00:01:00.000 --> 00:01:02.250\r\n<font color="#fff">Three</font>'
  expect(toWebVtt(srt)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\n<i>One</i>\ntwo\n\n00:01:00.000 --> 00:01:02.250\nThree\n',
  )
})

it('REAL-02 leaves WebVTT as it is, with its places and styles', () => {
  const vtt = 'WEBVTT - Title\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000 line:0\nOne\n'
  expect(toWebVtt(vtt)).toBe(vtt)
})

it.each(['', 'WEBVTT\n', '<html>Not found</html>', '1\n00:00:01 to 00:00:02\nOne'])(
  'REAL-02 finds no subtitles in %j',
  (given) => {
    expect(toWebVtt(given)).toBeNull()
  },
)
