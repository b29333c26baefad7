// The screens of a television use its width, and show what matters without scrolling.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focusedName } from './focusSeen.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { misfits } from './misfits.ts'
import { tenFootFaults } from './tenFootFaults.ts'

/** Between the rail and the safe area, in CSS pixels at a width of 1920. */
const room = { left: 384, right: 1824, bottom: 1026 }

/** How much of that width texts, pictures and controls span, from the first to the last of them. */
const widthUsed = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const leaves = [...document.querySelectorAll('main *')].filter((one) => one.childElementCount === 0)
    const boxes = leaves
      .map((leaf) => leaf.getBoundingClientRect())
      .filter(({ width, height, top }) => width > 1 && height > 1 && top < window.innerHeight)
    const first = Math.min(...boxes.map((box) => box.left))
    const last = Math.max(...boxes.map((box) => box.right))
    return (Math.min(last, right) - Math.max(first, left)) / (right - left)
  }, room)

const lowerEdge = async (control: Locator) => {
  const box = await control.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

async function television() {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  return page
}

async function expectSeen(page: Page, ...what: Locator[]) {
  // A new screen begins where the last one was scrolled to, for a moment.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const one of what) expect(await lowerEdge(one)).toBeLessThanOrEqual(room.bottom)
  expect(await widthUsed(page)).toBeGreaterThan(0.8)
}

describe('TVX-05 without scrolling a television shows', () => {
  it('the cart with its sum beside the order', async () => {
    const page = await television()
    await visit(page, '/shop/flow/1/product/1019')
    await page.getByRole('radio', { name: /Medium/ }).check()
    await page.getByRole('button', { name: /^Add to cart/ }).click()
    const added = page.getByRole('dialog', { name: 'Added to your cart' })
    await added.getByRole('button', { name: 'Continue shopping' }).click()
    await added.waitFor({ state: 'detached' })
    // On the list of dishes, to which the dish leads back by itself.
    await page.getByRole('link', { name: /^View cart/ }).click()
    await page.getByText('Subtotal').waitFor()
    await expectSeen(
      page,
      page.getByText('Subtotal'),
      page.getByRole('button', { name: /^Send order/ }),
      page.getByRole('radio', { name: 'Credit card' }),
    )
  })

  it.each([
    ['the total beside the lines of a bill', '/billpreview', 'text', 'Total'],
    ['the whole form of a transfer and its button', '/pickup', 'button', /^Send the request/],
    ['the time of a wake-up and its button', '/wakeUp', 'button', /^Wake me at/],
    ['a channel beside its programmes', '/epg/501', 'button', /^Play/],
    ['what is found in two columns', '/search?q=spa', 'heading', 'Best matches'],
    ['the lights of a room beside its other devices', '/room-control', 'heading', 'Lights'],
    ['a film’s button above its packages', '/vod/movies/41', 'button', /^Buy/],
    ['the day’s temperature beside the days ahead', '/weather/0', 'heading', 'The days ahead'],
  ] as const)('%s', async (_, path, role, name) => {
    const page = await television()
    await visit(page, path)
    const main = page.getByRole('main')
    await expectSeen(
      page,
      (role === 'text' ? main.getByText(name, { exact: true }) : main.getByRole(role, { name })).first(),
    )
  })
})

it('TVX-37 dishes have their words in two lines in a row that is whole, and a wake-up is read from the bed', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 720, fonts: 'wide' })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/shop/flow/1')
  const dishes = await page.locator('main section li').evaluateAll((all) =>
    all.slice(0, 4).map((dish) => {
      const text = dish.querySelector('[data-part="text"]')
      const lineHeight = text ? Number.parseFloat(getComputedStyle(text).lineHeight) : Number.NaN
      return {
        lines: Math.round((text?.clientHeight ?? 0) / lineHeight),
        bottom: dish.getBoundingClientRect().bottom,
      }
    }),
  )
  expect(dishes.map(({ lines }) => lines)).toEqual([2, 2, 2, 2])
  expect(Math.max(...dishes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(720 * 0.975)

  await visit(page, '/wakeUp')
  const figure = page.getByRole('main').getByText('00', { exact: true }).first()
  expect(await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(72)
  const send = await page.getByRole('button', { name: /^Wake me at/ }).boundingBox()
  const less = await page
    .getByRole('button', { name: /earlier/ })
    .first()
    .boundingBox()
  expect((less?.y ?? 0) + (less?.height ?? 720)).toBeLessThan(send?.y ?? 0)

  // A branch would be unfolded where it leads to the screen.
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog').getByRole('navigation')
  await menu.getByRole('button', { name: 'Search' }).waitFor()
  const last = await menu.getByRole('listitem').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 720)).toBeLessThanOrEqual(720 * 0.95)
})

it('TVX-38 screens of few words have a large picture of what they are for, and begin in what is done there', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, fonts: 'wide' })
  // Of a suite, where the guest also says which television is meant.
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  const main = page.getByRole('main')
  for (const [path, picture, begins] of [
    ['/wakeUp', /pages\/wake-up/, /^Wake me/],
    ['/sleeptimer', /pages\/quiet/, /^Off/],
    ['/streamingDevices/chromecast', /pages\/casting/, /^Show on the television/],
    ['/demo/voip', /menu\/contact/, /^Reception/],
    ['/courses', /pages\/yoga/, /^Today/],
    ['/vod/movies/protectedConfirmation/194', /194/, /^Room/],
  ] as const) {
    await visit(page, path)
    await expect.poll(() => focusedName(page)).toMatch(begins)
    const shown = main.locator('[data-hero] img')
    expect(await shown.getAttribute('src')).toMatch(picture)
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    const box = await shown.boundingBox()
    const right = (box?.x ?? 0) + (box?.width ?? 0)
    expect(box?.width).toBeGreaterThan(500)
    expect((box?.y ?? 0) + (box?.height ?? 1080)).toBeLessThanOrEqual(1080 * 0.95)
    for (const beside of [main.getByRole('heading', { level: 1 }), page.locator(':focus')])
      expect((await beside.boundingBox())?.x).toBeGreaterThan(right)
    expect(await misfits(page)).toEqual([])
    expect(await tenFootFaults(page)).toEqual([])
  }

  await visit(page, '/demo/mobilekey')
  const key = await main.getByRole('button', { name: /^Open door/ }).boundingBox()
  const title = await main.getByRole('heading', { level: 1 }).boundingBox()
  expect(key?.width).toBeGreaterThan(400)
  expect(title?.x).toBeGreaterThan((key?.x ?? 0) + (key?.width ?? 0))
})

it('TVX-38 where the hotel has no picture the sign of the screen stands in its place', async () => {
  const { origin, desk } = await startHotel()
  await desk.fault({ path: '/ONEapp/skins/aurora/pages/quiet.webp', http: 404, times: 9 })
  const { page } = await guest({ width: 1920, height: 1080, allow: [/404/] })
  await arrive(page, origin, { rest: '&mode=tv&lang=en&tv=17' })
  await visit(page, '/sleeptimer')
  const sign = page.getByRole('main').locator('[data-hero] svg')
  await sign.waitFor()
  expect((await sign.boundingBox())?.width).toBeGreaterThan(150)
})

it.each(['en', 'es', 'fi', 'ar'])(
  'TVX-71 in %s the name of a colour key is whole within the rail and the safe area',
  async (language) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width: 1280, height: 720, allow: [/Failed to load resource/] })
    await page.goto(start(origin, '1', `&mode=tv&lang=${language}&autologin=1&room=101&name=Berger`))
    const keys = page.locator('header button[data-colour-key]')
    const namesOf = () =>
      keys.evaluateAll((all) =>
        all.map((one) => {
          const { content, boxSizing, left, width, paddingLeft, paddingRight } = getComputedStyle(
            one,
            '::after',
          )
          const px = Number.parseFloat
          const from = one.getBoundingClientRect().left + px(left)
          const sides = boxSizing === 'border-box' ? 0 : px(paddingLeft) + px(paddingRight)
          const to = from + px(width) + sides
          const rail = one.closest('header')?.getBoundingClientRect()
          const safe = innerWidth * 0.05
          return {
            hasName: /"[^"]/.test(content),
            isWhole:
              from >= Math.max(rail?.left ?? 0, safe) && to <= Math.min(rail?.right ?? 0, innerWidth - safe),
          }
        }),
      )
    const whole = { hasName: true, isWhole: true }
    await expect.poll(namesOf).toEqual([whole, whole])
  },
)
