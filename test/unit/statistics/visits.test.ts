import { expect, it } from 'vitest'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

it('STAT-03, STAT-04 counts home and content pages, and nothing else that is here', () => {
  const domains = wholeRegistry()
  const countedAs = (screen: string, params: Record<string, string> = {}) =>
    domains.get(screen)?.visit?.(params)
  expect(countedAs('home')).toEqual({ event_type: 'home', event_value: 'home' })
  expect(countedAs('contentpage', { cpId: '128' })).toEqual({
    event_type: 'contentpage',
    event_value: '128',
  })
  const counted = domains
    .all()
    .flatMap((domain) => Object.entries(domain.screens ?? {}))
    .flatMap(([name, { visit }]) => (visit ? [name] : []))
  expect(counted.sort()).toEqual(['contentpage', 'home'])
})
