// Goes through screens in many languages, and finds what does not fit.
import type { Page } from 'playwright-core'
import { localeOf } from '../../src/domains/language/languages.ts'
import { textsOf } from '../unit/locales/readCatalogue.ts'
import { dispatch } from './harness/storeOf.ts'
import { goTo } from './harness/visit.ts'
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

/** @param isWhole whether a text must not be shortened: those of the app, if nothing is said */
export async function faultsOf(
  page: Page,
  language: string,
  isWhole?: (text: string) => boolean,
): Promise<string[]> {
  const cut = await shortenedTexts(page)
  const found = await misfits(page)
  return [
    ...found.filter(
      (fault) =>
        !isLongWordWithHyphens.test(fault) &&
        !(fault.startsWith('broken') && isWrittenWithoutSpaces.test(language)),
    ),
    ...(cut.length > 0 ? cut.filter(isWhole ?? ownTexts(language)) : []).map((text) => `shortened: ${text}`),
  ]
}

/** Opens a screen that has been open before, so that it needs no time to load. */
export async function reopen(page: Page, path: string) {
  await page.locator('[data-screen-title]').evaluate((title) => title.setAttribute('data-left', ''))
  await goTo(page, path)
  await page.locator('[data-screen-title]:not([data-left])').waitFor({ state: 'attached' })
  await page.locator('main :is([aria-busy="true"], [data-skeleton])').first().waitFor({ state: 'detached' })
}

/** Changes the language of a page whose store is exposed. */
export async function choose(page: Page, language: string) {
  await dispatch(page, { type: 'language/languageChosen', payload: language })
  await page.locator(`html[lang="${localeOf(language)}"]`).waitFor({ state: 'attached' })
}
