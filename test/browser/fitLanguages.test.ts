// Every language of the app, offered or not, on the narrowest phone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languageKeys, localeOf } from '../../src/domains/language/languages.ts'
import { testLimitMs } from '../tools/limits.ts'
import { textsOf } from '../unit/locales/readCatalogue.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { dispatch } from './harness/storeOf.ts'
import { goTo } from './harness/visit.ts'
import { arrive, chooseBurger } from './journeys.ts'
import { misfits } from './misfits.ts'
import { shortenedTexts } from './shortened.ts'

/** These write without spaces, so that lines end within what looks like one word. */
const isWrittenWithoutSpaces = /^(ja|th|zh)/
/** Long words may be hyphenated. Browsers without a dictionary, such as that of the tests, break them anywhere. */
const isLongWordWithHyphens = /^broken: .{13,}, with hyphens$/

/** Returns whether a text is one of the app's own in this language, and not one of the hotel's, which may be shortened. */
function ownTexts(language: string): (text: string) => boolean {
  const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const own = [...textsOf(language).values()]
    .map((text) => text.split(/\{\{.*?\}\}/))
    // Nearly nothing but placeholders would be any text.
    .filter((parts) => parts.join('').replace(/[^\p{L}]/gu, '').length > 2 || parts.length === 1)
    .map((parts) => new RegExp(`^${parts.map(literally).join('.+')}$`))
  return (text) => own.some((pattern) => pattern.test(text))
}

async function faultsOf(page: Page, language: string): Promise<string[]> {
  const found = await misfits(page)
  const cut = await shortenedTexts(page)
  return [
    ...found.filter(
      (fault) =>
        !isLongWordWithHyphens.test(fault) &&
        !(fault.startsWith('broken') && isWrittenWithoutSpaces.test(language)),
    ),
    ...(cut.length > 0 ? cut.filter(ownTexts(language)) : []).map((text) => `shortened: ${text}`),
  ]
}

const narrow = { width: 320, height: 640 }
/** Languages with long words, tall letters or another direction, whose five actions in a line are looked at, too. */
const onWiderPhone = ['ar', 'de', 'el', 'fa', 'fi', 'he', 'hu', 'ja', 'ru', 'th', 'uk', 'zh-tw']

/** Home is the last, because the check-out is opened over it. */
const paths = {
  cart: '/shop/cart',
  bill: '/billpreview',
  'wake-up': '/wakeUp',
  'room control': '/room-control',
  film: '/vod/movies/41',
  flights: '/flightinfo',
  home: '/',
}

/** Opens a screen that has been open before, so that it needs no time to load. */
async function reopen(page: Page, path: string) {
  await page.locator('[data-screen-title]').evaluate((title) => title.setAttribute('data-left', ''))
  await goTo(page, path)
  await page.locator('[data-screen-title]:not([data-left])').waitFor({ state: 'attached' })
  await page.locator('main :is([aria-busy="true"], [data-skeleton])').first().waitFor({ state: 'detached' })
}

async function openCheckOut(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem').nth(2).click()
  await page.getByRole('dialog').waitFor()
}

/** Goes through all screens in each of the languages. */
async function faultsIn(languages: readonly string[], origin: string) {
  const { page } = await guest({
    ...narrow,
    isMobile: false,
    withStore: true,
    bypassCSP: true,
    // The hotel has menus in some of the languages only.
    allow: [/menu_|404/],
  })
  await arrive(page, origin)
  // The notice that the hotel has no texts in a language covers some of the page for a moment.
  await page.addStyleTag({ content: '.MuiSnackbar-root { display: none !important }' })
  await chooseBurger(page)
  for (const path of Object.values(paths)) await visit(page, path)
  const found: Record<string, string[]> = {}
  for (const language of languages) {
    await dispatch(page, { type: 'language/languageChosen', payload: language })
    await page.locator(`html[lang="${localeOf(language)}"]`).waitFor({ state: 'attached' })
    const look = async (name: string) => {
      const here = await faultsOf(page, language)
      if (here.length > 0) found[`${language}, ${name}`] = here
    }
    for (const [name, path] of Object.entries(paths)) {
      await reopen(page, path)
      await look(name)
    }
    await openCheckOut(page)
    await look('check-out')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    if (!onWiderPhone.includes(language)) continue
    await page.setViewportSize({ width: 390, height: 844 })
    await look('home of 390 pixels')
    await page.setViewportSize(narrow)
  }
  return found
}

it(
  'LANG-01 in each of 50 languages nothing is cut, covered, broken or wider than a phone of 320 pixels',
  async () => {
    const { origin } = await startHotel()
    // Each guest waits for the page some of the time, so that three take less time than one.
    const found = await Promise.all(
      [0, 1, 2].map((part) =>
        faultsIn(
          languageKeys.filter((_, place) => place % 3 === part),
          origin,
        ),
      ),
    )
    expect(Object.assign({}, ...found)).toEqual({})
  },
  2 * testLimitMs,
)
