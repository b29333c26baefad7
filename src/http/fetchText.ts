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
}

/** Fetches a text. Never rejects. */
export function fetchText(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  { timeout, signal }: FetchLimits,
): Promise<Fetched> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const settle = (fetched: Fetched) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      resolve(fetched)
    }
    // Settles before it aborts, because not every implementation of `fetch` heeds the signal.
    const abort = () => {
      settle({ kind: 'timeout' })
      controller.abort()
    }
    const timer = setTimeout(abort, timeout)
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    const run = async () => {
      const response = await fetch(url, { ...init, signal: controller.signal })
      settle({ kind: 'answered', status: response.status, text: await response.text() })
    }
    run().catch(() => settle({ kind: 'unreachable' }))
  })
}
