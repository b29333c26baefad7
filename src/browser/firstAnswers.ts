/** What the page asked the hotel before the app's code was there (`askFirst.ts`), handed over to the first who asks. */
export interface FirstAnswer {
  /** The header that it was asked with. */
  authorization: string | undefined
  answer: Promise<Response>
}

export interface FirstAnswers {
  /** By address. */
  answers: Record<string, FirstAnswer>
  /** Of these the first screen is painted, before they are read in the ordinary way. Empty ids: none is known. */
  theme: { id: string; answer: Promise<Response> }
  settings: { id: string; answer: Promise<Response> } | null
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswers
  }
}

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

/** Reads an answer and leaves it for who asks; null where there is none for this id, or it failed. */
export async function peekFirstAnswer(
  name: 'theme' | 'settings',
  id: string,
  page: Pick<Window, 'firstAnswers'> = window,
): Promise<unknown> {
  try {
    const first = page.firstAnswers?.[name]
    const answer = first?.id === id ? await first.answer : null
    return answer?.ok ? await answer.clone().json() : null
  } catch {
    return null
  }
}
