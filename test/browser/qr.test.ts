import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from '../tools/chromium.ts'
import { waitLimitMs } from '../tools/limits.ts'
import { browserArguments } from './harness/browser.ts'
import { startHotel } from './harness/index.ts'
import { writeQrVideo } from './harness/qrVideo.ts'
import { arrive } from './journeys.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellhop-qr-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs `visit` with a guest whose camera sees a QR code of the text. */
async function withCamera(text: string, visit: (page: Page, origin: string) => Promise<void>) {
  const video = join(folder, 'camera.y4m')
  await writeQrVideo(video, text)
  const { origin } = await startHotel()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...browserArguments, `--use-file-for-fake-video-capture=${video}`],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    page.setDefaultTimeout(waitLimitMs)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await arrive(page, origin)
    await page.getByRole('link', { name: /^Room service/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
    await visit(page, origin)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
}

/** Number of camera tracks that the page holds open. */
const openTracks = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('video')].flatMap((video) =>
        video.srcObject instanceof MediaStream ? video.srcObject.getTracks() : [],
      ).length,
  )

it('DLG-04, QR-01, QR-03, SHOP-36 reads the place from a code before the camera', async () => {
  // An address of another site: only its location is read, and it is never opened.
  await withCamera('https://elsewhere.example/menu?location=Table%207', async (page, origin) => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async (wish) => {
        const stream = await open(wish)
        Object.assign(window, { lastStream: stream })
        return stream
      }
    })
    await page.getByRole('button', { name: 'At a table? Scan its code to order there' }).click()
    await page.getByText('Your place is now Table 7.').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const { origin: shown, pathname, searchParams } = new URL(page.url())
    expect([shown, pathname, searchParams.get('location')]).toEqual([
      origin,
      '/ONEapp/shop/flow/1',
      'Table 7',
    ])
    await page.getByText('Delivery to Table 7').waitFor()
    const states = await page.evaluate(() =>
      (window as unknown as { lastStream: MediaStream }).lastStream
        .getTracks()
        .map(({ readyState }) => readyState),
    )
    expect(states).toEqual(['ended'])
  })
})

it('QR-01, QR-02 goes on looking at what is no address of a place, over the whole screen, until it is left', async () => {
  await withCamera('WIFI:S:Hotel Guest;;', async (page) => {
    await page.getByRole('button', { name: 'At a table? Scan its code to order there' }).click()
    const reader = page.getByRole('dialog', { name: 'Scan the code' })
    await reader.waitFor()
    const box = await reader.boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect.poll(() => openTracks(page)).toBe(1)
    // The video has run long enough for the reader to look at some of its frames.
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1.5)
    expect(await reader.isVisible()).toBe(true)
    const before = page.url()
    await page.goBack()
    await reader.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(before)
    expect(await openTracks(page)).toBe(0)
  })
})
