import { expect, it } from 'vitest'
import { cannedAnswer, topicOf } from '../../../src/domains/concierge/cannedAnswers.ts'
import {
  answerGiven,
  conciergeSlice,
  messageWritten,
  partners,
} from '../../../src/domains/concierge/slice.ts'

import { quickTopics } from '../../../src/domains/concierge/topics.ts'

it.each([
  ['When is breakfast?', 'breakfast'],
  ['wifi password please', 'wifi'],
  ['WLAN?', 'wifi'],
  ['I would like to check out', 'checkout'],
  ['Can I have a LATE CHECK-OUT tomorrow', 'late'],
  ['Is the sauna open', 'spa'],
  ['Wo kann man hier essen?', 'restaurant'],
  ['Taxi to the airport', 'taxi'],
  ['two more towels', 'towels'],
  ['Where may I park?', 'parking'],
  ['Will it rain', 'weather'],
  ['Thanks!', 'thanks'],
  ['Hi', 'hello'],
  ['À quelle heure est le petit déjeuner ?', 'breakfast'],
  ['朝食は何時からですか？', 'breakfast'],
  ['我想退房', 'checkout'],
  ['أين المطعم؟', 'restaurant'],
  ['Когда завтрак?', 'breakfast'],
  ['Pozovite mi taksi', 'taxi'],
  ['آب و هوای امروز چطور است؟', 'weather'],
  ['السبا', 'spa'],
])('BOT-03 the question %j is about %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic)
})

it.each(['this is history', 'a carpet', 'space', 'Spanish', 'Sunday', 'xyz', '', '???', '(['])(
  'BOT-05 does not take %j for something it knows',
  (question) => {
    expect(topicOf(question)).toBeNull()
  },
)

it('BOT-02 offers six questions for one tap', () => {
  expect(quickTopics).toEqual(['breakfast', 'wifi', 'checkout', 'spa', 'restaurant', 'taxi'])
})

it('DEMO-03 each desk answers its own matters, and promises the rest in turn', () => {
  expect(cannedAnswer('housekeeping', 'two towels please', [])).toEqual({
    key: 'concierge.housekeeping.towels',
  })
  const first = cannedAnswer('housekeeping', 'the lamp is broken', [])
  expect(first).toEqual({ key: 'concierge.housekeeping.first' })
  const before = [{ id: 1, at: 0, from: 'hotel', words: first } as const]
  expect(cannedAnswer('housekeeping', 'and the sink', before)).toEqual({
    key: 'concierge.housekeeping.second',
  })
  // Housekeeping does not answer questions about Wi-Fi.
  expect(cannedAnswer('housekeeping', 'wifi', [])).toEqual({ key: 'concierge.housekeeping.first' })
})

it('DEMO-02, DEMO-03 has three partners, keeps empty messages out and counts what is new', () => {
  expect(partners).toEqual(['reception', 'concierge', 'housekeeping'])
  let state = conciergeSlice.reducer(undefined, messageWritten('reception', '   '))
  expect(state.conversations.reception.messages).toEqual([])
  state = conciergeSlice.reducer(state, messageWritten('reception', ' hello '))
  expect(state.conversations.reception.messages).toMatchObject([{ text: 'hello', status: 'sent' }])
  state = conciergeSlice.reducer(state, answerGiven('reception', { key: 'x' }))
  expect(state.conversations.reception.unread).toBe(1)
})
