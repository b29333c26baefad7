// Playlists and subtitles of a film. The video is one loop of a few segments, repeated until the film has its stated
// length, so that seeking, resuming and the end work as they do with a real film.
import type { Film } from '../films.ts'

// What is said in the films of the demo, line for line the same in both languages.

const subtitleLines: Record<string, readonly string[]> = {
  en: [
    'The tide is late tonight.',
    'It is never late. We are early.',
    'Did you see the light?',
    'Twice. Then it went out.',
    '[Waves]',
    'My father counted them.\nSix seconds, then dark.',
    'And what did he do in the dark?',
    'He listened.',
    'There is a boat out there.',
    'There was a boat out there.',
    'You should not have come back.',
    'I never really left.',
    '[A bell, far away]',
    'Do you still have the key?',
    'I have a key.\nI don’t know whose.',
    'Then we wait until morning.',
  ],
  de: [
    'Die Flut ist heute spät dran.',
    'Sie ist nie spät. Wir sind früh.',
    'Hast du das Licht gesehen?',
    'Zweimal. Dann ging es aus.',
    '[Wellen]',
    'Mein Vater hat sie gezählt.\nSechs Sekunden, dann dunkel.',
    'Und was tat er im Dunkeln?',
    'Er hat zugehört.',
    'Da draußen ist ein Boot.',
    'Da draußen war ein Boot.',
    'Du hättest nicht zurückkommen sollen.',
    'Ich war nie wirklich weg.',
    '[Eine Glocke, weit weg]',
    'Hast du noch den Schlüssel?',
    'Ich habe einen Schlüssel.\nIch weiß nicht, wessen.',
    'Dann warten wir bis zum Morgen.',
  ],
}

interface Piece {
  seconds: number
  name: string
}

const names: Record<string, string> = { en: 'English', de: 'Deutsch' }

/** Returns the segments of a loop from the playlist that the encoder has written. */
export function piecesIn(playlist: string): Piece[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n(.+)/g)].map(([, seconds = '', name = '']) => ({
    seconds: Number(seconds),
    name,
  }))
}

/** Returns the main playlist. The video contains no audio, so that a player can combine it with any language. */
export function mainPlaylist({ languages, subtitles }: Pick<Film, 'languages' | 'subtitles'>): string {
  const sounds = languages.map((language, index) => {
    const isDefault = index === 0 ? 'YES' : 'NO'
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${names[language]}",LANGUAGE="${language}",DEFAULT=${isDefault},AUTOSELECT=YES,URI="sound-${language}.m3u8"`
  })
  const texts = subtitles.map(
    (language) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${names[language]}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=NO,URI="text-${language}.m3u8"`,
  )
  const groups = `AUDIO="sound"${texts.length > 0 ? ',SUBTITLES="text"' : ''}`
  const variant = (bandwidth: number, size: string, name: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${size},FRAME-RATE=24,CODECS="avc1.4d401f,mp4a.40.2",${groups}\n${name}.m3u8`
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sounds,
    ...texts,
    variant(180_000, '640x360', '360p'),
    variant(520_000, '1280x720', '720p'),
  ].join('\n')}\n`
}

/** Returns the playlist of one stream for the whole film. Segments are in `folder`; each loop begins with `start`. */
export function loopedPlaylist(
  pieces: readonly Piece[],
  folder: string,
  start: string,
  seconds: number,
): string {
  const longest = Math.ceil(Math.max(...pieces.map((piece) => piece.seconds)))
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  // Audio is cut at other places than video; this limit keeps every stream at the same number of loops.
  const end = seconds - longest / 2
  for (let at = 0, index = 0; at < end && pieces.length > 0; index += 1) {
    const piece = pieces[index % pieces.length]
    if (!piece) break
    if (index % pieces.length === 0) {
      if (index > 0) lines.push('#EXT-X-DISCONTINUITY')
      lines.push(`#EXT-X-MAP:URI="${folder}${start}"`)
    }
    lines.push(`#EXTINF:${piece.seconds},`, folder + piece.name)
    at += piece.seconds
  }
  return `${lines.join('\n')}\n#EXT-X-ENDLIST\n`
}

/** Number of segments that the playlist of a live stream names. */
const liveSegments = 6

/** Returns the playlist of an endless stream at a time: the latest segments of the loop. */
export function livePlaylist(pieces: readonly Piece[], folder: string, start: string, nowMs: number): string {
  const longest = Math.ceil(Math.max(...pieces.map((piece) => piece.seconds)))
  const first = Math.max(0, Math.floor(nowMs / 1000 / longest) - liveSegments)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / pieces.length)}`,
  ]
  for (let index = first; index < first + liveSegments; index += 1) {
    const piece = pieces[index % pieces.length]
    if (!piece) break
    const isLoopStart = index % pieces.length === 0
    if (isLoopStart) lines.push('#EXT-X-DISCONTINUITY')
    if (isLoopStart || index === first) lines.push(`#EXT-X-MAP:URI="${folder}${start}"`)
    lines.push(`#EXTINF:${piece.seconds},`, folder + piece.name)
  }
  return `${lines.join('\n')}\n`
}

/** Returns the playlist of the subtitles, which are a single segment. */
export const textPlaylist = (address: string, seconds: number) =>
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:${seconds}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXTINF:${seconds},\n${address}\n#EXT-X-ENDLIST\n`

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** Returns the subtitles as WebVTT: the title first, then a line every few seconds until the end. */
export function subtitles({ title }: Pick<Film, 'title'>, language: string, seconds: number): string {
  const lines = subtitleLines[language] ?? []
  const cues = [`${clock(0.5)} --> ${clock(4)}\n${title}`]
  for (let at = 6, index = 0; at + 4 < seconds; at += 7, index += 1)
    cues.push(`${clock(at)} --> ${clock(at + 4)}\n${lines[index % lines.length]}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
