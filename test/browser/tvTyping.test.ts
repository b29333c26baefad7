// Typing on a television, where every letter is a walk.
import { expect, it } from 'vitest'
import { focusedName, unseenFocus } from './focusSeen.ts'
import { codeOf, expectNoAxeViolations, guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { press } from './remote.ts'

it('TVX-12 OK in an empty field leads on, and complains of nothing', async () => {
  const { origin } = await startHotel()
  // A set with a keyboard of its own.
  const userAgent =
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36'
  const { page } = await guest({ width: 1920, height: 1080, userAgent })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  const focused = () => focusedName(page)
  await page.getByLabel('Room').and(page.locator(':focus')).waitFor()
  // The app's own form, and not the one of the page's script.
  await page.locator('#root form').waitFor()
  await settle(page)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Last name')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/terms and conditions/)
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0)

  await page.getByLabel('Last name').fill('Berger')
  await page.getByLabel('Room').focus()
  await page.keyboard.type('101')
  await page.keyboard.press('Enter')
  // Nothing is empty any more, so the form is sent, and says what is missing.
  await expect.poll(focused).toMatch(/terms and conditions/)
  await page.locator('[aria-invalid="true"]').waitFor()
})

it('TVX-16, LOGIN-01 a guest signs in by arrows and OK alone, with letters of the app', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en'))
  const letters = page.getByRole('dialog')
  const key = (name: string) => letters.getByRole('button', { name, exact: true })
  const write = async (text: string) => {
    for (const letter of text) await press(page, key(letter))
    await press(page, key('Done'))
    await letters.waitFor({ state: 'detached' })
  }
  const room = page.getByLabel('Room')
  await room.and(page.locator(':focus')).waitFor()
  await page.locator('#root form').waitFor()
  const { source } = codeOf('domains/device/LettersPart.tsx')
  await page.waitForFunction(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    source,
  )
  await settle(page)
  await page.keyboard.press('Enter')
  await letters.waitFor()
  // For a room there are digits only.
  expect(await key('a').count()).toBe(0)
  await write('101')
  await expect.poll(() => focusedName(page)).toBe('Last name')
  await page.keyboard.press('Enter')
  await write('berger')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Berger')
  await expect.poll(() => focusedName(page)).toBe('Last name')
  await press(page, page.getByRole('checkbox', { name: /terms and conditions/ }))
  await press(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})

it('TVX-16 the search is written in the letters of the language, and Back leaves what is written', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1280, height: 720, allow: [/Failed to load resource/] })
  await page.goto(start(origin, '1', '&mode=tv&lang=ru&autologin=1&room=101&name=Berger'))
  await page.locator('main a:focus').waitFor()
  await visit(page, '/search')
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await field.focus()
  await page.keyboard.press('Enter')
  const letters = page.getByRole('dialog')
  await expectNoAxeViolations(page)
  for (const name of ['с', 'п', 'а']) await press(page, letters.getByRole('button', { name, exact: true }))
  await press(page, letters.getByRole('button', { name: 'Удалить', exact: true }))
  await page.keyboard.press('Escape')
  await letters.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('сп')
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
})

it('TVX-58 an e-mail address is written in Latin letters on an Arabic television, whole, in a sheet as wide as its keys', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, allow: [/404/] })
  await page.goto(start(origin, '1', '&mode=tv&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/demo/mobilekey')
  await press(page, page.getByRole('main').getByRole('button').first())
  const field = page.getByRole('textbox', { includeHidden: true })
  const question = page.locator('.MuiDialog-paper').filter({ has: field })
  const isSeen = () => question.evaluate((one) => getComputedStyle(one).opacity === '1')
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  const letters = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'a', exact: true }) })
  const names = await letters.getByRole('button').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['@', '_', '.com']))
  expect(names.filter((name) => /[\u0600-\u06FF]/.test(name))).toEqual([])
  const empty = await letters.evaluate((sheet) => {
    const keys = [...sheet.querySelectorAll('button')].map((key) => key.getBoundingClientRect())
    const { left, right } = sheet.getBoundingClientRect()
    return [
      Math.min(...keys.map((key) => key.left)) - left,
      right - Math.max(...keys.map((key) => key.right)),
    ]
  })
  expect(Math.max(...empty)).toBeLessThan(50)
  await expect.poll(isSeen).toBe(false)

  const address = 'maximilian_alexander.mustermann-winterberg@hotel-aurora'
  await page.keyboard.type(address)
  await press(page, letters.getByRole('button', { name: '.com', exact: true }))
  const written = letters.getByRole('status')
  expect(await written.textContent()).toBe(`${address}.com`)
  expect(await written.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await press(page, letters.getByRole('button', { name: 'تم', exact: true }))
  await letters.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(`${address}.com`)
  await expect.poll(isSeen).toBe(true)
  expect(await unseenFocus(page)).toBe(null)
})
