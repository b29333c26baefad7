import { expect, it } from 'vitest'
import { formatOf, isPlaylistType, readPlaylist } from '../../../src/browser/streamPlaylist.ts'

const base = 'https://radio.example/stations/list'

it.each([
  ['https://radio.example/jazz.mp3', 'stream'],
  ['https://radio.example/jazz.mp3?token=a.pls', 'stream'],
  ['https://radio.example/live/master.M3U8?x=1', 'hls'],
  ['https://radio.example/listen.pls?sid=1', 'list'],
  ['/media/radio/r-1.m3u#top', 'list'],
  ['https://radio.example/listen', null],
  ['https://radio.example:8000/;', null],
])('the address %s says %s', (address, format) => {
  expect(formatOf(address)).toBe(format)
})

it.each([
  [
    'an m3u with a mark and Windows line ends',
    '\uFEFF#EXTM3U\r\n#EXTINF:-1,Jazz\r\njazz.mp3\r\n',
    `https://radio.example/stations/jazz.mp3`,
  ],
  ['an m3u of one bare line', 'http://stream.example:8000/jazz\n', 'http://stream.example:8000/jazz'],
  [
    'a pls',
    '[playlist]\nNumberOfEntries=2\nFile1= https://a.example/1 \nFile2=https://b.example/2\n',
    'https://a.example/1',
  ],
  ['a pls in other letters', '[Playlist]\r\nfile1=//a.example/1\r\n', 'https://a.example/1'],
])('REAL-01 %s names its first stream', (_, text, stream) => {
  expect(readPlaylist(text, base)).toEqual({ stream })
})

it('REAL-01 a playlist of segments is HLS', () => {
  expect(readPlaylist('#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.ts\n', base)).toEqual({ hls: true })
})

it.each([
  '',
  '#EXTM3U\n',
  '<!doctype html>\n<p>Not found</p>',
  'javascript:alert(1)',
  '[playlist]\nTitle1=Jazz\n',
])('REAL-01 %j names no stream', (text) => {
  expect(readPlaylist(text, base)).toBeNull()
})

it('sound is no playlist', () => {
  expect(['audio/mpeg', 'video/mp4'].filter(isPlaylistType)).toEqual([])
  expect([
    'audio/x-mpegurl',
    'application/vnd.apple.mpegurl',
    'audio/x-scpls',
    'text/plain; charset=utf-8',
    '',
  ]).toSatisfy((types: string[]) => types.every(isPlaylistType))
})
