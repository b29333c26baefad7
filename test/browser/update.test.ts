import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { dist } from '../tools/build.ts'
import { guest, startHotel } from './harness/index.ts'
import { dispatch } from './harness/storeOf.ts'
import { signIn, start } from './journeys.ts'

const folders: string[] = []
// Removes the folders last, because a page may request its pictures until its guest has left.
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A hotel that serves a build of its own, which a newer release can replace. */
async function ownBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-dist-'))
  folders.push(folder)
  await cp(dist, folder, { recursive: true })
  await rm(join(folder, 'sw.js.br'), { force: true })
  await rm(join(folder, 'sw.js.gz'), { force: true })
  const hotel = await startHotel({ dist: folder })
  return { ...hotel, release: () => appendFile(join(folder, 'sw.js'), '\n// A newer release.\n') }
}

/** A guest whose page is served by the service worker of a first visit. */
async function served(origin: string, allow: RegExp[] = []) {
  const { page } = await guest({ allow, worker: true, withStore: true })
  await page.goto(start(origin))
  await signIn(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))
  // The first install does not reload the page.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.clock.install()
  return page
}

function loadsOf(page: Page) {
  const at: number[] = []
  page.on('load', () => at.push(Date.now()))
  return at
}
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })

/** Longer than the app postpones an update, and shorter than its interval for checking for updates. */
const soonMs = 30 * 60_000

/** Whether there are service workers besides the one that serves the page. */
const workersBeside = (page: Page) =>
  page.evaluate(async () => {
    const { waiting, installing } = await navigator.serviceWorker.ready
    return { waiting: waiting !== null, installing: installing !== null }
  })

/** Waits for a request from the page: a reload that had already begun would end the page before. */
const answered = (page: Page, origin: string) =>
  page.evaluate(async (address) => (await fetch(address)).ok, `${origin}/ONEapp/manifest.webmanifest`)

it('SW-02, CONST-07 an update reloads the page once, and the guest is where they were', async () => {
  const { origin, release } = await ownBuild()
  const page = await served(origin)
  await page.getByRole('link', { name: /^Room service/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  const loads = loadsOf(page)
  await release()
  await lookForUpdate(page)
  await expect.poll(() => loads.length).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'Room service' }).waitFor()
  // The page reloads only once: the newer worker serves it, no other is installed or waiting, and no postponed reload
  // follows.
  await lookForUpdate(page)
  expect(await workersBeside(page)).toEqual({ waiting: false, installing: false })
  await page.clock.fastForward(soonMs)
  await answered(page, origin)
  expect(loads).toHaveLength(1)
})

it('SW-02 an update waits while a film is open', async () => {
  const { origin, release } = await ownBuild()
  const page = await served(origin, [/nothing\.mp4/])
  await dispatch(page, {
    type: 'player/videoOpened',
    payload: { id: '1', src: '/ONEapp/nothing.mp4', title: 'The Long Shore' },
  })
  const film = page.getByRole('dialog', { name: 'The Long Shore' })
  await film.getByRole('alert').waitFor()
  const loads = loadsOf(page)
  await release()
  await lookForUpdate(page)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await page.clock.fastForward(soonMs)
  await lookForUpdate(page)
  await answered(page, origin)
  await expect.poll(() => workersBeside(page)).toEqual({ waiting: true, installing: false })
  expect(loads).toHaveLength(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => loads.length).toBe(1)
})

/** The address at which the app begins that is installed from this page, as the browser reads it. */
async function manifestStart(page: Page): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.getAppManifest')
  await devtools.detach()
  return JSON.parse(data ?? '{}').start_url
}

it('PROD-02 an app that is installed at the second hotel begins there, with an empty storage, too', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.goto(start(origin, '2'))
  const expected = `${origin}/ONEapp/?property=2&theme=2`
  await expect.poll(() => manifestStart(page)).toBe(expected)
  const title = await page.title()
  // A guest who has signed in leaves nothing of the stay in it.
  await signIn(page, '201', 'Miller')
  expect(await manifestStart(page)).toBe(expected)

  const { page: installed } = await guest()
  await installed.goto(expected)
  await installed.getByLabel('Room').waitFor()
  await expect.poll(() => installed.title()).toBe(title)
  expect(new URL(installed.url()).searchParams.get('property')).toBe('2')
})

it('PROD-02, SW-01, SW-02 the first visit installs the worker without a reload, and the app can be installed', async () => {
  const { origin } = await startHotel()
  const { page } = await guest({ worker: true })
  const loads = loadsOf(page)
  await page.goto(start(origin))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const devtools = await page.context().newCDPSession(page)
  await expect.poll(() => manifestStart(page)).toBe(`${origin}/ONEapp/?property=1&theme=1`)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ scope: `${origin}/ONEapp/`, display: 'standalone' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // An incognito window cannot install an app; this is due to the test, not to the app.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve()
      active?.addEventListener('statechange', () => resolve())
    })
  })
  expect(loads).toHaveLength(1)
})
