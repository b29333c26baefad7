import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { guest, startHotel } from './harness/index.ts'
import { countRenders, rendersOf } from './harness/renders.ts'

/** Opens an address on a phone, and waits until nothing is rendered any more. */
async function openAtRest(address: (origin: string) => string, shown: (page: Page) => Promise<void>) {
  const { origin } = await startHotel()
  const { page } = await guest()
  await countRenders(page)
  await page.goto(address(origin))
  await shown(page)
  await page.waitForLoadState('networkidle')
  return rendersOf(page)
}

it('a sign-in renders each part of home once: what renders again is a fraction of it', async () => {
  const { first, again } = await openAtRest(
    (origin) => `${origin}/ONEapp/?property=1&theme=1&autologin=1&room=101&name=Berger`,
    async (page) => {
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
      await page.getByRole('heading', { name: 'At your service' }).waitFor()
    },
  )
  expect(first).toBeGreaterThan(300)
  // 0.25; 0.3 on a busy machine, where the answers come one by one.
  expect(again / first).toBeLessThan(0.35)
})

it('the sign-in form is not rendered again with each answer of the hotel', async () => {
  const { first, again } = await openAtRest(
    (origin) => `${origin}/ONEapp/login?property=1&theme=1`,
    async (page) => {
      await page.getByLabel('Room').waitFor()
      await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
    },
  )
  expect(first).toBeGreaterThan(60)
  expect(again / first).toBeLessThan(0.9)
})

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
}

/** How many functions V8 compiled on a page's main thread because they were called, in all pages of the trace. */
function compiledWhenCalled(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents.filter(
    ({ name, pid, tid }) => name === 'V8.ParseFunction' && mainThreads.has(`${pid} ${tid}`),
  ).length
}

it('REAL-18 the code of the sign-in is compiled while it is loaded, not when it is called', async () => {
  const { origin } = await startHotel()
  const { page } = await guest()
  const browser = page.context().browser()
  // As slow as a guest's network: V8 compiles in the background what does not come at once.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await browser?.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] })
  await page.goto(`${origin}/ONEapp/login?property=1&theme=1`)
  await page.getByRole('button', { name: 'Continue without sign-in' }).waitFor()
  await page.waitForLoadState('networkidle')
  const compiled = compiledWhenCalled((await browser?.stopTracing()) ?? Buffer.from(''))
  expect(compiled).toBeGreaterThan(50)
  // 400; 1400 if a file had come as a whole before V8 began with it. Without the hint 2200.
  expect(compiled).toBeLessThan(1900)
})
