// What a first screen asks of the browser beside rendering: counts, which depend on no machine.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: { elementCount?: number; data?: { url?: string } }
}

const scripts = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.evaluateModule', 'v8.callFunction']

/**
 * How many elements had their styles computed at once because a script asked, which otherwise waits for the next picture.
 * What a script asks while that picture is made costs nothing more: its styles are computed then in any case.
 */
function styledAtOnce(trace: Buffer, origin: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const ofPage = new Set(
    traceEvents.filter(({ args }) => args.data?.url?.startsWith(origin) === true).map(threadOf),
  )
  const events = traceEvents.filter((event) => ofPage.has(threadOf(event)) && event.dur !== undefined)
  const isWithin = (names: readonly string[]) => {
    const running = events.filter(({ name }) => names.includes(name))
    return (event: TraceEvent) =>
      running.some(
        (one) =>
          threadOf(one) === threadOf(event) &&
          one.ts <= event.ts &&
          one.ts + (one.dur ?? 0) >= event.ts + (event.dur ?? 0),
      )
  }
  const [isInScript, isOfPicture] = [isWithin(scripts), isWithin(['FireAnimationFrame'])]
  const forced = events.filter(
    (event) => event.name === 'UpdateLayoutTree' && isInScript(event) && !isOfPicture(event),
  )
  return forced.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

/** Counts what the page writes into the tab's history from its start. */
const countHistory = (page: Page) =>
  page.addInitScript(() => {
    const addresses: string[] = []
    Object.assign(window, { addresses })
    const { history } = window
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history)
      history[name] = (state, unused, address) => {
        addresses.push(String(address ?? ''))
        write(state, unused, address)
      }
    }
  })

const historyOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { addresses: string[] }).addresses)

it('REAL-19 the way to home has no screen laid out before its picture', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
  await page.goto(`${origin}/ONEapp/?property=1&theme=1&autologin=1&room=101&name=Berger`)
  await page.getByRole('heading', { name: 'At your service' }).waitFor()
  await page.waitForLoadState('networkidle')
  const count = styledAtOnce((await browser?.stopTracing()) ?? Buffer.from(''), origin)
  // 6; with the scroll position of each new screen read at once 127.
  expect(count).toBeLessThan(70)
})

it('REAL-19 the sign-in form leaves an address that is complete as it is', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await countHistory(page)
  await page.goto(`${origin}/ONEapp/login?property=1&theme=1`)
  await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
  await page.waitForLoadState('networkidle')
  // The router numbers its first entry.
  expect(await historyOf(page)).toEqual([''])
})

it('REAL-19 the way to home reads the cookies only a few times', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    if (!cookie?.get || !cookie.set) return
    const counts = { cookieReads: 0 }
    Object.assign(window, counts)
    const { get, set } = cookie
    Object.defineProperty(document, 'cookie', {
      get() {
        counts.cookieReads += 1
        Object.assign(window, counts)
        return get.call(document)
      },
      set: (text) => set.call(document, text),
    })
  })
  await page.goto(`${origin}/ONEapp/?property=1&theme=1&autologin=1&room=101&name=Berger`)
  await page.getByRole('heading', { name: 'At your service' }).waitFor()
  await page.waitForLoadState('networkidle')
  const reads = await page.evaluate(() => (window as unknown as { cookieReads: number }).cookieReads)
  expect(reads).toBeGreaterThan(0)
  // 12; with a read for each value 88.
  expect(reads).toBeLessThan(20)
})
