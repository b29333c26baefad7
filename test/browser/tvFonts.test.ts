// A television stands on the fonts that it has: as wide as most, and 15 % wider, with and without the app's own.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { choose, faultsOf, reopen } from './languageFaults.ts'
import { tenFootFaults } from './tenFootFaults.ts'

/** Screens with many words in little room. Home is the first. */
const paths = {
  home: '/',
  guide: '/epg',
  films: '/vod/browse',
  shop: '/shop/flow/1',
  dish: '/shop/flow/1/product/1019',
  'room control': '/room-control',
  'wake-up': '/wakeUp',
  bill: '/billpreview',
  'remote control': '/remote-control',
}

/** Texts of the hotel are whole, too, on home and among the films. What is in a dish may be cut. */
const isWhole: Record<string, () => boolean> = { home: () => true, films: () => true, shop: () => false }

it.each([
  ['a wide font and no other', 'wide', true],
  ['the app’s own font', 'narrow', false],
] as const)(
  'PROD-01, LANG-01 on a television with %s nothing is cut, covered, broken or too small, in four languages',
  async (_, fonts, isWithoutFace) => {
    const { origin, desk } = await startHotel()
    // What runs is the same at each hour.
    await desk.clock('2026-11-26T15:10:00Z')
    const { page } = await guest({
      width: 1920,
      height: 1080,
      fonts,
      withStore: true,
      bypassCSP: true,
      allow: [/menu_|404|Failed to load/],
    })
    if (isWithoutFace) await page.route(/\.woff$/, (route) => route.abort())
    await page.goto(start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'))
    await page.locator('main [data-screen-title]').waitFor()
    await page.addStyleTag({ content: '.MuiSnackbar-root { display: none !important }' })
    for (const path of Object.values(paths)) await visit(page, path)
    await page.getByRole('main').getByRole('button').first().click()
    await page.locator('[data-part="rockers"]').waitFor()
    const found: Record<string, string[]> = {}
    for (const language of ['en', 'de', 'ru', 'ar']) {
      await choose(page, language)
      for (const [name, path] of Object.entries(paths)) {
        await reopen(page, path)
        if (name === 'home') await settle(page)
        // The guide with its programmes, which load row by row.
        await page.locator('[data-kind="coming"][data-row="5"]').first().waitFor({ state: 'detached' })
        const here = [...(await tenFootFaults(page)), ...(await faultsOf(page, language, isWhole[name]))]
        if (here.length > 0) found[`${language}, ${name}`] = here
      }
    }
    expect(found).toEqual({})
  },
)
