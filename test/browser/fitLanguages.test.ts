// Every language of the app, offered or not, on the narrowest phone.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languageKeys } from '../../src/domains/language/languages.ts'
import { testLimitMs } from '../tools/limits.ts'
import type { FontWidth } from './harness/fonts.ts'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, chooseBurger } from './journeys.ts'
import { choose, faultsOf, reopen } from './languageFaults.ts'

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

async function openCheckOut(page: Page) {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem').nth(2).click()
  await page.getByRole('dialog').waitFor()
}

/** Goes through all screens in each of the languages. */
async function faultsIn(languages: readonly string[], origin: string, fonts: FontWidth = 'narrow') {
  const { page } = await guest({
    ...narrow,
    fonts,
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
    await choose(page, language)
    const look = async (name: string) => {
      const here = await faultsOf(page, language)
      if (here.length > 0) found[`${language}, ${name}, ${fonts}`] = here
    }
    for (const [name, path] of Object.entries(paths)) {
      await reopen(page, path)
      await look(name)
    }
    await openCheckOut(page)
    await look('check-out')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // Wide fonts are those of computers, kiosks and televisions, which have no five actions in a line.
    if (fonts === 'wide' || !onWiderPhone.includes(language)) continue
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
    // Each guest waits for the page some of the time, so that several take less time than one.
    const found = await Promise.all([
      ...[0, 1, 2].map((part) =>
        faultsIn(
          languageKeys.filter((_, place) => place % 3 === part),
          origin,
        ),
      ),
      // A phone whose vendor has chosen a wide font.
      faultsIn(['en', 'de', 'ru', 'ar'], origin, 'wide'),
    ])
    expect(Object.assign({}, ...found)).toEqual({})
  },
  2 * testLimitMs,
)
