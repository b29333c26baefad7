// Where the focus of a remote control moves when the element that had it, or that was awaited, is gone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { unseenFocus } from './focusSeen.ts'
import type { Fault } from './harness/desk.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'

const focusOn = (
  page: Page,
  role: 'button' | 'link' | 'radio' | 'heading' | 'textbox',
  name: string | RegExp,
) => page.getByRole(role, { name }).and(page.locator(':focus')).waitFor()

async function atHome(faults: readonly Fault[] = []) {
  const { origin, desk } = await startHotel()
  for (const fault of faults) await desk.fault(fault)
  const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/, /WebSocket/] })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  return { page, desk, origin }
}

it('PROD-01 "Try again" leaves the focus to what comes in its place, also when it fails once more', async () => {
  // Home asks for the channels and the films, too.
  const { page, desk } = await atHome([
    { module: 'SQMOD_LiveTV', function: 'getTVChannels', status: 'ERROR' },
    { module: 'SQMOD_VideoOnDemand', function: 'getMovies', status: 'ERROR' },
  ])
  const failing = [
    ['/tvall', 'SQMOD_LiveTV', 'getTVChannels', 'radio', 'TV living room'],
    ['/billpreview', 'SQMOD_BillPreview', 'requestBillData', 'heading', 'Your bill'],
    ['/sleeptimer', 'SQMOD_RemoteControl', 'getSleepTimer', 'radio', 'Off'],
    ['/vod/browse', 'SQMOD_VideoOnDemand', 'getMovies', 'link', /^First Dance/],
  ] as const
  for (const [path, module, name, role, begins] of failing) {
    await desk.fault({ module, function: name, status: 'ERROR' })
    await visit(page, path)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.focus()
    await page.keyboard.press('Enter')
    await focusOn(page, 'button', 'Try again')
    await desk.clearFaults()
    // While the response is delayed, the screen already shows the controls above the content.
    await desk.fault({ module, function: name, delay: 600_000 })
    await page.keyboard.press('Enter')
    await again.waitFor({ state: 'detached' })
    await desk.clearFaults()
    await focusOn(page, role, begins)
  }
})

it('PROD-01 what appears at the lower edge leaves the focused control in sight', async () => {
  const { page } = await atHome()
  const focused = page.locator(':focus')
  const isAbove = async (bar: string) => {
    const [control, cover] = [await focused.boundingBox(), await page.locator(bar).boundingBox()]
    return control !== null && cover !== null && control.y + control.height < cover.y
  }
  await visit(page, '/shop/flow/1?groups=14')
  await page.getByRole('link', { name: /^Pizza Diavola/ }).focus()
  await page.keyboard.press('ArrowDown')
  await focusOn(page, 'link', /^Tagliatelle/)
  await page.keyboard.press('ArrowRight')
  await focusOn(page, 'button', 'One more Tagliatelle with prawns')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await expect.poll(() => isAbove('.MuiSnackbar-root')).toBe(true)
  await page.locator('.MuiSnackbar-root').waitFor({ state: 'detached' })

  await visit(page, '/webradio?country=54')
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .focus()
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowDown')
  // The station is at the lower edge of the safe area, where the player appears.
  const station = await focused.boundingBox()
  expect((station?.y ?? 0) + (station?.height ?? 0)).toBeGreaterThan(900)
  await page.keyboard.press('Enter')
  await page.getByText('Playing now').waitFor()
  await expect.poll(() => isAbove('[aria-label="Radio"][data-print]')).toBe(true)

  // Above the player, the next row of dishes is still one press away.
  await visit(page, '/shop/flow/1')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /^Viennese breakfast/ }).focus()
  await page.keyboard.press('ArrowDown')
  await focusOn(page, 'link', /^Clear beef broth/)
})

it('TVX-10, CART-01 on the way down through the dishes OK opens a dish, and puts nothing into the cart', async () => {
  const { page } = await atHome()
  await visit(page, '/shop/flow/1')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /^Clear beef broth/ }).focus()
  const focused = page.locator('main li a:focus')
  for (let row = 0; row < 4; row += 1) {
    const before = await focused.boundingBox()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await focused.boundingBox())?.y).not.toBe(before?.y)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Add to cart/ }).waitFor()
  expect(await page.getByRole('link', { name: /^View cart/ }).count()).toBe(0)
})

it('PROD-01 Back on the first screen does not leave the app', async () => {
  const { page } = await atHome()
  await focusOn(page, 'link', /^Room service/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await focusOn(page, 'link', /^Room control/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Room control' }).waitFor()
  await page.keyboard.press('Escape')
  await focusOn(page, 'link', /^Room control/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await focusOn(page, 'link', /^Room service/)
})

it('PROD-01 Back on the first screen returns to the page that has led to the app', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(`${origin}/desk`)
  const address = start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger')
  await page.evaluate((to) => location.assign(to), address)
  await focusOn(page, 'link', /^Room service/)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${origin}/desk`)
})

it('PROD-01 a screen that begins with a row of choices begins at the chosen one', async () => {
  const { page } = await atHome()
  await visit(page, '/weather/2')
  await focusOn(page, 'link', 'Budapest')
  await visit(page, '/vod/packages')
  await focusOn(page, 'link', 'Packages')
})

it('PROD-01, SES-25 among several residents the focus begins at the first, and Back leads to the form', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en&autologin=1&room=102&name=Rossi'))
  await focusOn(page, 'button', 'Marco')
  await page.keyboard.press('Escape')
  await focusOn(page, 'textbox', 'Room')
  await page.getByLabel('Last name').fill('Rossi')
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).focus()
  await page.keyboard.press('Enter')
  await focusOn(page, 'button', 'Marco')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Giulia/ }).waitFor()
})

it('CAM-08, CAM-09 a ring closes by itself on a television that nobody watches, and stays while its keys are used', async () => {
  const { page, desk } = await atHome()
  const ring = page.getByRole('dialog', { name: 'Someone rang your door' })
  await desk.ring('101', 2)
  await focusOn(page, 'button', 'Show camera')
  await ring.waitFor({ state: 'detached' })

  await desk.ring('101', 3)
  await focusOn(page, 'button', 'Show camera')
  await page.keyboard.press('ArrowRight')
  await ring.getByRole('timer', { name: 'Stays open' }).waitFor()
})

it('PROD-01, ERR-05, PLAY-04 the focus is on "Try again" where a film fails, and on the film when it plays', async () => {
  const { page, desk } = await atHome()
  await visit(page, '/vod/movies/161')
  await desk.fault({ path: '/media/films/161/free/film.m3u8', http: 404, times: 2 })
  await focusOn(page, 'button', 'Play')
  await page.keyboard.press('Enter')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('Enter')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('ArrowRight')
  await focusOn(page, 'button', 'Close')
  await page.keyboard.press('ArrowLeft')
  await focusOn(page, 'button', 'Try again')
  await page.keyboard.press('Enter')
  await page.locator('[role="dialog"] video:focus').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

it('PROD-01, RT-25 a screen that opens while the channel is lost has a heading for the focus', async () => {
  const { page, desk } = await atHome()
  await desk.fault({ refuse: 600 })
  await desk.fault({ drop: true })
  await page.getByText(/connection to the hotel is lost/).waitFor()
  for (const [path, heading] of [
    ['/shop/flow/1', 'Room service'],
    ['/shop/flow/1/product/1019', 'Room service'],
    ['/vod/movies/41', 'Films'],
    ['/vod/packagedetail/7', 'Packages'],
  ] as const) {
    await visit(page, path)
    await focusOn(page, 'heading', heading)
  }
})

it('TVX-02 a key that moves nothing, while nothing can have the focus, does not end the search for its place', async () => {
  const { page } = await atHome()
  await page.locator('main a:focus').waitFor()
  await settle(page)
  const root = page.locator('#root')
  await root.evaluate((one) => one.style.setProperty('visibility', 'hidden'))
  await page.waitForFunction(() => document.activeElement === document.body)
  await root.evaluate(async (one) => {
    document.body.append('')
    // By now it is looked for, and not found.
    await new Promise((resolve) => setTimeout(resolve, 250))
    one.style.removeProperty('visibility')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }))
  })
  await expect.poll(() => unseenFocus(page)).toBeNull()
})
