/** Age after which an unused response is discarded, in milliseconds since the start of the page. */
const validityMs = 30_000

type Fetch = typeof globalThis.fetch

/** A `fetch` that returns the page's first response if there is one; it repeats the request if that one failed. */
export function withFirstAnswers(
  fetch: Fetch,
  page: Pick<Window, 'firstAnswers' | 'performance'> = window,
): Fetch {
  return async (address, init) => {
    const given = await take(String(address), init)
    return given?.ok ? given : fetch(address, init)
  }

  async function take(address: string, init: RequestInit | undefined): Promise<Response | null> {
    const first = page.firstAnswers?.answers[address]
    if (!first || init?.method !== 'GET' || page.performance.now() > validityMs) return null
    if (new Headers(init.headers).get('Authorization') !== (first.authorization ?? null)) return null
    delete page.firstAnswers?.answers[address]
    return first.answer.catch(() => null)
  }
}
