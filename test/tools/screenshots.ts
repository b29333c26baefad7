// `npm run screenshots` takes the screenshots of the web app manifest, which phones show before installing.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from './build.ts'
import { chromiumArguments, findChromium, howToInstall } from './chromium.ts'
import { root } from './run.ts'

const folder = join(root, 'public/screenshots')
/** WebP quality: small files without visible artefacts. */
const quality = 0.8

const screens = {
  '': { path: '/', ready: (page: Page) => page.getByRole('link', { name: /^Room service/ }) },
  '-order': { path: '/shop/flow/1', ready: (page: Page) => page.locator('main img').first() },
  '-room': { path: '/room-control', ready: (page: Page) => page.getByRole('switch').first() },
}

/** Converts by a canvas, because Chromium takes no screenshots as WebP. */
async function saveAsWebp(page: Page, png: Buffer, name: string) {
  const url = await page.evaluate(
    async ({ data, quality }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { data: png.toString('base64'), quality },
  )
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  await writeFile(join(folder, `${name}.webp`), bytes)
  console.log(`${name}.webp ${(bytes.length / 1000).toFixed(0)} kB`)
}

interface Device {
  name: string
  width: number
  height: number
  scale: number
  takes: (keyof typeof screens)[]
}

async function take(browser: Browser, origin: string, { name, width, height, scale, takes }: Device) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 800,
    hasTouch: width < 800,
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const canvas = await context.newPage()
  await page.goto(`${origin}/ONEapp/?property=1&theme=2&autologin=1&room=101&name=Berger`)
  await screens[''].ready(page).waitFor()
  const { search } = new URL(page.url())
  for (const taken of takes) {
    await page.goto(`${origin}/ONEapp${screens[taken].path}${search}`)
    await screens[taken].ready(page).waitFor()
    await page.waitForLoadState('networkidle')
    await saveAsWebp(canvas, await page.screenshot(), name + taken)
  }
  await context.close()
}

const executablePath = findChromium()
if (!executablePath) throw new Error(howToInstall)
await ensureBuilt()
const hotel = await startHotel({ port: 0, db: ':memory:' })
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
try {
  const phone = { name: 'phone', width: 390, height: 844, scale: 2 }
  await take(browser, hotel.origin, { ...phone, takes: ['', '-order', '-room'] })
  const wide = { name: 'wide', width: 1920, height: 1080, scale: 1 }
  await take(browser, hotel.origin, { ...wide, takes: ['', '-order'] })
} finally {
  await browser.close()
  await hotel.close()
}
