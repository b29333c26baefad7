import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, startHotel } from './harness/index.ts'
import { dispatch } from './harness/storeOf.ts'
import { arrive, start } from './journeys.ts'
import { pressCode } from './remote.ts'

const film = {
  type: 'player/videoOpened',
  payload: { id: '1', src: '/ONEapp/nothing.mp4', title: 'The Long Shore' },
}

async function at(width: number, height: number, rest = '', options: Parameters<typeof guest>[0] = {}) {
  const { origin } = await startHotel()
  const one = await guest({
    width,
    height,
    withStore: true,
    allow: [/Failed to load resource/],
    ...options,
  })
  await arrive(one.page, origin, { rest })
  return one.page
}

it('DLG-09, CONST-18 a dialog is at most 400 px wide, and no wider than its window', async () => {
  const page = await at(1920, 1080)
  await dispatch(page, {
    type: 'dialogs/dialogRaised',
    payload: { id: 'a', title: 'guest.logout', text: 'config.failed', choices: [{ label: 'app.cancel' }] },
  })
  const dialog = page.getByRole('dialog', { name: 'Log out' })
  const width = async () => (await dialog.boundingBox())?.width
  expect(await width()).toBe(400)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(width).toBe(390)
  await expectNoAxeViolations(page)
})

it('CAM-10, CONST-18 one with a picture is at most 500 px wide', async () => {
  const page = await at(1280, 800)
  await dispatch(page, {
    type: 'dialogs/dialogRaised',
    payload: { id: 'a', title: 'guest.logout', picture: '', seconds: 20, choices: [{ label: 'app.cancel' }] },
  })
  expect((await page.getByRole('dialog', { name: 'Log out' }).boundingBox())?.width).toBe(500)
  await expectNoAxeViolations(page)
})

async function filmBox(page: Page) {
  const box = await page.locator('video').boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

it('CONST-22, SCONST-07, PLAY-01, DLG-01 the player has its width in every window, and its shape in one that is too low for it', async () => {
  const phone = await at(390, 844)
  await dispatch(phone, film)
  expect(await filmBox(phone)).toEqual({ width: 390, height: 219 })
  // A computer: a screen of this size without a pointer counts as a television, which a film fills.
  const page = await at(1280, 800)
  await dispatch(page, film)
  for (const [width, height] of [
    [1920, 1080],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => filmBox(page)).toEqual({ width: 1280, height: 720 })
  }
  await page.setViewportSize({ width: 1280, height: 500 })
  await expect.poll(async () => (await filmBox(page)).height).toBeLessThanOrEqual(500)
  const { width, height } = await filmBox(page)
  expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02)
})

it('DLG-02, ERR-06 says in the player why it does not play, and leaves it with Back', async () => {
  const page = await at(1280, 720)
  await dispatch(page, film)
  await page.getByText('The video cannot be loaded, or this device does not support its format.').waitFor()
  await expectNoAxeViolations(page)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('DLG-10, PROD-01 the remote control reaches what is in a dialog, and Back leaves it', async () => {
  const page = await at(1920, 1080, '&mode=tv')
  await dispatch(page, {
    type: 'dialogs/dialogRaised',
    payload: {
      id: 'a',
      title: 'guest.logout',
      choices: [{ label: 'guest.signIn' }, { label: 'app.cancel' }],
    },
  })
  // The 400 px grow with the root font size of a television, as all of its sizes do.
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(600)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  // A dialog begins with the focus on its first control.
  await expect.poll(focused).toBe('Sign in')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Cancel')
  await pressCode(page, 461)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

it('TOUR-02, PROD-01 the remote control leads through a tour; it reads well in every language', async () => {
  const page = await at(1920, 1080, '&mode=tv')
  await page.goto(`${new URL(page.url()).origin}/ONEapp/?lang=ar`)
  await page.locator('[data-tour="home-services"]').waitFor()
  await page.locator('header button[aria-haspopup="dialog"]').nth(1).click()
  const card = page.getByRole('dialog')
  await card.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action')))
    .toBe('primary')
  await expectNoAxeViolations(page, { without: ['main', 'header', 'nav'] })
  const first = await card.getByRole('heading').textContent()
  await page.keyboard.press('Enter')
  await expect.poll(async () => card.getByRole('heading').textContent()).not.toBe(first)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'hidden' })
})

it.each([
  [390, 844, ''],
  [1920, 1080, '&mode=tv'],
])(
  'CAM-06, TOUR-02 nothing of a tour covers who rings, in a window of %ix%i',
  async (width, height, rest) => {
    const { origin, desk } = await startHotel()
    const { page } = await guest({ width, height })
    await arrive(page, origin, { rest })
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('dialog', { name: 'Your stay' }).waitFor()
    await desk.ring('101')
    const ring = page.getByRole('dialog', { name: 'Someone rang your door' })
    await ring.waitFor()
    const covered = () =>
      ring.evaluate((dialog) => {
        const { left, top, width: wide, height: tall } = dialog.getBoundingClientRect()
        const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
        return shares.flatMap((x) =>
          shares.filter((y) => !dialog.contains(document.elementFromPoint(left + x * wide, top + y * tall))),
        ).length
      })
    await expect.poll(covered).toBe(0)
  },
)

it('SHELL-21, SHELL-22, SHELL-23 the star can be dragged, and leaves for the promo site when pressed', async () => {
  const page = await at(1280, 720, '&enableDDS=true', { reducedMotion: 'no-preference' })
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Promotion</title>' }),
  )
  const star = page.getByRole('link', { name: 'Our special offer' })
  const box = async () => (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(await box()).toMatchObject({ x: 25, y: 25 })
  await page.mouse.move(60, 60)
  await page.mouse.down()
  await page.mouse.move(300, 200, { steps: 4 })
  await page.mouse.up()
  await expect.poll(box).toMatchObject({ x: 265, y: 165 })
  expect(new URL(page.url()).pathname).toMatch(/^\/ONEapp\//)
  await star.click()
  await page.waitForURL('https://example.com/aurora')
})

it('SHELL-21, CONST-17 the star moves by itself, inside the window', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 720, reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(start(origin, '1', '&enableDDS=true'))
  const star = page.getByRole('link', { name: 'Our special offer' })
  await star.waitFor()
  const transform = () => star.evaluate((element) => (element as HTMLElement).style.transform)
  expect(await transform()).toBe('translate(25px, 25px)')
  await page.clock.fastForward(7000)
  await expect.poll(transform).not.toBe('translate(25px, 25px)')
  const [x = -1, y = -1] = (await transform()).match(/[\d.]+/g)?.map(Number) ?? []
  const size = await star.evaluate((element) => (element as HTMLElement).offsetWidth)
  for (const least of [x, y]) expect(least).toBeGreaterThanOrEqual(0)
  expect(x + size).toBeLessThanOrEqual(1280)
  expect(y + size).toBeLessThanOrEqual(720)
})
