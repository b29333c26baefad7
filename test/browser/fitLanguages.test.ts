// Every language of the app, offered or not, on the narrowest phone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languageKeys, localeOf } from '../../src/domains/language/languages.ts'
import { textsOf } from '../unit/locales/readCatalogue.ts'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { dispatch } from './harness/storeOf.ts'
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

/** Goes to each of these screens, and looks at each in every language. */
async function faultsOn(screens: Record<string, (page: Page) => Promise<unknown>>, origin: string) {
  const { page } = await guest({
    width: 320,
    height: 640,
    isMobile: false,
    withStore: true,
    bypassCSP: true,
    // The hotel has menus in some of the languages only.
    allow: [/menu_|404/],
  })
  await arrive(page, origin)
  // The notice that the hotel has no texts in a language covers some of the page for a moment.
  await page.addStyleTag({ content: '.MuiSnackbar-root { display: none !important }' })
  const found: Record<string, string[]> = {}
  for (const [name, open] of Object.entries(screens)) {
    await open(page)
    for (const language of languageKeys) {
      await dispatch(page, { type: 'language/languageChosen', payload: language })
      await page.locator(`html[lang="${localeOf(language)}"]`).waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const here = await faultsOf(page, language)
      if (here.length > 0) found[`${language}, ${name}`] = here
    }
    await dispatch(page, { type: 'language/languageChosen', payload: 'en' })
    await settle(page)
  }
  return found
}

const to = (path: string) => (page: Page) => visit(page, path)

async function openCheckOut(page: Page) {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Check out' }).click()
  await page.getByRole('dialog').waitFor()
}

it('LANG-01 in each of 50 languages nothing is cut, covered, broken or wider than a phone of 320 pixels', async () => {
  const { origin } = await startHotel()
  // Each guest waits for the page most of the time, so that three take less time than one.
  const found = await Promise.all([
    faultsOn({ home: to('/'), film: to('/vod/movies/41'), flights: to('/flightinfo') }, origin),
    faultsOn({ cart: chooseBurger, 'check-out': openCheckOut }, origin),
    faultsOn({ 'wake-up': to('/wakeUp'), bill: to('/billpreview'), room: to('/room-control') }, origin),
  ])
  expect(Object.assign({}, ...found)).toEqual({})
})
