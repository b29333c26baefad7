// When `settle` takes a page to be at rest: silence alone would not tell.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, settle, startHotel, visit } from './harness/index.ts'
import { arrive } from './journeys.ts'

/** An empty page of the hotel. */
async function emptyPage() {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(`${origin}/health`)
  await page.evaluate(() => document.body.replaceChildren())
  return page
}

/** Does some work on the page, of which the end is written there, and returns what is to be read at rest. */
async function readAtRest(page: Page, work: () => Promise<void>) {
  await page.evaluate((code) => {
    document.body.innerHTML = '<h1 data-screen-title>at work</h1>'
    void new Function(`return (${code})()`)().then(() => {
      document.body.innerHTML = '<h1 data-screen-title>done</h1>'
    })
  }, String(work))
  await settle(page)
  return page.locator('h1').textContent()
}

const works: [string, () => Promise<void>][] = [
  [
    'timers, which are ended before they are due',
    async () => {
      for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setTimeout(resolve, 450))
    },
  ],
  [
    'frames',
    async () => {
      for (let times = 0; times < 15; times += 1) await new Promise(requestAnimationFrame)
    },
  ],
  [
    'requests',
    async () => {
      for (let times = 0; times < 40; times += 1) await (await fetch('/health')).text()
    },
  ],
]

it.each(works)('a page is at rest after its %s', async (_, work) => {
  const page = await emptyPage()
  expect(await readAtRest(page, work)).toBe('done')
})

it('a page that is never idle is at rest when it is silent', async () => {
  const page = await emptyPage()
  const endless = async () => {
    for (;;) await new Promise(requestAnimationFrame)
  }
  expect(await readAtRest(page, endless)).toBe('at work')
})

it('a screen is at rest after its calls', async () => {
  const { origin, desk } = await startHotel()
  const { page } = await guest()
  await arrive(page, origin)
  await desk.fault({ module: 'SQMOD_FlightInfo', function: 'getAirports', delay: 300 })
  await visit(page, '/flightinfo')
  expect(await page.getByRole('radio', { name: 'VIE' }).count()).toBe(1)
})
