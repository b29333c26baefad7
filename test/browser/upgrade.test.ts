import { readdirSync, utimesSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { writeHosting } from '../../src/build/hosting/write.ts'
import { beside, dist } from '../tools/build.ts'
import { startAppContainer } from './harness/container.ts'
import { commandsBelow, runAsHotelier } from './harness/guide.ts'
import { guest, startHotel } from './harness/index.ts'
import { release, startWebServer, temporaryFolder, type WebServer } from './harness/webServer.ts'
import { arrive } from './journeys.ts'

const chunk = readdirSync(join(dist, 'assets')).find((name) => /^WeatherScreen-.*\.js$/.test(name)) ?? ''
const newChunk = chunk.replace(/-.*\./, '-Newer0.')
const oldBuild = join(beside, '..')

/** A build in which the code of one screen has changed, and the page's own script. */
async function newerBuild(): Promise<string> {
  const folder = await temporaryFolder()
  const into = join(folder, 'dist')
  await cp(dist, into, { recursive: true })
  for (const name of await readdir(into, { recursive: true })) {
    if (/\.(js|html)\.(br|gz)$/.test(name)) await rm(join(into, name))
    else if (/\.(js|html)$/.test(name)) {
      const text = await readFile(join(into, name), 'utf8')
      const changed = text
        .replaceAll(chunk, newChunk)
        .replace('<head>', '<head><script>document.documentElement.dataset.release = "2"</script>')
      if (changed !== text) await writeFile(join(into, name), changed)
    }
  }
  await cp(join(into, 'assets', chunk), join(into, 'assets', newChunk))
  await rm(join(into, 'assets', chunk))
  await writeHosting(into, join(folder, 'build'))
  return folder
}

/** 31 days pass, for all that is recorded of builds. */
function monthPasses(app: string) {
  const records = join(app, '.releases')
  const before = new Date(Date.now() - 31 * 86_400_000)
  for (const name of readdirSync(records)) utimesSync(join(records, name), before, before)
}

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? '1')

async function seesWeather(page: Page) {
  await page
    .getByRole('link', { name: /^Weather/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Vienna' }).waitFor()
}

interface Service {
  origin: string
  /** The folder that is served as `/ONEapp`, or what it is made from. */
  app: string
  install: (build: string) => Promise<unknown>
}

/**
 * The guest is occupied: however long nothing answers, the page does not load itself again when the channel is back (RT-27).
 * Then the app tries the channel at once.
 */
async function installUnder(page: Page, install: () => Promise<unknown>) {
  await page.evaluate(() => {
    const occupied = document.createElement('div')
    occupied.dataset.preventsReload = ''
    document.body.append(occupied)
  })
  await install()
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** The story of a year: an upgrade under a guest, a month, an upgrade, and the way back. */
async function serves({ origin, app, install }: Service) {
  const newer = await newerBuild()
  // Between two containers nothing answers.
  const { page } = await guest({ ignoreHTTPSErrors: true, allow: [/ERR_CONNECTION_REFUSED/, /WebSocket/] })
  const has = async (name: string) => (await page.request.get(`${origin}/ONEapp/assets/${name}`)).ok()
  await expect.poll(() => page.goto(origin).then(() => true, String)).toBe(true)
  await arrive(page, origin)
  await installUnder(page, () => install(newer))
  expect(await releaseOf(page)).toBe('1')
  await seesWeather(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Vienna' }).waitFor()
  expect(await releaseOf(page)).toBe('2')
  expect([await has(chunk), await has(newChunk)]).toEqual([true, true])

  // A month without a release: nothing goes that the newest build lists, or the one before it, which was replaced just now.
  monthPasses(app)
  await installUnder(page, () => install(newer))
  expect([await has(chunk), await has(newChunk)]).toEqual([false, true])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Vienna' }).waitFor()

  // The way back is the same command.
  await installUnder(page, () => install(oldBuild))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Vienna' }).waitFor()
  expect(await releaseOf(page)).toBe('1')
  expect([await has(chunk), await has(newChunk)]).toEqual([true, true])
}

const servers: WebServer[] = ['nginx', 'Caddy']

it.each(servers)(
  'OPS-12 an upgrade behind %s, a month later another, and back, with a guest in the app',
  async (kind) => {
    const hotel = await startHotel()
    const { origin, folder, reload } = await startWebServer(kind, hotel.origin)
    const install = async (build: string) => {
      await release(folder, build)
      await reload()
    }
    await serves({ origin, app: join(folder, 'ONEapp'), install })
  },
)

it('OPS-12 an upgrade of the container, a month later another, and back, with a guest in the app', async () => {
  const hotel = await startHotel()
  const { origin, app, replace } = await startAppContainer(hotel.origin)
  await serves({ origin, app, install: replace })
})

it('OPS-12 an upgrade of an object store by the guide’s commands, a month later another, and back', async () => {
  const folder = await temporaryFolder()
  const bucket = join(folder, 'bucket/ONEapp')
  // rclone takes a folder for the store, and a hotel for the CDN in front of it.
  const environment = {
    RCLONE_CONFIG_STORE_TYPE: 'alias',
    RCLONE_CONFIG_STORE_REMOTE: folder,
    RCLONE_CONFIG: join(folder, 'rclone.conf'),
  }
  const commands = commandsBelow('**An object store**')
  const install = (build: string) =>
    runAsHotelier(
      commands,
      { build: `${build}/build`, 'store:guest': 'store:bucket', '/srv': folder },
      environment,
    )
  await install(oldBuild)
  await mkdir(join(bucket, 'skins'))
  await writeFile(join(bucket, 'skins/of-the-hotel.txt'), 'stays')
  const { origin } = await startHotel({ dist: bucket })
  await serves({ origin, app: join(folder, 'bellhop/ONEapp'), install })
  expect(await readFile(join(bucket, 'skins/of-the-hotel.txt'), 'utf8')).toBe('stays')
})

it('OPS-16 a chunk that was refused is loaded under another address, and the guest notices nothing', async () => {
  const hotel = await startHotel()
  const { page, heard } = await guest({ allow: [/404/] })
  const asked: string[] = []
  // As a cache does that holds the refusal: the same address is refused for good.
  await page.route(`**/assets/${chunk}`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await arrive(page, hotel.origin)
  await seesWeather(page)
  expect(asked).not.toEqual([])
  expect(heard.filter((line) => /did not load/.test(line))).toEqual([])
})
