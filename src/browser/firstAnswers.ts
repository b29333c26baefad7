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
