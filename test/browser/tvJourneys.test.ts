// Longer ways of an evening at the television, by arrows, OK, Back and the colour keys alone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focusedName, unseenFocus } from './focusSeen.ts'
import { codeOf, guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'
import { press, pressCode, steerTo } from './remote.ts'

const redKeyCode = 403
const focusOn = (page: Page, name: RegExp) => expect.poll(() => focusedName(page)).toMatch(name)
const titled = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function television(lang = 'en') {
  const { origin, desk } = await startHotel()
  // No hotel has its menu in all languages.
  const { page } = await guest({ width: 1920, height: 1080, allow: [/menu_\w+\.json/] })
  await arrive(page, origin, { rest: `&mode=tv&lang=${lang}&tv=17` })
  await settle(page)
  return { page, desk }
}

/** Back, on a screen or over a dialog. */
const back = async (page: Page) => {
  await page.keyboard.press('Escape')
  await settle(page)
}

it('TVX-34, LANG-01 a guest changes the language and the light by the remote control, and the focus stays in sight', async () => {
  const { page } = await television()
  const menu = page.getByRole('dialog', { name: 'Guest menu' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await press(page, page.getByRole('button', { name: 'Guest menu' }))
  await press(page, menu.getByRole('menuitem', { name: 'Light or dark' }))
  await press(page, menu.getByRole('menuitemradio', { name: 'Light', exact: true }))
  await expect.poll(ground).not.toBe(dark)
  expect(await page.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')
  expect(await unseenFocus(page)).toBe(null)

  await press(page, menu.getByRole('menuitem', { name: 'Language' }))
  await titled(page, 'Language')
  await press(page, page.getByRole('main').getByRole('button', { name: /^Suomi/ }))
  await page.locator('html[lang="fi"]').waitFor({ state: 'attached' })
  await settle(page)
  expect(await unseenFocus(page)).toBe(null)
  await pressCode(page, redKeyCode)
  await page.getByRole('heading', { level: 1, name: /^Hyvää / }).waitFor()
  await settle(page)
  expect(await unseenFocus(page)).toBe(null)
})

it('TVX-35, VOD-11 a film is bought, left, and goes on from the row of what the guest has begun', async () => {
  const { page, desk } = await television()
  await visit(page, '/vod/movies/41')
  await focusOn(page, /^Buy/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'The Long Shore' })
  await press(page, question.getByRole('button', { name: /^Buy/ }))
  const film = page.locator('video[data-film]')
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
  await question.waitFor({ state: 'detached' })
  await focusOn(page, /Play$/)
  // The dialog's step back is done.
  await settle(page)

  // Not begun, it is among those of the guest, below the stage and before all others.
  await visit(page, '/vod/browse')
  const yours = page.getByRole('region', { name: 'Your films' })
  await focusOn(page, /^The Long Shore/)
  expect(await yours.evaluate((row) => row.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Enter')
  await titled(page, 'The Long Shore')
  await press(page, play)
  await film.waitFor()
  await page.waitForFunction(() => {
    const one = document.querySelector<HTMLVideoElement>('video[data-film]')
    return one !== null && !one.paused && one.currentTime > 0.5
  })
  await film.evaluate((one: HTMLVideoElement) => {
    one.currentTime = 100
  })
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('video[data-film]')?.currentTime ?? 0) > 100.5,
  )
  await pressCode(page, 413)
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await film.waitFor({ state: 'detached' })
  await focusOn(page, /^Continue/)
  await back(page)
  const begun = page.getByRole('region', { name: 'Continue watching' })
  await begun.getByRole('link', { name: /^The Long Shore/ }).waitFor()
  await press(page, begun.getByRole('link', { name: /^The Long Shore/ }))
  await titled(page, 'The Long Shore')
  await focusOn(page, /^Continue.*from minute 1/)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => {
    const one = document.querySelector<HTMLVideoElement>('video[data-film]')
    return one !== null && !one.paused && one.currentTime > 90
  })
  expect((await desk.calls({ room: '101', function: 'getBuyMovie' })).length).toBe(1)
})

it('TVX-34 a page of the hotel leads to a form and to a code for the phone, and Back to each of its entries', async () => {
  const { page } = await television()
  await visit(page, '/cp/20')
  await titled(page, 'Getting around')
  await press(page, page.getByRole('main').getByRole('link', { name: /^To the airport/ }))
  await titled(page, 'Transfer')
  await back(page)
  await titled(page, 'Getting around')
  await focusOn(page, /^To the airport/)
  expect(await unseenFocus(page)).toBe(null)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Call' }))
  const code = page.getByRole('dialog')
  await code.getByText(/555/).waitFor()
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  await focusOn(page, /^Call/)
  expect(await unseenFocus(page)).toBe(null)
})

it('TVX-34, FIND-06 towels are found by the letters of the set and asked for, and Back leads to the search', async () => {
  const { page, desk } = await television()
  await visit(page, '/search')
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await field.and(page.locator(':focus')).waitFor()
  const { source } = codeOf('domains/device/LettersPart.tsx')
  await page.waitForFunction(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    source,
  )
  // What the set finds itself is there before the hotel's own results.
  await desk.fault({ module: 'SQMOD_Search', function: 'getSearchResultsByTermAndRoomIpId', delay: 5000 })
  await page.keyboard.press('Enter')
  const letters = page.getByRole('dialog')
  for (const letter of ['t', 'o', 'w', 'e', 'l', 'Done'])
    await press(page, letters.getByRole('button', { name: letter, exact: true }))
  await letters.waitFor({ state: 'detached' })
  const found = page
    .getByRole('main')
    .getByRole('link', { name: /^Towels, pillows and more/ })
    .first()
  await press(page, found)
  await titled(page, 'Towels, pillows and more')
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /request/i })
      .first(),
  )
  const form = page.getByRole('dialog', { name: 'Towels' })
  await form.waitFor()
  await settle(page)
  // The green key sends, as it presses the main button of every dialog.
  await pressCode(page, 404)
  await form.getByText('Your request has been sent.').waitFor()
  await press(page, form.getByRole('button', { name: 'Done' }))
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => desk.left('mails')).toMatchObject([{ room: '101', email_subject: 'Towels' }])
  await settle(page)
  expect(await unseenFocus(page)).toBe(null)
  await back(page)
  await titled(page, 'Search')
  await focusOn(page, /^Towels, pillows and more/)
  expect(await field.inputValue()).toBe('towel')
})

it('TVX-34, TVX-02 the doorbell over the question of a purchase: Back leads to the question, and nothing is bought twice', async () => {
  const { page, desk } = await television()
  await visit(page, '/vod/movies/41')
  await focusOn(page, /^Buy/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'The Long Shore' })
  await question.waitFor()
  const buy = question.getByRole('button', { name: /^Buy/ })
  await steerTo(page, buy)
  await desk.ring('101', 60)
  const bell = page.getByRole('dialog', { name: 'Someone rang your door' })
  await bell.waitFor()
  await page.locator('[role="dialog"] :focus').waitFor()
  await settle(page)
  expect(await bell.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await bell.waitFor({ state: 'detached' })
  await buy.and(page.locator(':focus')).waitFor()
  expect(await desk.calls({ room: '101', function: 'getBuyMovie' })).toEqual([])
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await focusOn(page, /Play$/)
  expect((await desk.calls({ room: '101', function: 'getBuyMovie' })).length).toBe(1)
  expect(await unseenFocus(page)).toBe(null)
})
