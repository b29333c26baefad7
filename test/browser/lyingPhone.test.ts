// Tests a phone in landscape, whose viewport is about half as high as in portrait.
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel, visit } from './harness/index.ts'
import { arrive, start } from './journeys.ts'

const isInSight = (which: Locator) =>
  which.evaluate((one) => {
    const { top, bottom, left, width } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + Math.min(width / 2, 40), (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && one.contains(hit)
  })

const pages: [string, (page: Page) => Locator][] = [
  ['/vod/movies/1', (page) => page.getByRole('button', { name: /^Buy/ })],
  ['/vod/packagedetail/7', (page) => page.getByRole('button', { name: /^Buy/ })],
  ['/shop/flow/1/product/1019', (page) => page.getByRole('button', { name: /^Add to cart/ })],
  ['/destination/event/e-1', (page) => page.getByText('Rathausplatz 1', { exact: false }).first()],
  ['/cp/10', (page) => page.getByRole('heading', { name: 'Sauna' })],
  ['/cp/15', (page) => page.getByRole('heading', { name: 'Morgenrot' })],
]

it('SHOP-04, VOD-04, VOD-05, DEST-05, PAGE-16 a page about one picture has its title and its main action in sight', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 844, height: 390, isMobile: true, hasTouch: true })
  await arrive(page, origin)
  const missing: string[] = []
  for (const [path, mainPartOf] of pages) {
    await visit(page, path)
    await mainPartOf(page).waitFor()
    if (!(await isInSight(page.getByRole('heading', { level: 1 })))) missing.push(`the title of ${path}`)
    if (!(await isInSight(mainPartOf(page)))) missing.push(`what ${path} is for`)
  }
  expect(missing).toEqual([])
})

it('VOD-05 the buttons of a film fill their lines', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 844, height: 390, isMobile: true, hasTouch: true })
  await arrive(page, origin)
  await visit(page, '/vod/movies/41')
  const edgesOf = (name: RegExp) =>
    page
      .getByRole('main')
      .getByRole('button', { name })
      .first()
      .evaluate((one) => {
        const { left, right, top } = one.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right), top }
      })
  const [buy, trailer, subtitles] = [
    await edgesOf(/^Buy/),
    await edgesOf(/^Trailer/),
    await edgesOf(/^Subtitles/),
  ]
  expect(subtitles.top).toBe(trailer.top)
  expect([trailer.left, subtitles.right]).toEqual([buy.left, buy.right])
})

it('SHOP-04 the action of a dish stays below its picture while its choices scroll', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 568, height: 320 })
  await arrive(page, origin)
  await visit(page, '/shop/flow/1/product/1019')
  const add = page.getByRole('button', { name: /^Add to cart/ })
  await add.waitFor()
  const edges = (which: Locator) => which.evaluate((one) => one.getBoundingClientRect())
  const reason = page.getByText('How done? · Please select')
  for (const scrollTop of [0, 200, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), scrollTop)
    expect(await isInSight(add)).toBe(true)
    const picture = await edges(page.locator('main img').first())
    expect(picture.bottom).toBeLessThanOrEqual((await edges(reason)).top)
    expect((await edges(add)).right).toBeLessThan((await edges(page.getByRole('group').first())).left)
  }
})

it('LOGIN-01 the picture behind the sign-in has no lower edge where the form is scrolled to its end', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ width: 844, height: 390, isMobile: true, hasTouch: true })
  await page.goto(start(origin))
  await page.getByRole('button', { name: 'Continue without sign-in' }).scrollIntoViewIfNeeded()
  const picture = await page.locator('main picture').evaluate((one) => one.getBoundingClientRect().toJSON())
  expect(picture.top).toBeLessThanOrEqual(0)
  expect(picture.bottom).toBeGreaterThanOrEqual(390)
})
