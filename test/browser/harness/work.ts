// What a page has under way, so that a test need not wait for silence: its short timers, its next frames, its calls over
// the channel, and its requests.
import type { BrowserContext, Page, Request } from 'playwright-core'

/** Of the page's own window: what it has under way. */
export interface PageWork {
  /** False if something else has replaced what is watched, such as a fake clock or a routed websocket. */
  isWhole: () => boolean
  /** Number of calls over the channel that the hotel has not answered, and of channels that open. */
  calls: () => number
  /** Number of timers that are due within half a second. */
  timers: () => number
  /** Number of callbacks that wait for the next frame. */
  frames: () => number
  /** Lets the timers end now. */
  hurry: () => void
  /** Waits for the next frame without being counted. */
  nextFrame: (run: () => void) => void
}

export type WorkWindow = Window & typeof globalThis & { work?: PageWork }

/** Runs in each document before the app. */
function watchWork() {
  /** Delays of the app's own: before it scrolls, before it shows that it loads, before it looks for a lost focus. */
  const maxMs = 500
  const page = window as WorkWindow
  const { setTimeout: set, clearTimeout: clear, WebSocket: Socket } = page
  const { requestAnimationFrame: draw, cancelAnimationFrame: cancel } = page
  // A fake clock, which is installed later, sets timers whenever its time is read.
  const now = performance.now.bind(performance)
  interface Timer {
    dueAt: number
    run: () => void
    /** Differs from the app's own id after `hurry`. */
    id: number
  }
  const timers = new Map<number, Timer>()

  function setTimeout(run: TimerHandler, ms = 0, ...given: unknown[]): number {
    if (typeof run !== 'function' || ms > maxMs) return set(run, ms, ...given)
    const end = () => {
      timers.delete(id)
      run(...given)
    }
    const id = set(end, ms)
    timers.set(id, { dueAt: now() + ms, run: end, id })
    return id
  }
  function clearTimeout(id?: number) {
    clear(id === undefined ? id : (timers.get(id)?.id ?? id))
    if (id !== undefined) timers.delete(id)
  }

  const frames = new Set<number>()
  function requestAnimationFrame(run: FrameRequestCallback): number {
    const id = draw((time) => {
      frames.delete(id)
      run(time)
    })
    frames.add(id)
    return id
  }
  function cancelAnimationFrame(id: number) {
    cancel(id)
    frames.delete(id)
  }

  /** The app's first calls wait until the channel is open. */
  const opening = new Set<WebSocket>()
  const calls = new Map<string, WebSocket>()
  const idIn = (text: unknown) =>
    typeof text === 'string' ? /"message_id":"([^"]+)"/.exec(text.slice(0, 500))?.[1] : undefined
  class WatchedSocket extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      opening.add(this)
      this.addEventListener('open', () => opening.delete(this))
      this.addEventListener('message', ({ data }) => {
        const id = idIn(data)
        if (id !== undefined) calls.delete(id)
      })
      this.addEventListener('close', () => {
        opening.delete(this)
        for (const [id, socket] of calls) if (socket === this) calls.delete(id)
      })
    }
    override send(data: Parameters<WebSocket['send']>[0]) {
      const id = idIn(data)
      if (id !== undefined) calls.set(id, this)
      super.send(data)
    }
  }

  const watched = { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame }
  Object.assign(page, { ...watched, WebSocket: WatchedSocket })
  page.work = {
    isWhole: () =>
      page.setTimeout === setTimeout &&
      page.requestAnimationFrame === requestAnimationFrame &&
      page.WebSocket === WatchedSocket,
    calls: () => opening.size + calls.size,
    timers: () => timers.size,
    frames: () => frames.size,
    nextFrame: draw,
    hurry: () => {
      for (const timer of [...timers.values()].sort((one, other) => one.dueAt - other.dueAt)) {
        clear(timer.id)
        timer.id = set(timer.run, 0)
      }
    },
  }
}

const requests = new WeakMap<BrowserContext, Set<Request>>()

/** They stay open while a film plays, or end whenever they like. */
const endless = ['media', 'eventsource', 'websocket', 'ping']
/** The app does not read the answer to what it logs, so that the browser never reports its end. */
const log = /\/log\.php$/

/** Takes effect with the next page load. */
export async function keepWork(context: BrowserContext): Promise<void> {
  const open = new Set<Request>()
  requests.set(context, open)
  context.on('request', (request) => {
    if (!endless.includes(request.resourceType()) && !log.test(request.url())) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  await context.addInitScript(watchWork)
}

/** The requests of the page's context that have not ended; null if nobody counts them. */
export const openRequests = (page: Page): ReadonlySet<Request> | null => requests.get(page.context()) ?? null
