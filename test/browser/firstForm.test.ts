import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoAxeViolations, guest, hold, startHotel } from './harness/index.ts'
import { start } from './journeys.ts'

/** All of the app's code, without the texts. */
const code = /\/assets\/[^/]+\.js$/

/** Waits until the app's own form has replaced the form of the page. */
const appsOwn = (page: Page) => page.locator('#root form').waitFor()

/** A guest at the form of the page. `deliver` releases the app's code. */
async function beforeCode(address: (origin: string) => string, options: Parameters<typeof guest>[0] = {}) {
  const hotel = await startHotel()
  const { page } = await guest(options)
  const deliver = await hold(page, code)
  await page.goto(address(hotel.origin), { waitUntil: 'commit' })
  await page.getByLabel('Room').or(page.getByLabel('الغرفة')).waitFor()
  return { ...hotel, page, deliver }
}

it('LOGIN-01 the form is there before any of the app’s code; what is typed, the focus and a press stay', async () => {
  const { page, deliver } = await beforeCode((origin) => start(origin))
  await page.getByRole('heading', { level: 1, name: 'Hotel Aurora' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').pressSequentially('Brger')
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
  deliver()
  await appsOwn(page)
  // The app's form has kept the position of the cursor.
  await page.keyboard.type('e')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Berger')
  expect(await page.getByLabel('Room').inputValue()).toBe('101')
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('RULE-11 a guest whom nobody knows has it at every address', async () => {
  const { page, deliver } = await beforeCode((origin) => `${origin}/ONEapp/shop/flow/1?property=1&theme=1`)
  await page.getByLabel('Room').fill('101')
  deliver()
  await appsOwn(page)
  expect(new URL(page.url()).pathname).toBe('/ONEapp/login')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('LOGIN-01 a press before the code has come is shown at once and signs in', async () => {
  const { page, deliver } = await beforeCode((origin) => start(origin))
  await page.getByLabel('Room').fill('101')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('status').filter({ hasText: 'Signing in' }).waitFor()
  deliver()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('LOGIN-04 a press on the empty form says what is missing when the code has come', async () => {
  const { page, deliver } = await beforeCode((origin) => start(origin))
  await page.getByRole('button', { name: 'Sign in' }).click()
  deliver()
  await page.getByText('Please enter your room number').waitFor()
  await expect
    .poll(() => page.getByLabel('Room').evaluate((field) => field === document.activeElement))
    .toBe(true)
})

it('RT-25 what is typed there outlives a reload and a look at the terms', async () => {
  const { page, deliver } = await beforeCode((origin) => start(origin))
  await page.getByLabel('Room').fill('101')
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => page.getByLabel('Room').inputValue()).toBe('101')
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  deliver()
  await page.getByRole('heading', { level: 1, name: /^Terms of use/ }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByLabel('Room').inputValue()).toBe('101')
})

it.each([
  ['the address names a guest', '/?property=1&theme=1&room=101'],
  ['the address names a mode', '/?property=1&theme=1&mode=walkin'],
  ['it is another screen', '/terms?property=1&theme=1'],
])('the page waits for the app where %s', async (_, path) => {
  const { app } = await startHotel()
  const { page } = await guest()
  const deliver = await hold(page, code)
  const answers = [/\/settings$/, /\/theme\/1$/, /\/locale\/en\.signIn-/].map((one) =>
    page.waitForResponse(one),
  )
  await page.goto(app + path, { waitUntil: 'commit' })
  await Promise.all(answers)
  // By then a form would have been painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  expect(await page.locator('form').count()).toBe(0)
  deliver()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
})

/** Position and style of each element of the form. Leaves out what is rendered later: an offer, the language button. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main p:first-child, main img, form :is(label, input, a, button)')]
      .filter((element) => !element.closest('[style*="margin-top: 0.75rem"]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        return {
          what: `${element.localName} ${element.getAttribute('name') ?? element.textContent}`,
          place: [x, y, width, height].map(Math.round),
          style: [
            style.color,
            style.backgroundColor,
            style.borderRadius,
            style.borderTopColor,
            style.fontFamily,
            style.fontSize,
            style.fontWeight,
            style.direction,
          ],
          described: ['type', 'autocomplete', 'inputmode', 'enterkeyhint', 'autocapitalize'].map((name) =>
            element.getAttribute(name),
          ),
        }
      }),
  )

it.each([
  ['dark, on a phone', '1', '', {}],
  ['light, with all its fields', '2', '', {}],
  ['from right to left', '2', '&lang=ar', {}],
  ['on a television', '1', '', { width: 1920, height: 1080 }],
  ['on a kiosk', '2', '', { width: 1080, height: 1920 }],
] as const)('the page’s form is the app’s own, %s', async (name, property, rest, size) => {
  const { origin } = await startHotel()
  const { page } = await guest(size)
  if (name.includes('all its fields'))
    await page.route(/\/settings$/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { settings: { login?: object } }
      answer.settings.login = { ...answer.settings.login, fields: ['password', 'email', 'checkin'] }
      await route.fulfill({ response, json: answer })
    })
  const deliver = await hold(page, code)
  await page.goto(start(origin, property, rest), { waitUntil: 'commit' })
  await page.locator('form').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const before = await lookOf(page)
  deliver()
  await appsOwn(page)
  await page.waitForLoadState('networkidle')
  expect(before.length).toBeGreaterThan(9)
  expect(await lookOf(page)).toEqual(before)
})
