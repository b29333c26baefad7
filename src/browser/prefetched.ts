/** Response to a request that the page sent before the app's code was loaded (`app/firstPaint/page.ts`). Used once. */
export interface PrefetchedResponse {
  /** The request's `Authorization` header. */
  authorization: string | undefined
  answer: Promise<Response>
}

export interface Prefetched {
  /** Responses by address. */
  answers: Record<string, PrefetchedResponse>
  /** The data that the first screen is rendered from before the app's sagas read them. An empty id: none is known. */
  theme: { id: string; answer: Promise<Response> }
  settings: { id: string; answer: Promise<Response> } | null
}

declare global {
  interface Window {
    prefetched?: Prefetched
  }
}

/** Reads a response without consuming it. Null if there is none for this id, or if the request failed. */
export async function peekPrefetched(
  name: 'theme' | 'settings',
  id: string,
  page: Pick<Window, 'prefetched'> = window,
): Promise<unknown> {
  try {
    const first = page.prefetched?.[name]
    const answer = first?.id === id ? await first.answer : null
    return answer?.ok ? await answer.clone().json() : null
  } catch {
    return null
  }
}

/** Age after which an unused response is discarded, in milliseconds since the start of the page. */
const validityMs = 30_000

type Fetch = typeof globalThis.fetch

/** A `fetch` that returns the page's first response if there is one; it repeats the request if that one failed. */
export function withPrefetched(
  fetch: Fetch,
  page: Pick<Window, 'prefetched' | 'performance'> = window,
): Fetch {
  return async (address, init) => {
    const given = await take(String(address), init)
    return given?.ok ? given : fetch(address, init)
  }

  async function take(address: string, init: RequestInit | undefined): Promise<Response | null> {
    const first = page.prefetched?.answers[address]
    if (!first || init?.method !== 'GET' || page.performance.now() > validityMs) return null
    if (new Headers(init.headers).get('Authorization') !== (first.authorization ?? null)) return null
    delete page.prefetched?.answers[address]
    return first.answer.catch(() => null)
  }
}
