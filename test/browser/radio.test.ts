import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Desk, expectNoAxeViolations, guest, shared, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

const austria = '43'
const iceland = '354'

async function inRadio(
  country: string,
  { width = 390, height = 844, scale = 1, more = '', stays = false } = {},
) {
  const hotel = await startHotel({ scale })
  const visitor = await guest({ width, height, allow: [/404/], stays })
  const { page } = visitor
  await arrive(page, hotel.origin, { rest: more })
  await visit(page, `/webradio?country=${country}`)
  await page.getByRole('list', { name: 'Stations' }).waitFor()
  return { ...hotel, page, visitor }
}

/** Seconds of sound that were played. */
const heard = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
/** The streams that are played now, as the hotel's desk sees them. */
const listeners = (desk: Desk) => desk.get<{ station: string }[]>('streams')
const bar = (page: Page) => page.getByRole('region', { name: 'Radio' })

it('RAD-14, RAD-15, RAD-16, RAD-17, SHELL-19 a station really plays, goes on over other screens, and is let go when it is turned off', async () => {
  const { page, desk } = await inRadio(austria)
  const press = page.getByRole('button', { name: /^Play (?!on TV)/ }).first()
  await press.click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0)
  await bar(page).getByText('Playing now').waitFor()
  await expectNoAxeViolations(page)
  expect(await listeners(desk)).toMatchObject([{ station: 'r-at-1' }])
  await bar(page).getByRole('link').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  const before = await heard(page)
  await expect.poll(() => heard(page)).toBeGreaterThan(before + 1)
  await bar(page).getByRole('button', { name: 'Turn the radio off' }).click()
  await expect.poll(() => listeners(desk)).toEqual([])
  expect(await page.locator('audio').count()).toBe(0)
})

it('RT-27 plays on while the channel is lost, and after the reload that follows', async () => {
  const { page, desk } = await inRadio(austria)
  await page
    .getByRole('button', { name: /^Play (?!on TV)/ })
    .first()
    .click()
  await bar(page).getByText('Playing now').waitFor()
  await page.evaluate(() => {
    Object.assign(window, { isOldPage: true })
  })
  await desk.fault({ drop: true })
  const before = await heard(page)
  await expect.poll(() => heard(page)).toBeGreaterThan(before)
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await bar(page).getByText('Playing now').waitFor()
  await expect.poll(() => heard(page)).toBeGreaterThan(1)
  expect(await listeners(desk)).toHaveLength(1)
})

it('RAD-21, PLAY-04 stations that are not there, or send rubbish, are told as failed; one that ends plays on', async () => {
  const { page } = await inRadio(iceland)
  for (const name of ['Hekla 404', 'Norðurljós Gamla']) {
    await page.getByRole('button', { name: `Play ${name}` }).click()
    await bar(page).getByRole('alert').filter({ hasText: 'Playback failed' }).waitFor()
    await bar(page).getByText(name).waitFor()
  }
  await page.getByRole('button', { name: 'Play Radio Geysir' }).click()
  await bar(page).getByText('Playing now').waitFor()
  await bar(page).getByText('Lost the station. Trying again').waitFor()
  await bar(page).getByText('Playing now').waitFor()
})

it('a country of thirty thousand stations scrolls to its end, with little of it in the page at a time, and is searched', async () => {
  const { page } = await inRadio('1', { scale: 10 })
  const rows = page.locator('main li[aria-posinset]')
  await expect.poll(() => rows.first().getAttribute('aria-setsize')).toBe('30000')
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return rows.last().getAttribute('aria-posinset')
    })
    .toBe('30000')
  expect(await rows.count()).toBeLessThan(80)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('searchbox', { name: 'Search stations' }).fill('hekla 404')
  await page.getByRole('button', { name: 'Play Hekla 404, Iceland' }).waitFor()
  await page.getByText('1 station found').waitFor()
  await expectNoAxeViolations(page)
})

it('PROD-01 a remote control reaches countries, stations, their marks and the footer', async () => {
  const { page } = await inRadio(austria, { width: 1920, height: 1080, more: '&mode=tv' })
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
  await page.getByRole('button', { name: 'Austria' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^Play /)
  await page.keyboard.press('Enter')
  await bar(page).getByText('Playing now').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toMatch(/^Add to favourites: /)
})

const estonia = '372'
const inEstonia = shared(() => inRadio(estonia, { stays: true }))

it.each(['Raadio Meri', 'Raadio Mets', 'Raadio Raba', 'Raadio Saar'])(
  'REAL-01 %s plays, whose address is a playlist, and stops when it is turned off',
  async (name) => {
    const { page, desk } = await inEstonia()
    await page.getByRole('button', { name: `Play ${name}`, exact: true }).click()
    await bar(page).getByText('Playing now').waitFor()
    await expect.poll(() => heard(page)).toBeGreaterThan(1)
    await bar(page).getByRole('button', { name: 'Turn the radio off' }).click()
    await page.locator('audio').waitFor({ state: 'detached' })
    await expect.poll(() => listeners(desk)).toEqual([])
  },
)

it('REAL-01 HLS plays through the library where the engine has none of its own, and a station without it after that', async () => {
  const { page } = await inRadio(estonia)
  await page.evaluate(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  const address = () => page.evaluate(() => document.querySelector('audio')?.getAttribute('src'))
  await page.getByRole('button', { name: 'Play Raadio Raba', exact: true }).click()
  await bar(page).getByText('Playing now').waitFor()
  await expect.poll(() => heard(page)).toBeGreaterThan(1)
  expect(await address()).toMatch(/^blob:/)
  await page.getByRole('button', { name: 'Play Raadio Meri', exact: true }).click()
  await expect.poll(address).toMatch(/\.mp3$/)
  await bar(page).getByText('Playing now').waitFor()
})

const dead = 'File1=/media/radio/gone.mp3'
const pls = (...streams: string[]) => ['[playlist]', ...streams].join('\r\n')

it.each([
  ['a pls of another type', 'application/pls+xml', (sound: string) => pls(`File1=${sound}`)],
  ['a pls for Winamp', 'application/x-winamp-playlist', (sound: string) => pls(`File1=${sound}`)],
  ['a pls that says that it is sound', 'audio/mpeg', (sound: string) => pls(`File1="${sound}"`)],
  ['a pls whose first stream is gone', 'audio/x-pls', (sound: string) => pls(dead, `File2=${sound}`)],
  [
    'a pls whose first playlist is gone',
    'audio/x-scpls',
    (sound: string) => pls('File1=/media/radio/gone.m3u8', `File2=${sound}`),
  ],
  [
    'an m3u whose first stream is gone',
    'audio/x-mpegurl',
    (sound: string) => `#EXTM3U\n/media/radio/gone.mp3\n${sound}`,
  ],
  [
    'an asx',
    'video/x-ms-asf',
    (sound: string) => `<asx version="3.0"><entry><ref href="${sound}"/></entry></asx>`,
  ],
  [
    'an xspf',
    'application/xspf+xml',
    (sound: string) =>
      `<playlist version="1"><trackList><track><location>${sound}</location></track></trackList></playlist>`,
  ],
] as const)('REAL-14 a station plays whose address is that of %s', async (_, contentType, body) => {
  const { page } = await inRadio(estonia)
  await page.route(/\/media\/radio\/[\w-]+\.pls$/, (route) => {
    const sound = route
      .request()
      .url()
      .replace(/\.pls$/, '.mp3')
    return route.fulfill({ contentType, body: body(sound) })
  })
  await page.getByRole('button', { name: 'Play Raadio Mets', exact: true }).click()
  await bar(page).getByText('Playing now').waitFor()
  await expect.poll(() => heard(page)).toBeGreaterThan(0)
})

it('REAL-14 a station whose streams are all gone is told as failed', async () => {
  const { page } = await inRadio(estonia)
  await page.route(/\.pls$/, (route) =>
    route.fulfill({ contentType: 'audio/x-scpls', body: pls(dead, 'File2=/media/radio/gone.m3u8') }),
  )
  await page.getByRole('button', { name: 'Play Raadio Mets', exact: true }).click()
  await bar(page).getByRole('alert').filter({ hasText: 'Playback failed' }).waitFor()
})
