/** One fetch that always ends: with a status and a text, or with the reason why there is none (HTTP-22). */
export type Fetched =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }

export interface Limits {
  /** Milliseconds, for headers and body together. */
  timeout: number
  /** Ends the request early; it then counts as timed out. */
  signal?: AbortSignal | undefined
}

/** Never rejects. */
export function fetchText(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  { timeout, signal }: Limits,
): Promise<Fetched> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (fetched: Fetched) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      resolve(fetched)
    }
    // It ends by itself, because not everything that stands behind `fetch` heeds the signal.
    const giveUp = () => {
      end({ kind: 'timeout' })
      controller.abort()
    }
    const timer = setTimeout(giveUp, timeout)
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    const run = async () => {
      const response = await fetch(url, { ...init, signal: controller.signal })
      end({ kind: 'answered', status: response.status, text: await response.text() })
    }
    run().catch(() => end({ kind: 'unreachable' }))
  })
}
