/**
 * Runs in the page itself, before any of the app's code: asks the hotel for what the first screen shows while that code
 * is on its way. The build writes it into `index.html` (`build/firstAsks.ts`), so it imports nothing that stays. The
 * answers are handed over by `firstAnswers.ts`, which asks again where one has failed.
 */
import type { FirstAnswers } from './firstAnswers.ts'

export interface FirstFacts {
  /** Addresses of the configuration. */
  config: string[]
  /** Paths with `:id` for the property's or theme's. */
  settings: string
  webcheckin: string
  theme: string
  /** Asked where no theme is known. */
  themes: string
  /** The code of the texts by language, and what all of it begins and ends with. */
  texts: { base: string; names: Record<string, string> }
  /** Keys of languages that are not the first part of the browser's tag. */
  languages: Record<string, string>
}

export function askFirst(facts: FirstFacts): void {
  const query = new URLSearchParams(location.search)
  /** Nothing where the browser refuses. */
  const attempt = (read: () => string | null | undefined) => {
    try {
      return read() || ''
    } catch {
      return ''
    }
  }
  const cookie = (name: string) =>
    attempt(() => {
      const found = document.cookie.split('; ').find((pair) => pair.indexOf(`${name}=`) === 0)
      return found && decodeURIComponent(found.slice(name.length + 1))
    })
  const token = attempt(() => localStorage.getItem('auth-token'))
  const answers: FirstAnswers['answers'] = {}

  const ask = (path: string) => {
    const authorization = token && path.startsWith('/api/') ? `Bearer ${token}` : undefined
    const answer = fetch(path, {
      // As http/request.ts asks.
      cache: 'no-store',
      redirect: authorization ? 'error' : 'follow',
      headers: authorization ? { Authorization: authorization } : {},
    })
    answer.catch(() => undefined)
    answers[location.origin + path] = { authorization, answer }
    return answer
  }
  const fill = (path: string, id: string) => path.replace(':id', encodeURIComponent(id))
  const isId = (id: string) => id !== '' && id !== '.' && id !== '..'

  const known = cookie('property')
  const property = query.get('property') || known
  // Another property has a look of its own (QRY-02).
  const keepsTheme = !known || property === known
  const theme = query.get('theme') || (keepsTheme ? cookie('theme') : '')
  for (const address of facts.config) void ask(address)
  window.firstAnswers = {
    answers,
    theme: { id: theme, answer: ask(isId(theme) ? fill(facts.theme, theme) : facts.themes) },
    settings: isId(property) ? { id: property, answer: ask(fill(facts.settings, property)) } : null,
  }
  if (isId(property)) void ask(fill(facts.webcheckin, property))

  const { base, names } = facts.texts
  const mode = query.get('mode') || cookie('mode')
  const tag = (navigator.languages?.[0] || navigator.language || 'en').toLowerCase()
  const offered = Object.keys(names)
  const wished = [query.get('lang') || '', cookie('lang')].find((key) => offered.indexOf(key) >= 0)
  const primary = tag.split('-')[0] ?? ''
  const own = facts.languages[tag] ?? facts.languages[primary] ?? primary
  const language = wished || (/^demo/.test(mode) ? 'en' : own)
  const name = names[language] ?? names.en
  if (!name) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = base + name
  document.head.append(link)
}
