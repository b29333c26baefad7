// The work of the main thread until a first screen is at rest, beside that of the barest page with the same libraries, in
// turns in one run. CPU time, which depends less on how busy the machine is; the ratios to the barest page are what counts.
// In the whole Chromium, as guests have it: the headless shell does less.
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { countRenders, rendersOf } from '../browser/harness/renders.ts'
import type { RunningHotel } from '../hotel/hotel.ts'
import { chromiumArguments } from '../tools/chromium.ts'
import { wholeChromium } from './tasks.ts'

/** What is deferred belongs to the first screen; the service worker, which begins after 4 s, does not. */
const restMs = 3500

const wanted = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
type Figures = Record<(typeof wanted)[number] | 'commits' | 'first' | 'again' | 'rules' | 'nodes', number>

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function visit(browser: Browser, address: string, isRemembered: boolean): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  if (isRemembered)
    await context.addInitScript(() => {
      if (window.location.protocol === 'about:') return
      localStorage.setItem('login-room', '101')
      localStorage.setItem('login-name', 'Berger')
    })
  const page = await context.newPage()
  await countRenders(page)
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address, { waitUntil: 'networkidle' })
  await pause(restMs)
  const { metrics } = await tools.send('Performance.getMetrics')
  const { commits, first, again } = await rendersOf(page)
  const inPage = await page.evaluate(() => ({
    rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    nodes: document.getElementsByTagName('*').length,
  }))
  await context.close()
  const times = wanted.map((name) => [
    name,
    (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000,
  ])
  return { ...Object.fromEntries(times), commits, first, again, ...inPage } as Figures
}

const cells = (title: string, values: (string | number)[]) =>
  console.log(title.padEnd(34) + values.map((value) => String(value).padStart(9)).join(''))

/** Prints a table of the first screens. */
export async function firstScreens(hotel: RunningHotel, limit: string, rounds: number) {
  const app = `${hotel.origin}/ONEapp`
  const house = '?property=1&theme=1'
  const pages = {
    'barest page': [limit, false],
    'sign-in': [`${app}/login${house}`, false],
    'home, by its address': [`${app}/${house}&autologin=1&room=101&name=Berger`, false],
    'home, remembered': [`${app}/${house}`, true],
    'shop, remembered': [`${app}/shop/flow/1${house}`, true],
  } as const
  const runs = new Map<string, Figures[]>()
  for (let round = 0; round < rounds; round += 1)
    for (const [title, [address, isRemembered]] of Object.entries(pages)) {
      // A browser of its own, so that nothing is compiled or kept from the visit before.
      const browser = await chromium.launch({ executablePath: wholeChromium(), args: chromiumArguments })
      runs.set(title, [...(runs.get(title) ?? []), await visit(browser, address, isRemembered)])
      await browser.close()
    }
  const of = (title: string, name: keyof Figures) => median((runs.get(title) ?? []).map((run) => run[name]))
  const counts = ['commits', 'first', 'again', 'rules', 'nodes'] as const
  cells('first screens', ['ratio', 'CPU ms', 'script', 'layout', ...counts])
  for (const title of runs.keys())
    cells(`  ${title}`, [
      (of(title, 'TaskDuration') / of('barest page', 'TaskDuration')).toFixed(2),
      of(title, 'TaskDuration').toFixed(0),
      of(title, 'ScriptDuration').toFixed(0),
      (of(title, 'LayoutDuration') + of(title, 'RecalcStyleDuration')).toFixed(0),
      ...counts.map((name) => of(title, name)),
    ])
}
