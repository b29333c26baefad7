import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Channel, loadEPGContentOfItemId, ProgrammeEvent } from '../../../src/contract/epg.ts'
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

it.each([undefined, null, '', 'soon', start_timestamp - 60])(
  'REAL-04 a programme whose end is %j runs on for two hours at most',
  (end) => {
    expect(v.parse(ProgrammeEvent, { ...event, end_timestamp: end })).toMatchObject({
      title: 'Morning news',
      end_timestamp: start_timestamp + 7200,
      isOpen: true,
    })
  },
)

it('REAL-10 a programme that ends as it begins covers no time', () => {
  expect(v.parse(ProgrammeEvent, { ...event, end_timestamp: start_timestamp })).toMatchObject({
    end_timestamp: start_timestamp,
    isOpen: false,
  })
})

it.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['R&amp;amp;B', 'R&amp;B'],
  ['R&B &c; 5 &lt; 6', 'R&B &c; 5 < 6'],
  ['Fr&uuml;h&#39;st&#xFC;ck &ndash; live&hellip;', "Früh'stück – live…"],
  ['&#0; &#55296; &#1114112; &#x110000;', '&#0; &#55296; &#1114112; &#x110000;'],
])('REAL-10 the entities of %j are decoded once', (given, title) => {
  expect(v.parse(ProgrammeEvent, { ...event, title: given, description: given })).toMatchObject({
    title,
    description: title,
  })
  expect(v.parse(SearchHit, { id: 1, title: given }).title).toBe(title)
  expect(v.parse(Channel, { id: 1, name: given }).name).toBe(title)
})
