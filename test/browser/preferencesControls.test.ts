// The reader of codes, the star of a station, the rating of a stay and the key of the door, with colours that the guest's
// device forces, with more contrast, without motion, and by keys.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, hold, startHotel, visit } from './harness/index.ts'
import { arrive, endDemo } from './journeys.ts'

/** Presses Tab until the control has the focus, because only a focus by keys is shown. */
async function tabTo(page: Page, control: Locator) {
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return control.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
}

const outlineOf = (which: Locator) =>
  which.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })

/** What is drawn, since colours do not tell here. */
const shapeOf = (which: Locator) => which.locator('path').first().getAttribute('d')

/** The alpha channel of what a text stands on, from 0 to 1. */
const groundOf = (which: Locator) =>
  which.evaluate((element) => {
    const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor) ?? []
    return Number(alpha)
  })

it.each([{ forcedColors: 'active' }, { contrast: 'more' }] as const)(
  'QR-01 with %o the words of the reader stand on a ground of their own, before whatever the camera sees',
  async (preference) => {
    const { origin } = await startHotel()
    const { page } = await guest({ ...preference, permissions: ['camera'] })
    await arrive(page, origin)
    await visit(page, '/shop/flow/1')
    await page.getByRole('button', { name: 'At a table? Scan its code to order there' }).click()
    const reader = page.getByRole('dialog', { name: 'Scan the code' })
    const hint = reader.getByRole('status')
    await hint.waitFor()
    expect(await groundOf(hint)).toBe(1)
    expect(await groundOf(reader.locator('div:has(> h2)'))).toBe(1)
    const close = reader.getByRole('button', { name: 'Close' })
    await tabTo(page, close)
    expect(await outlineOf(close)).toBe('solid 3px')
    await page.keyboard.press('Enter')
    await reader.waitFor({ state: 'hidden' })
  },
)

it('RAD-18 forced colours: a station is marked by keys, and the mark is seen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active', allow: [/404/] })
  await arrive(page, origin)
  await visit(page, '/webradio?country=43')
  const mark = page.getByRole('button', { name: /^Add to favourites: / }).first()
  const station = (await mark.getAttribute('aria-label'))?.replace('Add to favourites: ', '') ?? ''
  const plain = await shapeOf(mark)
  await mark.focus()
  await page.keyboard.press('Space')
  const marked = page.getByRole('button', { name: `Remove from favourites: ${station}` })
  await marked.waitFor()
  expect(await marked.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await outlineOf(marked)).toBe('solid 3px')
  expect(await shapeOf(marked)).not.toBe(plain)
})

it('THEME-12 forced colours: the messages at home, the steps and the scale of a temperature, the tiles of calls, and where bars and menus end, are seen', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active' })
  await arrive(page, origin)
  const edgeOf = (which: Locator) => which.evaluate((one) => getComputedStyle(one).borderTopStyle)
  expect(await edgeOf(page.getByRole('link', { name: /unread messages/ }))).toBe('solid')
  await visit(page, '/room-control')
  const warmer = page.getByRole('button', { name: 'Warmer, Air conditioning' }).first()
  expect(await edgeOf(warmer)).toBe('solid')
  const scale = page.getByRole('group', { name: 'Air conditioning' }).first().locator(':scope > div').nth(2)
  expect(await groundOf(scale)).toBe(1)
  await page.getByRole('tab', { name: 'Living room' }).click()
  expect(await edgeOf(page.getByRole('button', { name: 'Down, Blind' }))).toBe('solid')
  await visit(page, '/demo/voip')
  expect(await edgeOf(page.getByRole('button', { name: 'Housekeeping' }))).toBe('solid')
  // Where the bars and the menu end.
  expect(await edgeOf(page.getByRole('navigation', { name: 'Main' }))).toBe('solid')
  const barEdge = (bar: Element) => getComputedStyle(bar).borderBottomStyle
  expect(await page.getByRole('banner').evaluate(barEdge)).toBe('solid')
  await page.getByRole('button', { name: 'Guest menu' }).click()
  const paper = page.locator('.MuiPaper-root:has([role="menu"])')
  expect(await outlineOf(paper)).toBe('solid 1px')
})

it('DLG-07 forced colours: a rating is given by keys, the focus is seen, and so are the stars', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ forcedColors: 'active' })
  await endDemo(page, origin)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  await stars.waitFor()
  const none = await stars.screenshot()
  await tabTo(page, stars.getByRole('radio', { name: 'No rating yet' }))
  expect(await outlineOf(stars)).toBe('solid 3px')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  expect(await stars.getByRole('radio', { name: '3 of 5 stars', exact: true }).isChecked()).toBe(true)
  await page.getByText('Thank you for your rating!').waitFor()
  await page.keyboard.press('Tab')
  expect((await stars.screenshot()).equals(none)).toBe(false)
})

it('KEY-15 forced colours and no motion: the door opens by a key, nothing turns, and the ring around it has a colour of the guest', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest({ forcedColors: 'active', reducedMotion: 'reduce' })
  // The key of a guest who leaves today expires in the evening.
  await desk.clock(`${new Date().toISOString().slice(0, 10)}T09:00:00Z`)
  await arrive(page, origin, { property: '2', room: '201', name: 'Miller' })
  await visit(page, '/demo/mobilekey')
  const open = await hold(page, /salto-open-door/)
  const key = page.getByRole('button', { name: 'Open door 201' })
  await tabTo(page, key)
  expect(await outlineOf(key)).toBe('solid 3px')
  await page.keyboard.press('Enter')
  const ring = key.locator('svg:has(> circle)')
  const stroke = await ring.evaluate((one) => getComputedStyle(one).stroke)
  // Without motion an animation lasts for a frame.
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await expect.poll(moving).toBe(0)
  const colour = await key.evaluate((one) => getComputedStyle(one).color)
  expect(stroke).toBe(colour)
  open()
  await page.getByText('Door opened').waitFor()
})
