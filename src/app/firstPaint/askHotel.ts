import type { FirstAnswers } from '../../browser/firstAnswers.ts'
import type { StorageArea } from '../../browser/storage.ts'
import { authTokenKey } from '../../core/storageKeys.ts'
import type { FirstFacts } from './facts.types.ts'

interface HotelQuestion {
  /** Ids; empty where none is known. */
  property: string
  theme: string
  storage: StorageArea
}

/**
 * Requests the data of the first screen while the app's code is being loaded. `browser/firstAnswers.ts` hands the
 * responses over to the app, which repeats failed requests.
 */
export function askHotel(facts: FirstFacts, { property, theme, storage }: HotelQuestion): void {
  const token = storage.get(authTokenKey)
  const answers: FirstAnswers['answers'] = {}
  const ask = (path: string) => {
    const authorization = token && path.startsWith('/api/') ? `Bearer ${token}` : undefined
    const answer = fetch(path, {
      // The same options as in `http/request.ts`.
      cache: 'no-store',
      redirect: authorization ? 'error' : 'follow',
      headers: authorization ? { Authorization: authorization } : {},
    })
    answer.catch(() => undefined)
    answers[location.origin + path] = { authorization, answer }
    return answer
  }
  const fill = (path: string, id: string) => path.replace(':id', encodeURIComponent(id))
  const inHouse = isId(property) ? `&property=${encodeURIComponent(property)}` : ''
  for (const address of facts.config) void ask(address + inHouse)
  window.firstAnswers = {
    answers,
    theme: { id: theme, answer: ask(isId(theme) ? fill(facts.theme, theme) : facts.themes) },
    settings: isId(property) ? { id: property, answer: ask(fill(facts.settings, property)) } : null,
  }
  if (isId(property)) void ask(fill(facts.webcheckin, property))
}

const isId = (id: string) => id !== '' && id !== '.' && id !== '..'
