/**
 * A slow phone, driven by Chromium's debugging protocol and nothing else. A test library also listens to the network:
 * then the page copies each message that it receives for the listener, and a large one takes three times as long.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromiumArguments } from '../tools/chromium.ts'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Start of the event, and its duration (`dur`), in microseconds. */
  ts: number
  dur?: number
  /** CPU time of the thread in microseconds. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

interface Answer {
  id?: number
  method?: string
  params?: { value?: TraceEvent[] }
  result?: Record<string, unknown>
  error?: { message: string }
}

const address = /DevTools listening on (ws:\S+)/
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

async function start(path: string) {
  const profile = await mkdtemp(join(tmpdir(), 'bellhop-bench-'))
  const words = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(path, [...chromiumArguments, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  const found = await new Promise<string>((resolve, reject) => {
    let text = ''
    browser.stderr.on('data', (chunk) => {
      text += chunk
      const [, url] = address.exec(text) ?? []
      if (url) resolve(url)
    })
    browser.on('close', () => reject(new Error(`Chromium ended: ${text}`)))
  })
  return {
    address: found,
    ended: async () => {
      if (browser.exitCode === null) await new Promise((resolve) => browser.on('exit', resolve))
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Connects to Chromium's protocol on one socket, to send commands and listen to events. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners = new Set<(answer: Answer) => void>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else for (const listener of listeners) listener(answer)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result = {}, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }))
    })
  return { send, listeners, close: () => socket.close() }
}

/**
 * @param path of Chromium
 * @param size of the screen in CSS pixels
 */
export async function openPhone(path: string, size: { width: number; height: number }) {
  const browser = await start(path)
  const { send, listeners, close } = await connect(browser.address)
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const tell = (method: string, params?: object) => send(method, params, String(sessionId))
  await tell('Page.enable')
  await tell('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true })
  await tell('Emulation.setTouchEmulationEnabled', { enabled: true })

  /** Evaluates an expression in the page, and returns its value as JSON. */
  async function ask(expression: string): Promise<unknown> {
    const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    return (result as { value?: unknown }).value
  }

  /** Waits until an expression is true in the page. */
  async function until(expression: string): Promise<void> {
    for (let tries = 0; !(await ask(`Boolean(${expression})`)); tries += 1) {
      if (tries > 300) throw new Error(`never true: ${expression}`)
      await pause(100)
    }
  }

  /** Records the trace events of the browser while `doIt` runs. */
  async function trace(doIt: () => Promise<unknown>): Promise<TraceEvent[]> {
    const events: TraceEvent[] = []
    const collected = new Promise<void>((resolve) => {
      const listen = ({ method, params }: Answer) => {
        if (method === 'Tracing.dataCollected') events.push(...(params?.value ?? []))
        if (method !== 'Tracing.tracingComplete') return
        listeners.delete(listen)
        resolve()
      }
      listeners.add(listen)
    })
    await send('Tracing.start', { traceConfig: { includedCategories: categories } })
    await doIt()
    await send('Tracing.end')
    await collected
    return events
  }

  return {
    ask,
    until,
    trace,
    tell,
    open: (url: string) => tell('Page.navigate', { url }),
    slowDown: (rate: number) => tell('Emulation.setCPUThrottlingRate', { rate }),
    /** Evaluates a script in each page before its own. */
    before: (source: string) => tell('Page.addScriptToEvaluateOnNewDocument', { source }),
    /** Presses and releases a key of a keyboard that writes this letter. */
    press: async (letter: string) => {
      await tell('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
      await tell('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
    },
    /** Scrolls by these distances in px: up if the first one is positive, and sideways by the second one. */
    scroll: (yDistance: number, xDistance = 0) =>
      tell('Input.synthesizeScrollGesture', { x: size.width / 2, y: 500, yDistance, xDistance, speed: 6000 }),
    tap: async (x: number, y: number) => {
      await tell('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    close: async () => {
      // Chromium closes itself, because a signal might end only the script that started it.
      await send('Browser.close')
      close()
      await browser.ended()
    },
  }
}
