import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { selectIsDemo } from '../session/slice.ts'
import { cannedAnswer, topicOf } from './cannedAnswers.ts'
import {
  answerGiven,
  conciergeSlice,
  conversationCleared,
  messagesStatusChanged,
  messageWritten,
  type Partner,
  selectConversation,
  typingStarted,
} from './slice.ts'

import type { Topic } from './topics.ts'

/** Delays in ms: the chatbot answers fast, people need time to read and type (BOT-03, DEMO-03). */
const answerDelaysMs: Record<Partner, number> = { concierge: 600, reception: 2000, housekeeping: 2000 }

export function* conciergeSaga() {
  yield* takeEvery(messageWritten, onWritten)
  yield* takeEvery(conversationCleared, greetAgain)
  yield* call(greet)
}

/** Adds the first messages of the demo's messenger. None of them comes from the hotel. */
function* greet() {
  if (!(yield* select(selectIsDemo))) return
  const { messages } = yield* select(selectConversation, 'concierge')
  if (messages.length > 0) return
  yield* put(answerGiven('concierge', { key: 'concierge.greeting' }))
  yield* put(answerGiven('housekeeping', { key: 'concierge.housekeeping.welcome' }))
  yield* put(answerGiven('reception', { key: 'concierge.reception.welcome' }))
}

/** Greets again after the chat was cleared (BOT-02). */
function* greetAgain({ payload }: ReturnType<typeof conversationCleared>) {
  if (payload === 'concierge') yield* put(answerGiven('concierge', { key: 'concierge.greeting' }))
}

function* onWritten({ payload: { to, text, topic } }: ReturnType<typeof messageWritten>) {
  if (!text) return
  const isCleared = (action: Action) => conversationCleared.match(action) && action.payload === to
  yield* race({ answered: call(answer, to, text, topic ?? topicOf(text)), cleared: take(isCleared) })
}

/** Simulates delivery, reading, typing and the answer. No request is sent. */
function* answer(partner: Partner, text: string, topic: Topic | null) {
  const delayMs = answerDelaysMs[partner]
  yield* delay(delayMs * 0.2)
  yield* put(messagesStatusChanged({ partner, status: 'delivered' }))
  yield* delay(delayMs * 0.25)
  yield* put(messagesStatusChanged({ partner, status: 'read' }))
  yield* put(typingStarted(partner))
  yield* delay(delayMs * 0.55)
  const { messages } = yield* select(selectConversation, partner)
  const words =
    partner === 'concierge' ? { topic: topic ?? ('unknown' as const) } : cannedAnswer(partner, text, messages)
  yield* put(answerGiven(partner, words))
}

export const conciergeState: DomainState = { slices: [conciergeSlice], saga: conciergeSaga }
