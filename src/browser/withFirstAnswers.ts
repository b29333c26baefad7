/** An answer that nobody has taken by then is too old. Milliseconds since the page's start. */
const validityMs = 30_000

type Fetch = typeof globalThis.fetch

/** A `fetch` that takes the page's own answer where there is one. One that failed is asked for again. */
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
