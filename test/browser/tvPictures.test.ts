// Pictures and words of a television do not obstruct each other.
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { start } from './journeys.ts'
import { press } from './remote.ts'
import { shortenedTexts } from './shortened.ts'

it('PROD-01, PAGE-16 the ring of a slide’s link is whole within its picture', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/cp/15')
  const link = page.getByRole('link', { name: 'Morgenrot' })
  await link.focus()
  // The focus ring surrounds the area that the link covers: its offset parent.
  const room = await link.evaluate((one: HTMLElement) => {
    const ring = getComputedStyle(one, '::after')
    const [box, picture] = [one.offsetParent, one.closest('[role="group"]')].map(
      (part) => part?.getBoundingClientRect() ?? new DOMRect(),
    )
    const out = -parseFloat(ring.top) + parseFloat(ring.outlineWidth)
    return box && picture
      ? [box.left - picture.left, picture.right - box.right, picture.bottom - box.bottom].map(
          (distance) => distance - out,
        )
      : []
  })
  expect(Math.min(...room)).toBeGreaterThan(0)
})

it('LANG-20, VOD-05 in Arabic the titles of films are whole, a text in another script ends with its full stop, and a picture makes way for the words', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080, locale: 'ar' })
  await page.goto(start(origin, '1', '&mode=tv&lang=ar&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/vod/browse')
  await page.getByRole('main').getByText('The Last Dragon of Winterthur').last().waitFor()
  expect(await shortenedTexts(page)).toEqual([])
  const text = page.locator('section[aria-hidden="true"] p').last()
  expect(await text.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe('plaintext')

  await visit(page, '/vod/movies/41')
  const picture = page.locator('main img').first()
  // The screen may still render its picture anew.
  await expect.poll(async () => (await picture.boundingBox())?.x ?? 0).toBeLessThan(-100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

it('TVX-59, TVX-38, TV-04 the choice of a television to control stands beside a large picture, and leads to the power key', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 1920, height: 1080 })
  await page.goto(start(origin, '1', '&mode=tv&lang=en&autologin=1&room=101&name=Berger'))
  await settle(page)
  await visit(page, '/remote-control')
  const main = page.getByRole('main')
  const bedroom = main.getByRole('button', { name: /^TV bedroom/ })
  const [picture, card] = [await main.locator('img').first().boundingBox(), await bedroom.boundingBox()]
  expect(picture?.width).toBeGreaterThan(500)
  expect(card?.x).toBeGreaterThan((picture?.x ?? 1920) + (picture?.width ?? 0))
  await press(page, bedroom)
  await main
    .getByRole('button', { name: /^Power/ })
    .and(page.locator(':focus'))
    .waitFor()
  expect(await main.locator('img').count()).toBe(0)
  await main.getByRole('radio', { name: 'TV bedroom', checked: true }).waitFor()
})
