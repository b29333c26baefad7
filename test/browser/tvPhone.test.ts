// A code on the television that leads the guest's phone to the same screen.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'
import { readCode } from './pixels.ts'
import { press } from './remote.ts'

/** What a phone reads in the picture of the code. */
async function read(page: Page, name: string | null = 'Continue on your phone') {
  const code = page.getByRole('img', { name: name ?? '', exact: true })
  await code.waitFor()
  await settle(page)
  return readCode(page, code)
}

it.each([
  [1920, 1080, 'en', 'Search'],
  [1280, 720, 'ar', 'البحث'],
] as const)(
  'TVX-32 at %d x %d in %s a phone that reads the code searches the same in the same hotel',
  async (width, height, lang, title) => {
    const { origin } = await startHotel()
    const { page } = await guest({ width, height, allow: [/Failed to load resource/] })
    await arrive(page, origin, { property: '2', room: '201', name: 'Miller', rest: '&mode=tv&lang=en' })
    const phone = await guest({ allow: [/Failed to load resource/] })
    await arrive(phone.page, origin, { property: '2', room: '201', name: 'Miller' })
    await visit(page, `/search?q=spa&lang=${lang}`)
    const name = await page.locator('button:has(> svg[role="img"])').textContent()
    const { text, box } = await read(page, name)
    const address = new URL(text)
    expect([address.origin, address.pathname]).toEqual([origin, '/ONEapp/search'])
    expect(Object.fromEntries(address.searchParams)).toEqual({ q: 'spa', property: '2', theme: '2' })
    // Within what every television shows.
    expect(box.x).toBeGreaterThanOrEqual(width * 0.05 - 1)
    expect(box.x + box.width).toBeLessThanOrEqual(width * 0.95 + 1)
    const field = await page.getByRole('searchbox').or(page.getByRole('textbox')).first().boundingBox()
    const isBeside = (field?.x ?? 0) >= box.x + box.width || (field?.x ?? 0) + (field?.width ?? 0) <= box.x
    expect(isBeside, `the code covers the field of ${title}`).toBe(true)

    await phone.page.goto(text)
    await phone.page.getByRole('heading', { level: 1, name: 'Search' }).waitFor()
    await expect.poll(() => phone.page.getByLabel('What are you looking for?').inputValue()).toBe('spa')
    expect(phone.page.url()).not.toContain('mode=tv')
  },
)

it('TVX-32, RULE-11 at the sign-in, and for a phone without one, the code leads to the form of the hotel', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '2', '&mode=tv&lang=en'))
  const { text } = await read(page)
  expect(text).toBe(`${origin}/ONEapp/login?property=2&theme=2`)
  const phone = await guest()
  await phone.page.goto(text)
  await phone.page.getByLabel('Last name').waitFor()
  await phone.page.getByRole('heading', { level: 1, name: 'Isla Verde' }).waitFor()
})

it('TVX-32 a transfer is asked for on the phone, and home has no code', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await settle(page)
  expect(await page.getByText('Continue on your phone').count()).toBe(0)
  await visit(page, '/pickup')
  const { text } = await read(page)
  expect(text).toBe(`${origin}/ONEapp/pickup?property=1&theme=1`)
})

it('TVX-32 OK on the code shows it large, with the way back', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await arrive(page, origin, { rest: '&mode=tv&lang=en' })
  await visit(page, '/tv-message')
  const code = page.getByRole('button', { name: 'Continue on your phone', exact: true })
  await press(page, code)
  const large = page.getByRole('dialog', { name: 'Continue on your phone' })
  await large.waitFor()
  const box = await large.getByRole('img').boundingBox()
  expect(box?.width).toBeGreaterThan(350)
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await expect.poll(() => code.evaluate((one) => one === document.activeElement)).toBe(true)
})
