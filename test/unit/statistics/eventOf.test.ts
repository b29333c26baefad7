import { expect, it } from 'vitest'
import { eventOf } from '../../../src/domains/statistics/eventOf.ts'

it('STAT-03, STAT-04 counts home and content pages, and nothing else that is here', () => {
  expect(eventOf('home', {})).toEqual({ event_type: 'home', event_value: 'home' })
  expect(eventOf('contentpage', { cpId: '128' })).toEqual({ event_type: 'contentpage', event_value: '128' })
  expect(eventOf('shop', { id: '1' })).toBeNull()
})
