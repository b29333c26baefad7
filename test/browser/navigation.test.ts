import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { arrive } from './journeys.ts'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

it('NAV-01, NAV-02 a screen begins at its top, and stands where it was left on the way back and after a reload', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const weather = page.getByRole('link', { name: /^Weather/ })
  // The app saves the scroll position of a screen only after scrolling has stopped.
  const kept = () =>
    page.evaluate(() => {
      window.scrollTo(0, 700)
      return JSON.parse(sessionStorage.getItem('draft/scroll-positions') ?? '{}')['/cp/1']
    })
  await expect.poll(kept).toBe(700)
  // A click by Playwright would scroll to the link first.
  await weather.evaluate((link: HTMLElement) => link.click())
  await heading(page, 'Vienna')
  await expect.poll(() => top(page)).toBe(0)

  await page.goBack()
  await heading(page, /^Good/)
  await expect.poll(() => top(page)).toBe(700)
  await page.reload()
  await heading(page, /^Good/)
  await expect.poll(() => top(page)).toBe(700)
})

it('NAV-02 a guest who goes on, or loads the page anew, before it has come to rest comes back to the same place', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  const weather = page.getByRole('link', { name: /^Weather/ })
  await weather.evaluate(async (link: HTMLElement) => {
    window.scrollTo(0, 600)
    await new Promise(requestAnimationFrame)
    link.click()
  })
  await heading(page, 'Vienna')
  // Not by the page's height, which the browser itself remembers for a moment.
  const kept = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('draft/scroll-positions') ?? '{}')['/cp/1'])
  await expect.poll(kept).toBe(600)
  await page.goBack()
  await heading(page, /^Good/)
  await expect.poll(() => top(page)).toBe(600)

  const loaded = page.waitForEvent('load')
  await page.evaluate(async () => {
    // The app may still be about to restore the position, which a guest's wheel ends.
    window.dispatchEvent(new WheelEvent('wheel'))
    window.scrollTo(0, 300)
    await new Promise(requestAnimationFrame)
    setTimeout(() => window.location.reload())
  })
  await loaded
  await expect.poll(() => top(page)).toBe(300)
  await expect.poll(kept).toBe(300)
})

it('NAV-01 a screen begins at its top where its list comes while it is on its way there', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await page.getByRole('link', { name: /^Flights/ }).click()
  await heading(page, 'Flights')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first()
    .waitFor()
  await expect.poll(() => top(page)).toBe(0)
})

it('NAV-01, WAKE-02 the screen of the wake-up begins at its top, with the time in sight on a low phone', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ height: 560 })
  await arrive(page, origin)
  await page.goto(`${origin}/ONEapp/wakeUp`)
  await heading(page, 'Wake-up')
  await page.getByRole('combobox', { name: 'Hour' }).waitFor()
  expect(await top(page)).toBe(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})

it('PROD-03 every address lies beneath the base path, and opens directly', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await page.goto(`${origin}/ONEapp/weather/0`)
  await heading(page, 'Vienna')
  const addresses = () =>
    page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(3)
  const links = await addresses()
  expect(links.filter((href) => !href?.startsWith('/ONEapp'))).toEqual([])
})

it.each(['a link', 'its address'])(
  'EPG-03 a channel begins at its top, also where the browser itself would return to the old place: opened by %s',
  async (way) => {
    const { origin } = await startHotel()
    // Late in the evening the channel has few programmes left, and would not be longer than a larger screen.
    const { page } = await guest({ height: 400 })
    await arrive(page, origin)
    await page.goto(`${origin}/ONEapp/epg`)
    const channel = page.getByRole('link', { name: /News 24/ }).first()
    const address = await channel.getAttribute('href')
    if (way === 'a link') await channel.click()
    else await page.goto(`${origin}${address}`)
    await heading(page, /News 24/)
    const scrolled = () =>
      page.evaluate(() => {
        window.dispatchEvent(new WheelEvent('wheel'))
        window.scrollTo(0, 100)
        return window.scrollY
      })
    await expect.poll(scrolled).toBe(100)
    const home = page.getByRole('link', { name: 'Home' }).first()
    await home.evaluate((link: HTMLElement) => link.click())
    await heading(page, /^Good/)
    await page.goBack()
    await heading(page, /News 24/)
    // For longer than the app takes to restore a position.
    const tops = await page.evaluate(async () => {
      const seen: number[] = []
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame)
        seen.push(Math.round(window.scrollY))
      }
      return seen
    })
    expect(tops.at(-1)).toBe(0)
  },
)
