// What stands in each other's way on a television: pictures and words.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'

it('LANG-20, VOD-05 in Arabic a title that is cut ends in dots, a text in another script ends with its full stop, and a picture makes way for the words', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, locale: 'ar' })
  await page.goto(start(origin, '1', '&mode=tv&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/vod/browse')
  const title = page.getByRole('main').getByText('The Last Dragon of Winterthur').last()
  const { whiteSpace, textOverflow } = await title.evaluate((one) => getComputedStyle(one))
  expect([whiteSpace, textOverflow]).toEqual(['nowrap', 'ellipsis'])
  const text = page.locator('section[aria-hidden="true"] p').last()
  expect(await text.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe('plaintext')

  await visit(page, '/vod/movies/41')
  const picture = page.locator('main img').first()
  expect((await picture.boundingBox())?.x).toBeLessThan(-100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
