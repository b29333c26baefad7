// Counts the keys of a remote control that the most frequent tasks take, from home on a television.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, hold, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { pressCode } from './remote.ts'

const greenKeyCode = 404
const blueKeyCode = 406

/** A remote control that counts its keys. */
function remoteOf(page: Page) {
  let count = 0
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : []
      // Before any control has the focus, the body has it, whose text is that of the whole page.
      if (activeElement === document.body) return ''
      return labels.map((label) => label.textContent).join() || activeElement?.textContent || ''
    })
  return {
    focused,
    pressed: () => count,
    /** Presses the keys, and waits until the text of the focused element matches. */
    press: async (keys: string[], next?: RegExp) => {
      for (const key of keys) {
        count += 1
        if (key === 'green') await pressCode(page, greenKeyCode)
        else await page.keyboard.press(key)
      }
      if (next) await expect.poll(focused).toMatch(next)
    },
  }
}

async function home() {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  const remote = remoteOf(page)
  await expect.poll(remote.focused).toMatch(/^Room service/)
  return { page, desk, remote, app: `${origin}/ONEapp` }
}

it('PROD-01, TVX-03 from home the lights, the Wi-Fi page and the wake-up are a few keys away, and Back returns to each', async () => {
  const { page, remote } = await home()
  const light = page.getByRole('main').getByRole('switch', { name: 'All lights' })
  // Comes when the hotel has told of its devices.
  await light.waitFor()
  const toTheRight = new Array<string>(4).fill('ArrowRight')
  await remote.press([...toTheRight, 'Enter'])
  await expect.poll(() => light.getAttribute('aria-checked')).toBe('false')
  expect(remote.pressed()).toBeLessThanOrEqual(5)

  const beforeWifi = remote.pressed()
  await remote.press(['ArrowLeft', 'Enter'])
  const title = page.getByRole('heading', { level: 1 })
  await title.filter({ hasText: /Wi-?Fi/ }).waitFor()
  // A guest who starts at the first tile, where home begins, needs two more keys.
  expect(remote.pressed() - beforeWifi + 2).toBeLessThanOrEqual(6)
  await remote.press(['Escape'])
  // The title of the page that is left may still have the focus, and its text matches that of the tile.
  await title.filter({ hasText: /Wi-?Fi/ }).waitFor({ state: 'detached' })
  await remote.press([], /^Wi-Fi/)

  const beforeWakeUp = remote.pressed()
  await remote.press(['ArrowLeft', 'Enter'], /Wake me at 7:00/)
  await remote.press(['Enter'])
  await page.getByRole('switch', { name: /7:00/ }).waitFor()
  // From the first tile, the wake-up is two keys to the right and not one to the left.
  expect(remote.pressed() - beforeWakeUp + 1).toBeLessThanOrEqual(4)
  await remote.press(['Escape'])
  await title.filter({ hasText: /Wake-up/ }).waitFor({ state: 'detached' })
  await remote.press([], /^Wake-up/)
})

it('PROD-01 the arrows lead out of the guide to the rail, and back to the programme', async () => {
  const { page, remote } = await home()
  await visit(page, '/epg')
  const inGrid = () => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)
  // The grid may re-render its rows while its programmes load.
  const isEntered = () => page.locator('[role="gridcell"][tabindex="0"]').focus().then(inGrid)
  await expect.poll(isEntered).toBe(true)
  // A cell of a programme that loads has no text yet.
  await expect.poll(remote.focused).toMatch(/\S/)
  const programme = await remote.focused()
  // A press may only scroll, or move to what was on before.
  let steps = 0
  for (; steps < 3 && (await inGrid()); steps += 1) {
    await remote.press(['ArrowLeft'])
    await settle(page)
  }
  expect(await remote.focused()).toMatch(/^(Home|Films|TV guide|Door|Key|Remote|Room control|Messages)/)
  for (let back = 0; back < steps; back += 1) {
    await remote.press(['ArrowRight'])
    await settle(page)
    expect(await inGrid()).toBe(true)
  }
  expect((await remote.focused()).slice(0, 8)).toBe(programme.slice(0, 8))
})

it('PROD-01, DEV-10, TVX-20 from home a burger is ordered with 12 arrows and OKs, and another with the green key for what a screen is for', async () => {
  const { page, remote, desk } = await home()
  await remote.press(['Enter'], /^All$/)
  await remote.press(['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
  await page.getByRole('heading', { name: 'Breakfast', exact: true }).waitFor({ state: 'hidden' })
  for (let steps = 0; steps < 4 && !/^Burger/.test(await remote.focused()); steps += 1)
    await remote.press(['ArrowRight'])
  await remote.press(['Enter'], /Rare/)
  // Once the required option is chosen, OK moves the focus to the action; the extras are above it.
  await remote.press(['ArrowRight', 'Enter'], /^Add to cart/)
  await remote.press(['Enter'], /^Go to cart/)
  await remote.press(['Enter'], /^Send order/)
  await remote.press(['Enter'])
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toHaveLength(1)
  expect(remote.pressed()).toBeLessThanOrEqual(12)

  await visit(page, '/shop/flow/1/product/1019')
  await expect.poll(remote.focused).toMatch(/Rare/)
  // Pressed too early, the green key moves the focus to the option that is missing.
  await remote.press(['green'], /Rare/)
  await remote.press(['Enter'], /^Add to cart/)
  await remote.press(['green'], /^Go to cart/)
  await remote.press(['green'], /^Send order/)
  await remote.press(['green'])
  await page.getByText('Thank you, your order has been sent.').waitFor()
  expect(await desk.orders()).toHaveLength(2)
})

/** From now on a frame takes so long that keys come before it. */
const drawLate = (page: Page) =>
  page.evaluate(() => {
    const { requestAnimationFrame: draw } = window
    window.requestAnimationFrame = (frame) => setTimeout(() => draw(frame), 400) as never
  })

it('PROD-01 the cart begins at what it is for also where a television draws late', async () => {
  const { page, remote } = await home()
  await visit(page, '/shop/flow/1/product/1019')
  await expect.poll(remote.focused).toMatch(/Rare/)
  await remote.press(['ArrowRight', 'Enter'], /^Add to cart/)
  await remote.press(['Enter'], /^Go to cart/)
  await drawLate(page)
  await remote.press(['Enter'])
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  await expect.poll(remote.focused).toMatch(/^Send order/)
})

it('PROD-01 the sign-in begins at its first field, whenever what stands above it comes', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  const deliver = await hold(page, /\/assets\/LanguageMenu.*\.js$/)
  await page.goto(start(origin, '1', '&mode=tv&lang=en'), { waitUntil: 'commit' })
  const room = page.getByLabel('Room')
  const hasFocus = () => room.evaluate((field) => field === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  deliver()
  await page.getByRole('button', { name: 'Language: English' }).waitFor()
  await drawn(page)
  expect(await hasFocus()).toBe(true)
})

it('PROD-01 the menu begins at its first entry, also if the guest presses on while it opens', async () => {
  const { page, remote } = await home()
  await pressCode(page, blueKeyCode)
  await expect.poll(remote.focused).toMatch(/^Welcome$/)
  await remote.press(['Escape'], /^Room service/)
  await drawLate(page)
  await page.evaluate((keyCode) => {
    const press = () => {
      const key = { key: 'Unidentified', keyCode, bubbles: true, cancelable: true }
      for (const type of ['keydown', 'keyup'])
        document.activeElement?.dispatchEvent(new KeyboardEvent(type, key))
    }
    // The menu has the focus, and nothing in it yet.
    document.addEventListener('focusin', () => setTimeout(press), { once: true })
    press()
  }, blueKeyCode)
  await expect.poll(remote.focused).toMatch(/^Welcome$/)
})

it('PROD-01 a screen begins at what it is for, and not at what stands above that', async () => {
  const { page, remote } = await home()
  const starts = [
    ['/language', /^English/],
    ['/tv-message', /^Unread: Your laundry/],
    ['/webradio', /^Austria/],
    ['/courses', /^Today/],
    ['/destination', /^Hotels/],
  ] as const
  for (const [path, start] of starts) {
    await visit(page, path)
    await expect.poll(remote.focused).toMatch(start)
  }
})

it('PROD-01 what has the ring keeps it when something comes above it', async () => {
  const { page } = await home()
  await visit(page, '/webradio')
  const controls = page.getByRole('main').locator('a, button, input')
  const nthFocused = () => controls.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
  await expect.poll(nthFocused).toBeGreaterThanOrEqual(0)
  const ringed = await nthFocused()
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'New'
    document.querySelector('[data-screen-title]')?.after(button)
  })
  await drawn(page)
  expect(await nthFocused()).toBe(ringed + 1)
})

it('ERR-20 home goes on without the first row where its code does not come', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/Failed to load resource/] })
  await page.route(/\/assets\/QuickTiles-.*\.js/, (route) => route.abort())
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await page
    .getByRole('alert')
    .filter({ hasText: /difficulties opening this module/ })
    .waitFor()
  expect(await page.locator('[data-tour="home-likely"] [data-skeleton]').count()).toBe(0)
})

/** Waits for two frames, in which effects of a change to the page are rendered. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Presses the keys up to the number that a task may take, and stops as soon as it is done. */
async function countTo(remote: ReturnType<typeof remoteOf>, keys: string[]) {
  const before = remote.pressed()
  for (const key of keys) await remote.press([key])
  return remote.pressed() - before
}

it('TVX-04 from home this evening’s programmes are 6 keys away', async () => {
  const { origin, desk } = await startHotel()
  await desk.clock('2026-11-26T15:10:00Z')
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  const remote = remoteOf(page)
  await expect.poll(remote.focused).toMatch(/^Room service/)
  await page.getByRole('banner').getByRole('link', { name: 'TV guide' }).waitFor()
  await remote.press(['ArrowLeft', 'ArrowDown', 'ArrowDown'], /^TV guide/)
  await remote.press(['Enter'])
  await page.locator('[role="gridcell"]:focus').waitFor()
  await remote.press(['green'], /^Tonight/)
  await page.getByRole('columnheader', { name: /^8:30\sPM$/ }).waitFor()
  expect(remote.pressed()).toBeLessThanOrEqual(6)
})

it('ROOM-15 from home one lamp is 5 keys away', async () => {
  const { remote, desk } = await home()
  const lamps = async () => {
    const { controls } = await desk.room<{ controls: Record<string, unknown> }>('101')
    return JSON.stringify(controls.livingroom)
  }
  const before = await lamps()
  await remote.press(['ArrowRight'], /^Room control/)
  await remote.press(['Enter'], /^Living room/)
  await remote.press(['ArrowDown', 'Enter'])
  await expect.poll(lamps).not.toBe(before)
  expect(remote.pressed()).toBeLessThanOrEqual(5)
})

it('BILL-03 from home the bill and its total are 4 keys away', async () => {
  const { page, remote } = await home()
  const keys = await countTo(remote, ['ArrowLeft', 'ArrowUp', 'Enter'])
  await expect.poll(remote.focused).toMatch(/^Your bill/)
  await remote.press(['Enter'])
  await page.getByRole('heading', { level: 1, name: 'Your bill' }).waitFor()
  const total = await page.getByText('Total', { exact: true }).boundingBox()
  expect((total?.y ?? 1080) + (total?.height ?? 0)).toBeLessThan(1026)
  expect(keys + 1).toBeLessThanOrEqual(4)
})

it('SHELL-13, TVX-01 from home the check-out is 8 keys away, on the guest’s own phone', async () => {
  const { page, remote } = await home()
  await remote.press(['ArrowLeft', 'ArrowUp', 'Enter'], /^Your bill/)
  await remote.press(['ArrowDown'], /^Check out/)
  await remote.press(['Enter'], /^See your bill/)
  await remote.press(['ArrowDown', 'ArrowDown'], /^Check out/)
  await remote.press(['Enter'])
  await page.getByRole('dialog', { name: 'Check out', exact: true }).waitFor()
  expect(remote.pressed()).toBeLessThanOrEqual(8)
})

it('VOD-20, PLAY-01 from home a film is bought and plays with 8 keys', async () => {
  const { page, remote } = await home()
  await page.getByRole('banner').getByRole('link', { name: 'Films' }).waitFor()
  await remote.press(['ArrowLeft', 'ArrowDown'], /^Films/)
  await remote.press(['Enter'])
  await page.locator('main a[href*="/vod/movies/"]:focus').waitFor()
  await remote.press(['Enter'], /^Buy/)
  await remote.press(['Enter'], /^Cancel/)
  await remote.press(['green'])
  await expect.poll(remote.focused).toMatch(/^Play/)
  await remote.press(['Enter'])
  await page.locator('[role="dialog"] video').waitFor()
  expect(remote.pressed()).toBeLessThanOrEqual(8)
})
