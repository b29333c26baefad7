import { expect, it } from 'vitest'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

it('STAT-04, STAT-05 a visit of a content page or of the films counts, and of nothing else', () => {
  const domains = wholeRegistry()
  const countedAs = (screen: string, params: Record<string, string> = {}) =>
    domains.get(screen)?.visit?.(params)
  expect(countedAs('contentpage', { cpId: '128' })).toEqual({
    event_type: 'contentpage',
    event_value: '128',
  })
  expect(countedAs('vodMovie')).toEqual({ event_type: 'module', event_value: 'VOD' })
  const counted = domains
    .all()
    .flatMap((domain) => Object.entries(domain.screens ?? {}))
    .flatMap(([name, { visit }]) => (visit ? [name] : []))
  // Home counts its own visits, if the guest stays there (STAT-03).
  expect(counted.filter((name) => !name.startsWith('vod'))).toEqual(['contentpage'])
})
