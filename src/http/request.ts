/** The HTTP client of the hotel. Every result is an outcome: nothing is thrown, and every request ends. */
import type * as v from 'valibot'
import type { RouteSpec } from '../contract/define.ts'
import { fillPath, type Params, type Query, withQuery } from './address.ts'
import { type HttpOutcome, type Parsed, parseJson, readError } from './parse.ts'

/** The result of a fetch: status and text, or the reason why there is none (HTTP-22). */
type Fetched =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

interface FetchLimits {
  /** Milliseconds, for headers and body together. */
  timeout: number
  /** Aborts the request, which then counts as timed out. */
  signal?: AbortSignal | undefined
  /** The requests that have no answer yet, to which this one is added. */
  open?: Set<OpenFetch>
}

/** A request that has no answer yet. */
interface OpenFetch {
  /** Whether it changes nothing at the hotel. */
  isRepeatable: boolean
  /** Hangs up and sends the request again. Its time-out goes on. */
  repeat: () => void
}

/** Fetches a text. Never rejects. */
function fetchText(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  { timeout, signal, open }: FetchLimits,
): Promise<Fetched> {
  return new Promise((resolve) => {
    let controller = new AbortController()
    const settle = (fetched: Fetched) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      open?.delete(entry)
      resolve(fetched)
    }
    // Settles before it aborts, because not every implementation of `fetch` heeds the signal.
    const abort = () => {
      settle({ kind: 'timeout' })
      controller.abort()
    }
    const run = async (attempt: AbortController) => {
      try {
        const response = await fetch(url, { ...init, signal: attempt.signal })
        settle({ kind: 'answered', status: response.status, text: await response.text() })
      } catch {
        // An attempt that was hung up for the next one says nothing.
        if (attempt === controller) settle({ kind: 'unreachable' })
      }
    }
    const repeat = () => {
      const before = controller
      controller = new AbortController()
      before.abort()
      void run(controller)
    }
    const entry: OpenFetch = { isRepeatable: init.method === 'GET', repeat }
    const timer = setTimeout(abort, timeout)
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    open?.add(entry)
    void run(controller)
  })
}

export type { HttpOutcome } from './parse.ts'

export interface FileOptions {
  /** Milliseconds; default: the receive time-out (HTTP-22). */
  timeout?: number
  signal?: AbortSignal
  /** Called with a good answer, as the hotel wrote it. */
  onAnswer?: ((text: string) => void) | undefined
}

export interface RequestOptions<Ask> extends FileOptions {
  /** Values for `:name` in the route's path. */
  params?: Params
  /** The query of the address, also of a POST. Values that are null or undefined are left out. */
  query?: (NoInfer<Ask> & object) | Query
  /** The body of a POST, sent as JSON. */
  body?: NoInfer<Ask>
  /** Whether the request is sent even if the page is closed or reloaded meanwhile. */
  outlivesPage?: boolean
  /** A bearer token for this request, instead of the stored one. */
  token?: string
  /** Id of the guest's intent, by which the hotel recognizes a repetition: the header `Idempotency-Key`. */
  messageId?: string
}

export interface HttpClient {
  request: <Ask, Answer>(
    route: RouteSpec<Ask, Answer>,
    options?: RequestOptions<Ask>,
  ) => Promise<HttpOutcome<Answer>>
  /** Reads a JSON file, such as one of a skin. */
  file: <Content>(
    address: string,
    schema: v.GenericSchema<unknown, Content>,
    options?: FileOptions,
  ) => Promise<HttpOutcome<Content>>
  /** Reads a file as text. */
  text: (address: string, options?: FileOptions) => Promise<HttpOutcome<string>>
  /** For a guest who has waited long: sends the open GET requests again. Returns whether any request is open. */
  askAgain: () => boolean
  /** Sets the default time-out, in milliseconds, of later requests. */
  setReceiveTimeout: (ms: number) => void
}

export interface HttpEnvironment {
  /** The hotel's origin, `https://hotel.example`; the base of all addresses. */
  origin: string
  token: () => string | null | undefined
  log: (level: 'error' | 'warn', message: string) => void
  fetch?: typeof globalThis.fetch
}

const initialReceiveTimeoutMs = 6000

/** Files are small, and a guest who looks at an empty screen hears after this time that there is nothing. */
const fileTimeoutMs = 10_000

export function createHttp({
  origin,
  token,
  log,
  fetch = (...given) => globalThis.fetch(...given),
}: HttpEnvironment): HttpClient {
  let receiveTimeoutMs = initialReceiveTimeoutMs
  const open = new Set<OpenFetch>()

  function headersFor(url: URL, own: string | undefined): Record<string, string> {
    const isApi = url.origin === new URL(origin).origin && url.pathname.startsWith('/api/')
    const value = isApi ? (own ?? token()) : undefined
    return value ? { Authorization: `Bearer ${value}` } : {}
  }

  async function send(
    name: string,
    address: string,
    init: RequestInit,
    options: FileOptions & { token?: string },
  ): Promise<Fetched> {
    const url = addressOf(address, origin)
    if (!url) {
      log('error', `${name} not sent: no address`)
      return { kind: 'unreachable' }
    }
    const authorization = headersFor(url, options.token)
    const fetched = await fetchText(
      fetch,
      url.href,
      {
        ...init,
        // The hotel's answers are never cached (SW-03). Old engines would send the token along with a redirect.
        cache: 'no-store',
        redirect: authorization.Authorization ? 'error' : 'follow',
        headers: { ...init.headers, ...authorization },
      },
      { timeout: options.timeout ?? receiveTimeoutMs, signal: options.signal, open },
    )
    if (fetched.kind !== 'answered' && !options.signal?.aborted) log('warn', `${name}: ${fetched.kind}`)
    return fetched
  }

  const fileAt = (address: string, options: FileOptions) => {
    const timeout = options.timeout ?? Math.min(receiveTimeoutMs, fileTimeoutMs)
    return send(`GET ${address}`, address, { method: 'GET' }, { ...options, timeout })
  }

  function read<R>(
    name: string,
    fetched: Fetched,
    parse: (text: string, status: number) => Parsed<R>,
    { onAnswer }: FileOptions,
  ): HttpOutcome<R> {
    if (fetched.kind !== 'answered') return fetched
    const { status, text } = fetched
    if (status < 200 || status > 299) return { kind: 'refused', status, ...readError(text) }
    const outcome = parse(text, status)
    if (outcome.kind === 'invalid') log('error', `${name} answered what cannot be read: ${outcome.issue}`)
    else onAnswer?.(text)
    return outcome
  }

  return {
    async request(
      route,
      { params = {}, query = {}, body, messageId, outlivesPage = false, ...options } = {},
    ) {
      const name = `${route.method} ${route.path}`
      const path = fillPath(route.path, params)
      if (path === undefined) {
        log('error', `${name} not sent: a parameter is missing`)
        return { kind: 'unreachable' }
      }
      const init: RequestInit = { method: route.method, keepalive: outlivesPage }
      if (route.method === 'POST') {
        init.headers = {
          'Content-Type': 'application/json',
          ...(messageId && { 'Idempotency-Key': messageId }),
        }
        init.body = JSON.stringify(body ?? {})
      }
      const fetched = await send(name, withQuery(path, query), init, options)
      return read(name, fetched, parseJson(route.answer), options)
    },
    async file(address, schema, options = {}) {
      const name = `GET ${address}`
      return read(name, await fileAt(address, options), parseJson(schema), options)
    },
    async text(address, options = {}) {
      const name = `GET ${address}`
      const parse = (text: string) => ({ kind: 'ok', answer: text }) as const
      return read(name, await fileAt(address, options), parse, options)
    },
    askAgain() {
      for (const { isRepeatable, repeat } of [...open]) if (isRepeatable) repeat()
      return open.size > 0
    },
    setReceiveTimeout(ms) {
      receiveTimeoutMs = ms
    },
  }
}

function addressOf(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin)
  } catch {
    return undefined
  }
}
