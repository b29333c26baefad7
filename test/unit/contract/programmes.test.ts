import * as v from 'valibot'
import { expect, it } from 'vitest'
import { loadEPGContentOfItemId, ProgrammeEvent } from '../../../src/contract/epg.ts'
import { SearchHit } from '../../../src/contract/search.ts'

const [start_timestamp, end_timestamp] = [1795240800, 1795244400]
const event = { id: 90001, title: 'Morning news', start_timestamp, end_timestamp }

it('EPG-06, SRCH-07 a programme whose times count milliseconds, or are texts, runs when the hotel means', () => {
  for (const form of [(at: number) => at * 1000, String, (at: number) => String(at * 1000 + 250)]) {
    const times = { start_timestamp: form(start_timestamp), end_timestamp: form(end_timestamp) }
    for (const schema of [ProgrammeEvent, SearchHit])
      expect(v.parse(schema, { ...event, ...times })).toMatchObject({ start_timestamp, end_timestamp })
  }
  expect(v.parse(SearchHit, { id: 1, start_timestamp: 'soon' }).start_timestamp).toBeNull()
  expect(v.parse(SearchHit, { id: 1 }).start_timestamp).toBeNull()
})

it('EPG-06, SRCH-07 a time that no calendar has costs that programme alone', () => {
  for (const wrong of [1e21, -1e21, start_timestamp * 1e6, start_timestamp * 1e9]) {
    const times = { start_timestamp: wrong, end_timestamp: wrong + 3600 }
    expect(v.parse(loadEPGContentOfItemId.answer, [event, { ...event, ...times }])).toHaveLength(1)
    expect(v.parse(SearchHit, { id: 1, ...times })).toMatchObject({ id: '1', start_timestamp: null })
  }
})

it('EPG-07 a programme without an id is told apart by its start', () => {
  const { id: _, ...nameless } = event
  for (const wire of [nameless, { ...nameless, id: null }, { ...nameless, id: '' }])
    expect(v.parse(ProgrammeEvent, wire as never).id).toBe(String(start_timestamp))
})

it.each([undefined, null, '', 'soon', start_timestamp, start_timestamp - 60])(
  'REAL-04 a programme whose end is %j runs on for two hours at most',
  (end) => {
    expect(v.parse(ProgrammeEvent, { ...event, end_timestamp: end })).toMatchObject({
      title: 'Morning news',
      end_timestamp: start_timestamp + 7200,
      isOpen: true,
    })
  },
)
