// What guests do most, on a phone whose processor is six times slower: the time of each interaction to its next paint,
// and the CPU time that the page's main thread takes for it, beside a press on a page with only a bar and a bottom
// navigation. CPU times depend less on how busy the machine is; Chromium makes a slow processor by keeping its thread busy.
import { setTimeout as pause } from 'node:timers/promises'
import type { Hotel } from '../hotel/hotel.ts'
import { openPhone, type TraceEvent } from './phone.ts'
import { mainThread, type Phone, signIn, wholeChromium } from './tasks.ts'

const slowness = 6
const screen = { width: 412, height: 823 }
/** Until nothing runs any more that an interaction has begun. */
const restMs = 1500
/** Until the page stands still after it was scrolled to what is pressed. */
const stillMs = 600
/** What a guest does not notice as a delay. */
const limitMs = 200

interface Sample {
  /** From the event to the next paint, as Event Timing measures it; 0 if it took less than 16 ms. */
  paintMs: number
  /** CPU time of the main thread from the event to the frame that shows its result. */
  threadMs: number
  /** CPU time of all that follows, and of the longest task in it. */
  totalMs: number
  longestMs: number
}
type Samples = Map<string, Sample[]>

const watch = `(() => {
  window.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
})()`

const events = new Set(['click', 'keydown'])

function sampleOf(trace: readonly TraceEvent[], paintMs: number): Sample {
  const thread = mainThread(trace)
  const tasks = thread.filter(({ name }) => name === 'RunTask')
  const event = thread.find(
    ({ name, args }) => name === 'EventDispatch' && events.has(args?.data?.type ?? ''),
  )
  const handled = event ? event.ts + (event.dur ?? 0) : 0
  const frame = thread.find(({ name, ts }) => name === 'Commit' && ts >= handled)
  const ms = (some: TraceEvent[]) => some.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  const upTo = frame ? frame.ts + (frame.dur ?? 0) : 0
  return {
    paintMs,
    threadMs: event ? ms(tasks.filter(({ ts, dur = 0 }) => ts + dur > event.ts && ts < upTo)) : 0,
    totalMs: ms(tasks),
    longestMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  }
}

/** A phone, and what has been measured on it so far. */
class Bench {
  readonly samples: Samples = new Map()
  readonly #phone: Phone
  constructor(phone: Phone) {
    this.#phone = phone
  }

  async measure(what: string, doIt: () => Promise<unknown>): Promise<void> {
    await this.#phone.ask('window.presses.length = 0')
    const trace = await this.#phone.trace(async () => {
      await doIt()
      await pause(restMs)
    })
    const paints = (await this.#phone.ask('window.presses')) as number[]
    const sample = sampleOf(trace, Math.max(0, ...paints))
    this.samples.set(what, [...(this.samples.get(what) ?? []), sample])
  }

  /** Presses what is named so, once it stands still in the middle of the screen. */
  async press(what: string, selector: string, words = ''): Promise<void> {
    const find = `(() => {
      const found = [...document.querySelectorAll('${selector}')].filter((element) =>
        (element.ariaLabel ?? element.textContent).startsWith('${words}'))
      const { innerHeight } = window
      const isSeen = (element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top > 100 && bottom < innerHeight - 100
      }
      window.target = found.find(isSeen) ?? found[0]
      if (window.target && !isSeen(window.target)) window.target.scrollIntoView({ block: 'center' })
      return Boolean(window.target)
    })()`
    await this.#phone.until(find)
    await pause(stillMs)
    const at = (await this.#phone.ask(`(() => {
      const { left, top, width, height } = window.target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return window.target.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    })()`)) as { x: number; y: number } | null
    if (!at) throw new Error(`${what}: something covers it`)
    const { x, y } = at
    await this.measure(what, () => this.#phone.tap(x, y))
  }

  async type(what: string, field: string, term: string): Promise<void> {
    await this.#phone.until(`document.querySelector('${field}')`)
    await this.#phone.ask(`document.querySelector('${field}').focus()`)
    await pause(stillMs)
    for (const letter of term) await this.measure(what, () => this.#phone.press(letter))
  }
}

async function goRound(phone: Phone, bench: Bench, message: () => void) {
  const stands = (selector: string) => phone.until(`document.querySelector('${selector}')`)
  const home = async (what: string) => {
    await bench.press(what, 'nav a', 'Home')
    await stands('main a[href*="/shop/flow/1"]')
  }
  await bench.press('home to shop', 'main a', 'Room service')
  await stands('main li a[href*="/product/"]')
  await bench.measure('scrolling the shop', () => phone.scroll(-4000))
  await bench.press('adding to the cart', 'main button', 'One more')
  await bench.press('shop to product', 'main li a[href*="/product/"]')
  await stands('h1')
  await phone.until(
    `[...document.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith('Add to cart'))`,
  )
  await bench.measure('product to shop', () => phone.ask('history.back()'))
  await stands('main input[type=search]')
  await bench.type('typing in the shop', 'main input[type=search]', 'soup')
  await home('shop to home')
  await bench.press('opening the menu', 'button', 'Menu')
  await bench.measure('closing the menu', () => phone.ask('history.back()'))
  await bench.press('opening a dialog', 'main button', 'Hotel')
  await bench.measure('closing a dialog', () => phone.ask('history.back()'))
  await bench.press('home to room control', 'main a', 'Room control')
  await bench.press('all lights', 'main button[role=switch]', 'All lights')
  await bench.press('a lamp', 'main button[role=switch]', 'Air conditioning')
  await bench.press('another room', 'main [role=tab]', 'Living')
  await home('room control to home')
  await bench.press('home to guide', 'main a', 'TV guide')
  await stands('main a[href*="/epg/501"]')
  await bench.press('next channels', 'main button', 'Next channels')
  await bench.press('guide to channel', 'main a[href*="/epg/5"]')
  await bench.measure('scrolling a channel', () => phone.scroll(-4000))
  await home('channel to home')
  await bench.press('home to films', 'main a', 'Films')
  await stands('main a[href*="/vod/movies/"]')
  await bench.measure('scrolling films', () => phone.scroll(-4000))
  await bench.type('typing in films', 'main input[type=search]', 'night')
  await bench.press('films to film', 'main a[href*="/vod/movies/"]')
  await home('film to home')
  await bench.press('home to radio', 'main a', 'Radio')
  await stands('main li button')
  await bench.measure('scrolling stations', () => phone.scroll(-4000))
  await home('radio to home')
  await bench.press('home to flights', 'main a', 'Flights')
  await stands('main li button')
  await bench.measure('scrolling flights', () => phone.scroll(-4000))
  await home('flights to home')
  await bench.press('home to search', 'main a', 'Search')
  await bench.type('typing in search', 'main input[type=search]', 'wine')
  await home('search to home')
  await bench.measure('a message arrives', async () => message())
  await phone.ask(`document.querySelector('[role=dialog] button')?.click()`)
}

const percentile = (values: number[], part: number) =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0
const median = (values: number[]) => percentile(values, 0.5)

function print(samples: Samples, bare: Sample[]) {
  const bareMs = median(bare.map(({ threadMs }) => threadMs))
  const row = (what: string, cells: (string | number)[]) =>
    console.log(`${what.padEnd(24)}${cells.map((cell) => String(cell).padStart(10)).join('')}`)
  const figures = (some: Sample[]) => {
    const of = (key: keyof Sample) => some.map((one) => one[key])
    return [
      some.length,
      Math.max(...of('paintMs')).toFixed(0),
      median(of('threadMs')).toFixed(0),
      (median(of('threadMs')) / bareMs).toFixed(2),
      median(of('totalMs')).toFixed(0),
      Math.max(...of('longestMs')).toFixed(0),
    ]
  }
  row('ms', ['times', 'to paint', 'thread', 'ratio', 'total', 'longest'])
  row('a press on a bare page', figures(bare))
  for (const [what, some] of samples) row(what, figures(some))
  const all = [...samples.values()].flat().filter(({ threadMs }) => threadMs > 0)
  const [paints, threads] = [all.map(({ paintMs }) => paintMs), all.map(({ threadMs }) => threadMs)]
  const slowest = (values: number[]) => percentile(values, 0.98).toFixed(0)
  console.log(
    `98 of 100 interactions: ${slowest(paints)} ms to the paint, ${slowest(threads)} ms of the thread, ${(percentile(threads, 0.98) / bareMs).toFixed(1)} times a bare press`,
  )
  console.log(`over ${limitMs} ms: ${threads.filter((ms) => ms > limitMs).length} of ${threads.length}`)
}

async function barePresses(address: string, times: number) {
  const phone = await openPhone(wholeChromium(), screen)
  try {
    await phone.before(watch)
    await phone.open(address)
    await phone.until(`document.querySelector('button')`)
    await phone.slowDown(slowness)
    const bench = new Bench(phone)
    for (let at = 0; at < times; at += 1) await bench.press('press', 'button', at % 2 ? 'Home' : 'Menu')
    return bench.samples.get('press') ?? []
  } finally {
    await phone.close()
  }
}

/** @param limit address of the bare page */
export async function interactions(hotel: Hotel & { origin: string }, limit: string, rounds: number) {
  const bare = await barePresses(limit, rounds * 4)
  const phone = await openPhone(wholeChromium(), screen)
  const bench = new Bench(phone)
  try {
    await phone.before(watch)
    await signIn(phone, hotel.origin)
    await phone.slowDown(slowness)
    for (let round = 1; round <= rounds; round += 1)
      await goRound(phone, bench, () => hotel.desk.message({ room: '101', text: `Message ${round}` }))
  } finally {
    print(bench.samples, bare)
    await phone.close()
  }
}
