import { expect, it } from 'vitest'
import { formatOf, readPlaylist } from '../../../src/browser/audioSource.ts'

const base = 'https://radio.example/stations/list'

it.each([
  ['https://radio.example/jazz.mp3', 'stream'],
  ['https://radio.example/jazz.mp3?token=a.pls', 'stream'],
  ['https://radio.example/live/master.M3U8?x=1', 'hls'],
  ['https://radio.example/listen.pls?sid=1', 'list'],
  ['/media/radio/r-1.m3u#top', 'list'],
  ['https://radio.example/listen.asx', 'list'],
  ['https://radio.example/Listen.XSPF', 'list'],
  ['https://radio.example/listen', null],
  ['https://radio.example:8000/;', null],
])('the address %s says %s', (address, format) => {
  expect(formatOf(address)).toBe(format)
})

it.each([
  [
    'an m3u with a mark and Windows line ends',
    '\uFEFF#EXTM3U\r\n#EXTINF:-1,Jazz\r\njazz.mp3\r\n',
    ['https://radio.example/stations/jazz.mp3'],
  ],
  ['an m3u of one bare line', 'http://stream.example:8000/jazz\n', ['http://stream.example:8000/jazz']],
  [
    'an m3u of two lines',
    'http://a.example/1\n\nhttp://b.example/2',
    ['http://a.example/1', 'http://b.example/2'],
  ],
  [
    'a pls',
    '[playlist]\nNumberOfEntries=2\nFile1= https://a.example/1 \nFile2=https://b.example/2\n',
    ['https://a.example/1', 'https://b.example/2'],
  ],
  ['a pls in other letters', '[Playlist]\r\nfile1=//a.example/1\r\n', ['https://a.example/1']],
  [
    'a pls with quotes',
    `[playlist]\nFile1="https://a.example/1"\nFile2='https://b.example/2'`,
    ['https://a.example/1', 'https://b.example/2'],
  ],
  [
    'a pls that names a stream twice',
    '[playlist]\nFile1=https://a.example/1\nFile2=https://a.example/1',
    ['https://a.example/1'],
  ],
  [
    'an asx, which is no well-formed XML',
    '<ASX version = "3.0">\n<Title>Jazz & Blues</Title>\n<Entry><REF HREF = "http://a.example/1?x=1&amp;y=2" /></Entry><entry><ref href=\'mms://b.example/2\'></entry></ASX>',
    ['http://a.example/1?x=1&y=2', 'http://b.example/2'],
  ],
  [
    'an asx of lines',
    '[Reference]\r\nRef1=http://a.example/1?MSWMExt=.asf\r\n',
    ['http://a.example/1?MSWMExt=.asf'],
  ],
  [
    'an xspf',
    '<?xml version="1.0"?><playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList><track><location>\nhttps://a.example/1?a=1&#38;b=2\n</location><title>One</title></track></trackList></playlist>',
    ['https://a.example/1?a=1&b=2'],
  ],
  [
    'a wpl',
    '<?wpl version="1.0"?><smil><body><seq><media src="https://a.example/1"/></seq></body></smil>',
    ['https://a.example/1'],
  ],
  ['a scheme of other players', 'icy://a.example:8000/jazz', ['http://a.example:8000/jazz']],
])('REAL-01, REAL-14 %s names its streams', (_, text, streams) => {
  expect(readPlaylist(text, base)).toEqual(streams)
})

it('REAL-14 a playlist of a hundred streams gives those that are worth a try', () => {
  const text = Array.from({ length: 100 }, (_, at) => `https://a.example/${at}`).join('\n')
  expect(readPlaylist(text, base)).toHaveLength(8)
})

it('REAL-01 a playlist of segments is HLS', () => {
  expect(readPlaylist('#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.ts\n', base)).toBe('hls')
})

it.each([
  '',
  '#EXTM3U\n',
  '<!doctype html>\n<p>Not found</p>',
  'javascript:alert(1)',
  '[playlist]\nTitle1=Jazz\n',
])('REAL-01 %j names no stream', (text) => {
  expect(readPlaylist(text, base)).toEqual([])
})
