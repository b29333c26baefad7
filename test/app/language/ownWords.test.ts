import { runSaga } from 'redux-saga'
import { expect, it, vi } from 'vitest'
import type { DomainRegistry } from '../../../src/core/domains/registry.ts'
import { inOwnWords } from '../../../src/domains/menu/ownWords.ts'
import type { MenuEntry } from '../../../src/domains/menu/slice.ts'

const entry = (screen: string, title: string): MenuEntry => ({
  id: title,
  title,
  image: '',
  text: '',
  outcome: { kind: 'open', to: `/${screen}`, screen },
  submenu: [],
})
const domains = (labels: Record<string, string>) =>
  ({ get: (name: string) => ({ label: labels[name], domain: {} }) }) as unknown as DomainRegistry
const inWords = (log: () => void, ...given: Parameters<typeof inOwnWords>): Promise<MenuEntry[]> =>
  runSaga({ context: { log } }, inOwnWords, ...given).toPromise()
const menu = [entry('wakeUp', 'Wake-up call'), entry('spa', 'Spa')]

it('LANG-24 an entry gets the app’s own name in the language; one that has none keeps the hotel’s, in silence', async () => {
  const log = vi.fn()
  const entries = await inWords(log, domains({ wakeUp: 'wakeUp.title' }), menu, 'fi')
  expect(entries.map(({ title }) => title)).toEqual(['Herätys', 'Spa'])
  expect(log).not.toHaveBeenCalled()
})

it('LANG-24 a name that the language lacks is logged once, and the hotel’s stays', async () => {
  const log = vi.fn()
  const found = domains({ wakeUp: 'wakeUp.title', spa: 'spa.missing' })
  const entries = await inWords(log, found, [...menu, entry('spa', 'Sauna')], 'fi')
  expect(entries.map(({ title }) => title)).toEqual(['Herätys', 'Spa', 'Sauna'])
  expect(log.mock.calls).toEqual([['warn', 'menu', 'no words for spa.missing in fi']])
})

it('LANG-24 texts that do not load are logged, and the hotel’s names stay', async () => {
  const log = vi.fn()
  const entries = await inWords(log, domains({ wakeUp: 'wakeUp.title' }), menu, 'xx')
  expect(entries.map(({ title }) => title)).toEqual(['Wake-up call', 'Spa'])
  const lines = log.mock.calls.map(([level, component, message]) => `${level} ${component} ${message}`)
  expect(lines).toEqual([
    'warn menu no texts xx.signIn: Error: no catalogue',
    'warn menu no texts xx.rest: Error: no catalogue',
    'warn menu no words for wakeUp.title in xx',
  ])
})
