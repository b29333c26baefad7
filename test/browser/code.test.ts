import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { beside, dist } from '../tools/build.ts'
import { guest, startHotel } from './harness/index.ts'
import { arrive } from './journeys.ts'

const trouble = 'We are currently having difficulties opening this module. Please try again later'
const code = /\/assets\/LanguageScreen-.*\.js/

/** A guest at home, without the service worker, which would already have cached the code that a test holds back. */
async function atHome() {
  const { origin } = await startHotel()
  const one = await guest({ allow: [/Failed to load resource/] })
  await arrive(one.page, origin)
  await one.page.waitForURL(/\/cp\/1/)
  return one
}

async function openLanguage(page: Page) {
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
}
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / })

it('ERR-20 the old screen stays when the code of the next one does not come; only the guest reloads', async () => {
  const { page } = await atHome()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(code, (route) => route.abort())
  await openLanguage(page)
  const alert = page.getByRole('alert').filter({ hasText: trouble })
  await alert.waitFor()
  expect(await home(page).isVisible()).toBe(true)
  expect(loads).toBe(0)

  // Once the network is back, the button opens the screen that the guest had chosen.
  await page.unroute(code)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
  expect(loads).toBe(1)
})

it('ERR-20 closing the message leads back to the address of the screen that is seen', async () => {
  const { page } = await atHome()
  await page.route(code, (route) => route.abort())
  await openLanguage(page)
  const alert = page.getByRole('alert').filter({ hasText: trouble })
  await alert.getByRole('button', { name: 'Close' }).click()
  await alert.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/ONEapp/cp/1')
  await page.getByRole('link', { name: /^Room service/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
})

it('ERR-21, CONST-14 code that takes 120 seconds is given up; until then the old screen shows that it waits', async () => {
  const { page } = await atHome()
  await page.clock.install()
  await page.route(code, () => undefined)
  const asked = page.waitForRequest(code)
  await openLanguage(page)
  await asked
  await page.clock.fastForward(119_000)
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor()
  expect(await home(page).isVisible()).toBe(true)
  expect(await page.getByRole('alert').filter({ hasText: trouble }).count()).toBe(0)
  await page.clock.fastForward(2_000)
  await page.getByRole('alert').filter({ hasText: trouble }).waitFor()
  expect(await home(page).isVisible()).toBe(true)
})

it('ERR-20 says so in place of a first screen whose code does not come, and reloads nothing by itself', async () => {
  const { page } = await atHome()
  const [address] = page.url().split('/cp/1')
  await page.clock.install()
  await page.route(code, (route) => route.abort())
  await page.goto(`${address}/language`)
  await page.getByRole('alert').filter({ hasText: trouble }).waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.clock.fastForward(110_000)
  await page.evaluate(async (home) => (await fetch(home)).ok, `${address}/`)
  expect(loads).toBe(0)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { level: 1, name: 'Language' }).waitFor()
})

it('no file of code fails by itself: what the build leaves out, none of them needs', async () => {
  const { app } = await startHotel()
  const { page } = await guest()
  await page.goto(`${app}/?property=1&theme=1`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'))
  // Passed as text, because the test runner would replace `import` with a function of its own.
  const failed = await page.evaluate<string[]>(`Promise.all(${JSON.stringify(files)}.map((file) =>
    import('${app}/assets/' + file).then(() => [], (error) => [file + ': ' + error]))).then((all) => all.flat())`)
  expect(files.length).toBeGreaterThan(100)
  expect(failed).toEqual([])
})

it('each line of the built code is in its source map, so that the lines of an error are those of its source', async () => {
  const maps = (await readdir(join(beside, 'source-maps/assets'))).filter((name) => name.endsWith('.js.map'))
  expect(maps.length).toBeGreaterThan(100)
  for (const name of maps) {
    const code = await readFile(join(dist, 'assets', name.slice(0, -'.map'.length)), 'utf8')
    const { mappings } = JSON.parse(await readFile(join(beside, 'source-maps/assets', name), 'utf8'))
    expect(mappings.split(';'), name).toHaveLength(code.trimEnd().split('\n').length)
  }
})
