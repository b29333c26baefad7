// `node test/tools/lighthouse.ts [path …]`: what Lighthouse measures on a phone, against the hotel's server.
// Figures go to the screen and to test/bench/lighthouse.json.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startHotel } from '../hotel/hotel.ts'
import { ensureBuilt } from './build.ts'
import { chromiumArguments, findChromium, howToInstall } from './chromium.ts'
import { root, run } from './run.ts'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; score: number | null; scoreDisplayMode: string; title: string }
  >
}

const metrics = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI ms',
  'total-byte-weight': 'bytes',
}

async function measure(address: string) {
  const file = join(root, `node_modules/.cache/bellhop/lighthouse-${process.pid}.json`)
  await mkdir(join(file, '..'), { recursive: true })
  const { code, output } = await run([
    'lighthouse',
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices',
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
  ])
  if (code !== 0) throw new Error(output)
  const report: Report = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  const scores = Object.entries(report.categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ])
  const values = Object.entries(metrics).map(([audit, title]) => {
    const value = report.audits[audit]?.numericValue ?? 0
    return [title, value < 10 ? Number(value.toFixed(3)) : Math.round(value)]
  })
  const failed = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  return { figures: Object.fromEntries([...scores, ...values]), failed: failed.map(({ title }) => title) }
}

const path = findChromium()
if (!path) throw new Error(howToInstall)
process.env.CHROME_PATH = path
await ensureBuilt()
const hotel = await startHotel({ port: 0, db: ':memory:' })
const pages = process.argv.slice(2)
const results: Record<string, unknown> = {}
try {
  for (const page of pages.length ? pages : ['/ONEapp/login']) {
    const { figures, failed } = await measure(hotel.origin + page)
    results[page] = figures
    console.log(page, figures)
    for (const title of failed) console.log(`  failed: ${title}`)
  }
} finally {
  await hotel.close()
}
const bench = join(root, 'test/bench')
await mkdir(bench, { recursive: true })
await writeFile(join(bench, 'lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`)
