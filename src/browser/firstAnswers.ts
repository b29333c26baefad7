/** Response to a request that the page sent before the app's code was loaded (`askFirst.ts`). Used once. */
export interface FirstAnswer {
  /** The request's `Authorization` header. */
  authorization: string | undefined
  answer: Promise<Response>
}

export interface FirstAnswers {
  /** Responses by address. */
  answers: Record<string, FirstAnswer>
  /** The data that the first screen is rendered from before the app's sagas read them. An empty id: none is known. */
  theme: { id: string; answer: Promise<Response> }
  settings: { id: string; answer: Promise<Response> } | null
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswers
  }
}

/** Reads a response without consuming it. Null if there is none for this id, or if the request failed. */
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
