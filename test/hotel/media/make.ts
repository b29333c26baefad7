// Regenerates the films, trailers and sounds of the demo: npm run make:media
// Arguments select what is generated: radio, feature, film, trailer-1 to trailer-3.
// Chromium draws the pictures, ffmpeg (Debian: apt-get install ffmpeg) encodes them. The results are in files/.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium, howToInstall } from '../../tools/chromium.ts'
import { styles } from '../content/radio/names.ts'
import type { scenes } from './scenes.ts'
import { lasting, perform, sampleRate, type Tune, tunes } from './sounds.ts'

const here = import.meta.dirname
const files = join(here, 'files')
const work = await mkdtemp(join(tmpdir(), 'media-'))

function ffmpeg(...words: string[]): ChildProcessWithoutNullStreams {
  return spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words], { cwd: files })
}

async function finished(child: ChildProcessWithoutNullStreams): Promise<void> {
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg: ${complaint}`)
}

async function sound(name: string, samples: Int16Array): Promise<string[]> {
  const path = join(work, `${name}.pcm`)
  await writeFile(path, new Uint8Array(samples.buffer))
  return ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', path]
}

/** Renders a scene to a nearly lossless intermediate file, from which all qualities are encoded. */
async function film(page: Page, scene: keyof typeof scenes, seconds: number, rate: number): Promise<string> {
  const path = join(work, `${scene}.mkv`)
  const child = ffmpeg(
    ...['-f', 'image2pipe', '-framerate', String(rate), '-c:v', 'mjpeg', '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-pix_fmt', 'yuv420p', path],
  )
  const done = finished(child)
  const frames = seconds * rate
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = await page.evaluate(
      ([name, t]) => (globalThis as unknown as { draw: (name: string, t: number) => string }).draw(name, t),
      [scene, frame / frames] as const,
    )
    if (!child.stdin.write(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')))
      await once(child.stdin, 'drain')
  }
  child.stdin.end()
  await done
  return path
}

const picture = (height: number, quality: number) => [
  ...[
    '-vf',
    `scale=-2:${height}:flags=lanczos`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
  ],
  ...['-profile:v', 'main', '-level', '3.1', '-pix_fmt', 'yuv420p', '-crf', String(quality)],
]
/** Sample rate at which the loop of the feature is a whole number of the codec's frames. */
const voiceRate = 48_000
const voiceFrame = 1024
const voice = (rate: string) => ['-c:a', 'aac', '-b:a', rate, '-ac', '1', '-ar', String(voiceRate)]
const segmentSeconds = 6
const segments = (name: string) => [
  ...[
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
  ],
  ...[
    '-hls_fmp4_init_filename',
    `${name}-init.mp4`,
    '-hls_segment_filename',
    `feature/${name}-%d.m4s`,
    `feature/${name}.m3u8`,
  ],
]

/** Makes the feature, which is played as a loop: video in two qualities, and separate audio in two languages. */
async function feature(page: Page) {
  const seconds = 4 * segmentSeconds
  const rate = 24
  await rm(join(files, 'feature'), { recursive: true, force: true })
  await mkdir(join(files, 'feature'), { recursive: true })
  const pictures = await film(page, 'coast', seconds, rate)
  const whole = [
    '-force_key_frames',
    `expr:gte(t,n_forced*${segmentSeconds})`,
    '-sc_threshold',
    '0',
    // No B-frames: their reordering would delay the start of each loop.
    '-bf',
    '0',
    '-t',
    String(seconds),
  ]
  for (const [name, height, quality] of [
    ['360p', 360, 31],
    ['720p', 720, 30],
  ] as const)
    await finished(ffmpeg('-i', pictures, '-an', ...picture(height, quality), ...whole, ...segments(name)))
  for (const [name, tune] of [
    ['sound-en', tunes.english],
    ['sound-de', tunes.deutsch],
  ] as const) {
    const samples = await sound(name, lasting(tune, seconds))
    // The encoder adds one frame before its input. Audio and video must be equally long, or they drift apart with every
    // loop.
    const given = String(seconds - voiceFrame / voiceRate)
    await finished(ffmpeg(...samples, ...voice('40k'), '-t', given, ...segments(name)))
  }
}

async function single(
  page: Page,
  scene: keyof typeof scenes,
  tune: Tune,
  to: { file: string; seconds: number; rate: number; height: number; quality: number },
) {
  const pictures = await film(page, scene, to.seconds, to.rate)
  const music = await sound(scene, lasting(tune, to.seconds))
  await finished(
    ffmpeg(
      '-i',
      pictures,
      ...music,
      ...picture(to.height, to.quality),
      ...voice('32k'),
      '-movflags',
      '+faststart',
      '-shortest',
      to.file,
    ),
  )
}

const trailer = { seconds: 15, rate: 20, height: 480, quality: 32 }

async function radio() {
  for (const style of styles) {
    const music = await sound(style, perform(tunes[style], tunes[style].chords.length * 2))
    // Without a bit reservoir each frame is independent of the frame before it, so that the loop can be cut anywhere.
    await finished(
      ffmpeg(
        ...music,
        '-c:a',
        'libmp3lame',
        '-b:a',
        '48k',
        '-reservoir',
        '0',
        '-write_xing',
        '0',
        '-id3v2_version',
        '0',
        `radio-${style}.mp3`,
      ),
    )
  }
}

async function canvas(): Promise<Page> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToInstall)
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  const page = await browser.newPage()
  const code = stripTypeScriptTypes(await readFile(join(here, 'scenes.ts'), 'utf8')).replace(
    'export const',
    'const',
  )
  await page.addScriptTag({
    content: `${code}
const canvas = Object.assign(document.createElement('canvas'), { width, height })
const context = canvas.getContext('2d')
globalThis.draw = (name, t) => { scenes[name](context, t); return canvas.toDataURL('image/jpeg', 0.96) }`,
  })
  return page
}

const makers: Record<string, (page: Page) => Promise<void>> = {
  radio,
  feature,
  film: (page) =>
    single(page, 'dunes', tunes.classical, {
      file: 'film.mp4',
      seconds: 150,
      rate: 12,
      height: 480,
      quality: 34,
    }),
  'trailer-1': (page) => single(page, 'romance', tunes.lounge, { ...trailer, file: 'trailer-1.mp4' }),
  'trailer-2': (page) => single(page, 'suspense', tunes.classical, { ...trailer, file: 'trailer-2.mp4' }),
  'trailer-3': (page) => single(page, 'laughter', tunes.folk, { ...trailer, file: 'trailer-3.mp4' }),
}

const wanted = process.argv.slice(2)
await mkdir(files, { recursive: true })
const page = await canvas()
try {
  for (const [name, make] of Object.entries(makers))
    if (wanted.length === 0 || wanted.includes(name)) await make(page)
} finally {
  await page.context().browser()?.close()
  await rm(work, { recursive: true })
}
