// What a television shows in place of content that is empty, has failed, loads or is out of reach.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName, unseenFocus } from './focusSeen.ts'
import type { Fault } from './harness/desk.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { goTo } from './harness/visit.ts'
import { arrive, start } from './journeys.ts'

interface Situation {
  room?: string
  name?: string
  language?: string
  height?: number
  faults?: readonly Fault[]
}

async function television({
  room = '101',
  name = 'Berger',
  language = 'en',
  height = 1080,
  faults = [],
}: Situation = {}) {
  const { origin, desk } = await startHotel()
  for (const fault of faults) await desk.fault(fault)
  const allow = [/Failed to load resource/, /WebSocket/]
  const { page } = await guest({ width: (height * 16) / 9, height, allow })
  await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=${room}&name=${name}`))
  await page.getByRole('banner').getByRole('link').first().waitFor()
  await settle(page)
  return { page, desk }
}

const refused = (module: string, name: string): Fault => ({ module, function: name, status: 'ERROR' })
const silent = (module: string, name: string): Fault => ({ module, function: name, silent: true })
const failing: readonly Fault[] = [
  refused('SQMOD_RemoteControl', 'getWakeUp'),
  refused('SQMOD_RemoteControl', 'getSleepTimer'),
  refused('SQMOD_RemotePlayer', 'getStreamingDevices'),
  refused('SQMOD_VideoOnDemand', 'getMovies'),
  refused('SQMOD_Weather', 'fetchWeather'),
  refused('SQMOD_FlightInfo', 'getAirports'),
  { path: '/api/tac/*', http: 500 },
  { path: '/api/v1/property/1/oneapp/destination', http: 500 },
]

/** How far the start of each element is from that of the screen's title, in pixels, in the direction of the text. */
const fromTitle = (page: Page, elements: string) =>
  page.evaluate((selector) => {
    const isRtl = document.dir === 'rtl'
    const startOf = (one: Element) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      const { left, right } = (one.matches('p, h1') ? words : one).getBoundingClientRect()
      return isRtl ? -right : left
    }
    const title = document.querySelector('main h1')
    return [...document.querySelectorAll(selector)].map((one) =>
      Math.round(startOf(one) - (title ? startOf(title) : 0)),
    )
  }, elements)

it.each([
  ['en', 1080],
  ['ar', 720],
])(
  'TVX-60 in %s at %i lines what has failed or is missing beside a large picture goes on below its title, without a drawing of its own',
  async (language, height) => {
    const expectBeside = async (page: Page) => {
      await expect.poll(() => fromTitle(page, 'main [data-instead] > :is(p, a, button)')).toEqual([0, 0])
      const drawing = page.locator('main [data-instead] > span:first-child')
      expect(await drawing.evaluate((one) => one.getBoundingClientRect().width)).toBe(0)
      await expect.poll(() => unseenFocus(page)).toBeNull()
    }
    const { page } = await television({ language, height, faults: failing })
    for (const path of ['/wakeUp', '/sleeptimer', '/streamingDevices/chromecast', '/courses']) {
      await visit(page, path)
      await page.locator('main [data-instead] button').waitFor()
      await expectBeside(page)
    }
    const { page: without } = await television({ language, height, room: '106', name: 'Schmidt' })
    for (const path of ['/wakeUp', '/sleeptimer', '/streamingDevices/nothing']) {
      await visit(without, path)
      await without.locator('main [data-instead] a').waitFor()
      await expectBeside(without)
    }
  },
)

it('TVX-61 the focus of a screen that has failed begins at "Try again", and not at choices above it', async () => {
  const { page } = await television({ faults: failing })
  await page.keyboard.press('ArrowRight')
  for (const path of ['/courses', '/vod/browse', '/weather/0', '/destination', '/flightinfo']) {
    await visit(page, path)
    await expect.poll(() => focusedName(page), { message: path }).toBe('Try again')
    await expect.poll(() => unseenFocus(page), { message: path }).toBeNull()
  }
})

it.each([
  ['/vod/packagedetail/7', silent('SQMOD_VideoOnDemand', 'getPackages')],
  ['/flightinfo', silent('SQMOD_FlightInfo', 'getAirports')],
])(
  'TVX-61 at %s, where the hotel does not answer, "Try again" has the focus, in sight below what still loads',
  async (path, fault) => {
    const { origin, desk } = await startHotel()
    await desk.fault(fault)
    const { page } = await guest({ width: 1920, height: 1080 })
    await page.clock.install()
    await arrive(page, origin, { rest: '&mode=tv&lang=en' })
    await settle(page)
    await goTo(page, path)
    await page.locator(`[data-path="${path}"] [data-skeleton]`).first().waitFor()
    await page.clock.runFor(10_100)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 400))
    // Less than it takes until a screen that changes no more counts as complete.
    await expect.poll(() => focusedName(page)).toBe('Try again')
    const box = await again.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(1026)
  },
)

const programmes = { module: 'SQMOD_LiveTV', function: 'loadEPGContentOfItemId' }
const cell = (page: Page) => page.locator('[role="gridcell"]:focus')

it('TVX-70 a guide whose programmes have all failed says so, and "Try again" leads into the grid', async () => {
  const { page, desk } = await television({ faults: [refused(programmes.module, programmes.function)] })
  await goTo(page, '/epg')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expect.poll(() => focusedName(page)).toBe('Try again')
  await expect.poll(() => unseenFocus(page)).toBeNull()
  await page.getByRole('heading', { level: 1, name: 'TV guide' }).waitFor()
  expect(await page.getByRole('grid').count()).toBe(0)
  await desk.clearFaults()
  await page.keyboard.press('Enter')
  await cell(page).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => cell(page).getAttribute('aria-label')).toMatch(/\s[AP]M$/)
})

it('TVX-70 a guide that is opened while the hotel is away says so, and is there when the hotel is back', async () => {
  const { page, desk } = await television({ height: 720 })
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  await goTo(page, '/epg')
  await page.getByText(/^This needs a connection to the hotel/).waitFor()
  expect(await page.getByRole('grid').count()).toBe(0)
  await desk.clearFaults()
  await cell(page).waitFor()
  await page
    .getByRole('gridcell', { name: /\s[AP]M$/ })
    .first()
    .waitFor()
})

it('TVX-70 a guide that gets no answer says so after 10 seconds', async () => {
  const { origin, desk } = await startHotel()
  await desk.fault(silent(programmes.module, programmes.function))
  const { page } = await guest({ width: 1280, height: 720 })
  await page.clock.install()
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await goTo(page, '/epg')
  await cell(page).waitFor()
  await expect.poll(async () => (await desk.calls(programmes)).length).toBeGreaterThan(1)
  await page.clock.runFor(10_100)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Try again')
})

it('TVX-62 while the hotel is away nothing stands as if it loaded', async () => {
  const { page, desk } = await television()
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  for (const path of ['/flightinfo', '/epg/501']) {
    await goTo(page, path)
    await page
      .locator(`[data-path="${path}"]`)
      .getByText(/^This needs a connection to the hotel/)
      .waitFor()
    expect(await page.locator('main [data-skeleton]').count(), path).toBe(0)
  }
  await visit(page, '/search?q=spa')
  await page.getByRole('heading', { name: 'Best matches' }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ results$/ })
    .waitFor()
  await visit(page, '/room-camera')
  const renew = page.getByRole('main').getByRole('button', { name: /^New picture/ })
  await renew.waitFor()
  await expect.poll(() => renew.textContent()).not.toMatch(/Loading/)
})

it('TVX-62 what stands for content that loads is whole, with its ring, and no sign promises text below it', async () => {
  const { page } = await television({
    faults: [
      silent('SQMOD_RoomInformation', 'getRoomsByRoomnumber'),
      silent('SQMOD_Camera', 'loadCameras'),
      silent('SQMOD_BillPreview', 'requestBillData'),
    ],
  })
  await page.keyboard.press('ArrowRight')
  const place = page.locator('main [data-skeleton]:focus')

  await goTo(page, '/sleeptimer')
  await place.waitFor()
  // A ring is cut by what does not let anything overflow.
  const isCut = await place.evaluate((one) => {
    const { left } = one.getBoundingClientRect()
    const cuts = (at: Element | null): boolean =>
      at !== null &&
      at !== document.body &&
      ((getComputedStyle(at).overflowX !== 'visible' && at.getBoundingClientRect().left > left - 6) ||
        cuts(at.parentElement))
    return cuts(one.parentElement)
  })
  expect(isCut).toBe(false)

  await goTo(page, '/room-camera')
  await page.getByRole('heading', { level: 1, name: 'Door camera' }).waitFor()
  await place.waitFor()
  const picture = await place.boundingBox()
  expect(picture?.y).toBeGreaterThan(0)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(1026)

  const signOf = (heading: string) =>
    page
      .getByRole('heading', { level: 1, name: heading })
      .and(page.locator(':focus'))
      .evaluate((one) => getComputedStyle(one, '::after').content)
  await goTo(page, '/terms')
  await expect.poll(() => signOf('Terms of use of the Hotel Aurora guest app')).toBe('""')
  await goTo(page, '/billpreview')
  await expect.poll(() => signOf('Your bill')).toBe('none')
  await page.locator('main [data-skeleton]').first().waitFor()
})
