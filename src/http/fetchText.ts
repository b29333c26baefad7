/** The result of a fetch: status and text, or the reason why there is none (HTTP-22). */
export type Fetched =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

export interface FetchLimits {
  /** Milliseconds, for headers and body together. */
  timeout: number
  /** Aborts the request, which then counts as timed out. */
  signal?: AbortSignal | undefined
  /** The requests that have no answer yet, to which this one is added. */
  open?: Set<OpenFetch>
}

/** A request that has no answer yet. */
export interface OpenFetch {
  /** Whether it changes nothing at the hotel. */
  isRepeatable: boolean
  /** Hangs up and sends the request again. Its time-out goes on. */
  repeat: () => void
}

/** Fetches a text. Never rejects. */
export function fetchText(
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
