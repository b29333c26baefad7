import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { start } from './journeys.ts'

const code = /\/assets\/.*\.js$/
const asked = [
  /Json_operator\.php/,
  /\/api\/v1\/oneapp\/theme\/2$/,
  /\/property\/2\/oneapp\/settings$/,
  /\/webcheckin\/2\/enabled$/,
]

/** How often each of the first questions was asked. */
function countAsks(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return () => asked.map((address) => addresses.filter((one) => address.test(one)).length)
}

it('RULE-02, RULE-03 the hotel is asked before any code has come, and once', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const counts = countAsks(page)
  let deliver: () => void = () => undefined
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(code, async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto(start(origin, '2'), { waitUntil: 'commit' })
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  deliver()
  await page.getByLabel('Room').waitFor()
  await page.waitForLoadState('networkidle')
  expect(counts()).toEqual([1, 1, 1, 1])
})

it('RULE-02 what the page could not get the app asks for again', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ allow: [/Failed to load resource/] })
  const counts = countAsks(page)
  let refusals = 0
  await page.route(asked[1] ?? '', async (route) => {
    refusals += 1
    if (refusals === 1) await route.abort()
    else await route.continue()
  })
  await page.goto(start(origin, '2'))
  await page.getByLabel('Room').waitFor()
  await page.waitForLoadState('networkidle')
  expect(counts()).toEqual([1, 2, 1, 1])
  expect(await page.title()).toContain('Isla Verde')
})
