import { call, type SagaGenerator } from 'typed-redux-saga'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { log } from '../../core/services.ts'
import { loadCatalogue, type Texts } from '../../core/text/catalogues.ts'
import type { MenuEntry } from './slice.ts'

/**
 * The menu with the app's own names of the screens that it opens, in the guest's language (LANG-24). What it cannot name
 * keeps the hotel's English name, and is logged.
 */
export function* inOwnWords(
  domains: DomainRegistry,
  menu: MenuEntry[],
  language: string,
): SagaGenerator<MenuEntry[]> {
  const texts: Texts = { ...(yield* loaded('signIn', language)), ...(yield* loaded('rest', language)) }
  const unknown = new Set<string>()
  const nameOf = (label: string) => {
    const [group = '', key = ''] = label.split('.')
    const name = texts[group]?.[key]
    if (name === undefined) unknown.add(label)
    return name
  }
  const named = (entry: MenuEntry): MenuEntry => {
    const { outcome, title, submenu } = entry
    const label = outcome.kind === 'open' && labelOf(outcome.screen)
    return { ...entry, title: (label && nameOf(label)) || title, submenu: submenu.map(named) }
  }
  const labelOf = (name: string) => {
    const screen = domains.get(name)
    const item = screen?.domain.nav?.find((other) => other.screen === name)
    return screen?.label ?? screen?.area?.label ?? item?.label
  }
  const entries = menu.map(named)
  if (unknown.size > 0) yield* log('warn', 'menu', `no words for ${[...unknown].join(', ')} in ${language}`)
  return entries
}

function* loaded(part: 'signIn' | 'rest', language: string): SagaGenerator<Texts> {
  try {
    return yield* call(loadCatalogue, part, language)
  } catch (error) {
    yield* log('warn', 'menu', `no texts ${language}.${part}: ${error}`)
    return {}
  }
}
