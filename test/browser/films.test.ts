import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { walk } from './walk.ts'

const stateOf = (page: Page) =>
  page.locator('[role="dialog"] video').evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    width: video.videoWidth,
    isPaused: video.paused,
    cues: video.textTracks[0]?.cues?.length ?? 0,
  }))

/** Waits until the film plays and has passed a position. */
async function waitForPlaying(page: Page, beyondSeconds = 0) {
  await page.waitForFunction((beyond) => {
    const video = document.querySelector<HTMLVideoElement>('[role="dialog"] video')
    return video !== null && !video.paused && video.videoWidth > 0 && video.currentTime > beyond
  }, beyondSeconds)
}

async function openFilm(page: Page, origin: string, id: number, title: string, rest = '') {
  await arrive(page, origin, { rest })
  await visit(page, `/vod/movies/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

it('DLG-01, PLAY-01, VOD-30 a film in pieces plays, with subtitles, also while the channel is away', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest()
  allow(/WebSocket connection/)
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  await page.getByRole('button', { name: 'Subtitles' }).click()
  await page.getByText('German', { exact: true }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await waitForPlaying(page)
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('[role="dialog"] video')
    return (video?.textTracks[0]?.cues?.length ?? 0) > 0
  })

  await desk.fault({ refuse: 2 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  await page.getByText(/connection to the hotel is lost/).waitFor({ state: 'hidden' })
  const { at } = await stateOf(page)
  await waitForPlaying(page, at + 3)
  const size = await page.locator('[role="dialog"] video').boundingBox()
  expect((size?.width ?? 0) / (size?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await page.getByRole('button', { name: 'Close' }).click()
})

/** Records requests for segments of sound. The returned function lists their languages since its last call. */
function listenToPieces(page: Page) {
  const pieces: string[] = []
  page.on('request', (request) => {
    const piece = /\/clips\/sound-(\w+)-\d\.m4s$/.exec(request.url())?.[1]
    if (piece) pieces.push(piece)
  })
  return () => [...new Set(pieces.splice(0))]
}

it('VOD-29 the chosen sound is what plays, changed in the middle of a film and kept for the next one', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const fetched = listenToPieces(page)
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  await page.getByRole('button', { name: 'Play' }).click()
  await waitForPlaying(page, 1)
  expect(fetched()).toEqual(['en'])

  await page.getByRole('dialog').getByRole('button', { name: 'Audio language' }).click()
  await page.getByText('German', { exact: true }).click()
  const { at } = await stateOf(page)
  await waitForPlaying(page, at + 1)
  await expect.poll(fetched).toContain('de')
  // From here on the player fetches the new language alone, also at 2400 s, where the short clip has looped many times.
  fetched()
  await page.locator('[role="dialog"] video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 2400
  })
  await waitForPlaying(page, 2401)
  expect(fetched()).toEqual(['de'])

  await page.goto(`${origin}/ONEapp/vod/movies/162?property=1&theme=1`)
  await page.getByRole('button', { name: 'Play' }).click()
  await waitForPlaying(page)
  expect(fetched()).toEqual(['de'])
})

it('DEV-10, VOD-32 a press of a television’s remote control does one thing to a film, and stopped it keeps its place', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await openFilm(page, origin, 161, 'Vienna, Slowly', '&mode=tv&lang=en')
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
  await waitForPlaying(page)
  const film = page.locator('[role="dialog"] video')
  const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused)
  const pressKey = (keyCode: number) =>
    film.evaluate((one, code) => {
      const key = { key: 'Unidentified', keyCode: code, bubbles: true, cancelable: true }
      for (const type of ['keydown', 'keyup']) one.dispatchEvent(new KeyboardEvent(type, key))
      // Other listeners react at once or in the next task.
      return new Promise((resolve) => setTimeout(resolve, 50))
    }, keyCode)
  const [playPause, forward, stop] = [10252, 417, 413]

  await pressKey(playPause)
  expect(await isPaused()).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  const { at } = await stateOf(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await stateOf(page)).at - at)).toBe(10)
  await pressKey(forward)
  expect(Math.round((await stateOf(page)).at - at)).toBe(20)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Math.round((await stateOf(page)).at - at)).toBe(10)
  await pressKey(stop)
  expect(Math.round((await stateOf(page)).at - at)).toBe(10)

  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Play', exact: true }).and(page.locator(':focus')).waitFor()
  expect(await film.evaluate((one: HTMLVideoElement) => one.volume)).toBe(1)
})

it('CONST-22, PLAY-01, SCONST-07 a film fills the screen of a television, and its controls are read from the bed', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await openFilm(page, origin, 161, 'Vienna, Slowly', '&mode=tv&lang=en')
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
  await waitForPlaying(page)
  const film = page.locator('[role="dialog"] video')
  expect(await film.boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await expectNoAxeViolations(page)
  const faults = await walk(page)
  expect(faults).toMatchObject({ faults: [] })
  expect(faults.reached).toHaveLength(7)
  const dialog = page.getByRole('dialog')
  for (const text of await dialog.locator('span, h2').all())
    if (await text.isVisible())
      expect(
        await text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ).toBeGreaterThanOrEqual(24)

  await page.getByRole('slider', { name: 'Position' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[role="dialog"] video:focus').waitFor()
  await page.getByRole('slider').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

it('PLAY-01 a film is at most 1280 pixels wide', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  await page.getByRole('button', { name: 'Play' }).click()
  await waitForPlaying(page)
  expect((await page.locator('[role="dialog"] video').boundingBox())?.width).toBe(1280)
})

it('CONST-23, PLAY-02, SCONST-07 a trailer in the page is 382x215, and 320x180 on a narrow phone', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 360, height: 740 })
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  const size = async () => {
    const box = await page.getByRole('button', { name: 'Trailer: Vienna, Slowly' }).boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  expect(await size()).toEqual([320, 180])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(size).toEqual([382, 215])
})

it('DLG-01 a film in one file plays', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await openFilm(page, origin, 170, 'Night Trains')
  await page.getByRole('button', { name: 'Play' }).click()
  await waitForPlaying(page)
})

it('DLG-02, ERR-05, ERR-06, PLAY-04, PLAY-05 says why a stream does not play, and tries again', async () => {
  const { origin, desk } = await startHotel()
  const { page, allow } = await guest()
  allow(/404/)
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  await desk.fault({ path: '/media/films/161/free/film.m3u8', http: 404, times: 1 })
  await page.getByRole('button', { name: 'Play' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe(
    'Playback failedThe video cannot be loaded, or this device does not support its format.',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await waitForPlaying(page)
})

it('DLG-02, PLAY-05 says in the guest’s language that a stream is rubbish or gone, whichever part of it', async () => {
  const { origin } = await startHotel()
  const { page, allow } = await guest()
  allow(/40[34]/)
  const rubbish = { status: 200, contentType: 'video/mp4', body: 'This is no film. '.repeat(4000) }
  const missing =
    'Wiedergabe fehlgeschlagenDas Video kann nicht geladen werden oder sein Format wird von diesem Gerät nicht unterstützt.'
  const damaged =
    'Wiedergabe fehlgeschlagenDas Video ist beschädigt oder kann von diesem Gerät nicht dekodiert werden.'
  await arrive(page, origin)
  for (const [id, title, part, answer, text] of [
    [170, 'Night Trains', /film\.mp4/, rubbish, missing],
    [161, 'Vienna, Slowly', /film\.m3u8/, rubbish, missing],
    [161, 'Vienna, Slowly', /\dp\.m3u8/, { status: 404 }, missing],
    [161, 'Vienna, Slowly', /\.m4s/, { status: 404 }, missing],
    [161, 'Vienna, Slowly', /\.m4s/, rubbish, damaged],
  ] as const) {
    await page.route(part, (route) => route.fulfill(answer))
    await page.goto(`${origin}/ONEapp/vod/movies/${id}?property=1&theme=1&lang=de`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('button', { name: 'Abspielen' }).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect([String(part), await alert.textContent()]).toEqual([String(part), text])
    await page.unroute(part)
  }
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await waitForPlaying(page)
})

const srt =
  '1\r\n00:00:00,500 --> 00:01:00,000\r\n{\\an8}<font color="red">Grüße</font> aus Wien\r\n\r\n2\r\n01:00:00,5 --> 01:00:09,000\r\nEnde'
const vtt = 'WEBVTT\n\n00:00.500 --> 01:00.000\nGrüße aus Wien\n\n01:00:00.500 --> 01:00:09.000\nEnde\n'
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

it('REAL-02, REAL-15 subtitles of any encoding are shown, in WebVTT and in SRT', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await openFilm(page, origin, 161, 'Vienna, Slowly')
  await page.getByRole('button', { name: 'Subtitles' }).click()
  await page.getByText('German', { exact: true }).click()
  for (const [name, body] of [
    ['WebVTT in UTF-8', Buffer.from(vtt)],
    ['WebVTT in UTF-8 with a mark', Buffer.from(`\uFEFF${vtt}`)],
    ['WebVTT in UTF-16', utf16(vtt)],
    ['WebVTT in windows-1252', Buffer.from(vtt, 'latin1')],
    ['SRT in UTF-8', Buffer.from(srt)],
    ['SRT in UTF-16, the other way round', utf16(srt, true)],
    ['SRT in ISO-8859-1', Buffer.from(srt, 'latin1')],
    [
      'WebVTT with the times of SRT, and no empty lines',
      Buffer.from(vtt.replace(/\.5/g, ',5').replace(/\n+/g, '\n')),
    ],
  ] as const) {
    await page.route(/subtitles-de/, (route) => route.fulfill({ body, contentType: 'text/plain' }))
    await page.getByRole('button', { name: /^(Play|Continue)/ }).click()
    const shown = () =>
      page.evaluate(() =>
        [
          ...(document.querySelector<HTMLVideoElement>('[role="dialog"] video')?.textTracks[0]?.cues ?? []),
        ].map((cue) => (cue as VTTCue).getCueAsHTML().textContent),
      )
    await expect.poll(async () => [name, ...(await shown())]).toEqual([name, 'Grüße aus Wien', 'Ende'])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.unroute(/subtitles-de/)
  }
})

it.each([
  ['a phone', 390, 844, ''],
  ['a television', 1920, 1080, '&mode=tv&lang=en'],
])('REAL-02, VOD-31 %s says that subtitles cannot be shown', async (_, width, height, rest) => {
  const { origin } = await startHotel()
  const { page, allow } = await guest({ width, height })
  allow(/404/)
  await openFilm(page, origin, 161, 'Vienna, Slowly', rest)
  await page.getByRole('button', { name: 'Subtitles' }).click()
  await page.getByText('German', { exact: true }).click()
  for (const answer of [{ status: 404 }, { body: '<!doctype html><title>Not here</title>' }]) {
    await page.route(/subtitles-de/, (route) => route.fulfill(answer))
    await page
      .getByRole('button', { name: /^(Play|Continue)/ })
      .first()
      .click()
    await page.getByRole('status').filter({ hasText: 'These subtitles cannot be shown.' }).waitFor()
    await waitForPlaying(page)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.unroute(/subtitles-de/)
  }
})
