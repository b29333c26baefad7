import type { FirstAnswers } from '../../browser/firstAnswers.ts'
import type { StorageArea } from '../../browser/storage.ts'
import { isDemoMode, isMode } from '../../core/mode.ts'
import { authTokenKey } from '../../core/storageKeys.ts'
import { browserLanguage } from '../../domains/language/languages.ts'
import type { Address } from './address.ts'
import type { FirstFacts } from './facts.types.ts'
import type { Catalogue } from './fillForm.ts'

export interface FirstAsked {
  /** Key of the language whose texts are loaded. */
  language: string
  /** Resolves to null if the texts fail to load. */
  texts: Promise<Catalogue | null>
}

/**
 * Requests the data of the first screen while the app's code is being loaded. `browser/firstAnswers.ts` hands the
 * responses over to the app, which repeats failed requests.
 */
export function askFirst(
  facts: FirstFacts,
  { property, theme, mode, language }: Address,
  storage: StorageArea,
): FirstAsked {
  askHotel(facts, { property, theme, token: storage.get(authTokenKey) })
  const { base, names } = facts.texts
  const wished = language.find((key) => key in names)
  const isDemo = isMode(mode) && isDemoMode(mode)
  const own = browserLanguage(navigator.languages?.[0] || navigator.language || 'en')
  const key = wished || (isDemo ? 'en' : own)
  const texts = import(/* @vite-ignore */ base + names[key]).then(
    ({ default: catalogue }: { default: Catalogue }) => catalogue,
    () => null,
  )
  return { language: key, texts }
}

interface HotelQuestion extends Pick<Address, 'property' | 'theme'> {
  token: string | undefined
}

function askHotel(facts: FirstFacts, { property, theme, token }: HotelQuestion) {
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
  for (const address of facts.config) void ask(address)
  window.firstAnswers = {
    answers,
    theme: { id: theme, answer: ask(isId(theme) ? fill(facts.theme, theme) : facts.themes) },
    settings: isId(property) ? { id: property, answer: ask(fill(facts.settings, property)) } : null,
  }
  if (isId(property)) void ask(fill(facts.webcheckin, property))
}

const isId = (id: string) => id !== '' && id !== '.' && id !== '..'
