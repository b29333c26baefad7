// `npm run lighthouse -- [path …] [--remembered path …]` runs Lighthouse for a phone against the simulated hotel, with
// an empty cache, in the whole Chromium: the headless shell does less. Paths after `--remembered` are opened by a guest who
// has signed in before. Its times depend on the machine: `npm run bench -- screens` compares. Lighthouse is installed when it
// is first needed.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from './build.ts'
import { chromiumArguments, findChromium, howToInstall } from './chromium.ts'
import { root, run } from './run.ts'

const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI ms',
  'total-byte-weight': 'bytes',
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function splitAt(words: string[], word: string): [string[], string[]] {
  const at = words.includes(word) ? words.indexOf(word) : words.length
  return [words.slice(0, at), words.slice(at)]
}

/** Signs in, then clears the browser's storage except for what remembers the guest. */
async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/ONEapp/?property=1&theme=1&autologin=1&room=101&name=Berger`)
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  // The service worker is registered some seconds after the page is shown.
  await page.evaluate(() => navigator.serviceWorker.ready)
}

async function clearCaches(page: Page, origin: string) {
  await page.goto(`${origin}/ONEapp/icons/favicon-48.png`)
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.goto('about:blank')
  await pause(500)
}

/** Of Lighthouse's report in JSON. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >
}

const own = join(root, 'test/tools/lighthouse')
const program = join(own, 'node_modules/lighthouse/cli/index.js')

async function succeed(...command: string[]) {
  const { code, output } = await run(command)
  if (code !== 0) throw new Error(output)
}

async function install() {
  if (existsSync(program)) return
  console.log('Installing Lighthouse …')
  await succeed('npm', 'ci', '--prefix', own, '--no-audit', '--no-fund', '--loglevel=error')
}

async function measure(address: string, port: number, isRemembered: boolean) {
  const written = join(own, 'node_modules/report.json')
  await succeed(
    ...[process.execPath, program, address, `--port=${port}`, '--quiet', '--no-enable-error-reporting'],
    ...['--only-categories=performance,accessibility,best-practices', '--output=json'],
    ...(isRemembered ? ['--disable-storage-reset'] : []),
    `--output-path=${written}`,
  )
  const { categories, audits }: Report = JSON.parse(await readFile(written, 'utf8'))
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  const values = Object.entries(metrics).map(([audit, title]) => {
    const value = audits[audit]?.numericValue ?? 0
    return [title, value < 10 ? Number(value.toFixed(3)) : Math.round(value)]
  })
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  return { figures: Object.fromEntries([...scores, ...values]), failed: failed.map(({ title }) => title) }
}

const [newcomers, [, ...remembered]] = splitAt(process.argv.slice(2), '--remembered')
const executablePath = findChromium(true)
if (!executablePath) throw new Error(howToInstall)
await install()
await ensureBuilt()
const { origin, close } = await startHotel({ port: 0, db: ':memory:' })
const port = await freePort()
const args = [...chromiumArguments, `--remote-debugging-port=${port}`]
const browser = await chromium.launchPersistentContext('', { executablePath, args })
const page = await browser.newPage()

async function report(path: string, isRemembered: boolean) {
  const { figures, failed } = await measure(origin + path, port, isRemembered)
  console.log(isRemembered ? `${path} (remembered)` : path, figures)
  for (const title of failed) console.log(`  failed: ${title}`)
}

try {
  const first = newcomers.length + remembered.length > 0 ? newcomers : ['/ONEapp/login']
  for (const path of first) await report(path, false)
  if (remembered.length > 0) await signIn(page, origin)
  for (const path of remembered) {
    await clearCaches(page, origin)
    await report(path, true)
  }
} finally {
  await browser.close()
  await close()
}
