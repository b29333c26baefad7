import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { loadTvMessages, markAsTvMessagesByMessageId } from '../../contract/messages.ts'
import { pushed } from '../../core/pushed.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel, log } from '../../core/services.ts'
import { demoEntered, registered, selectHasDoor, selectSession, sessionEnds } from '../session/slice.ts'
import { isNewMessage, newMessageSaga } from './newMessage.saga.ts'
import {
  markAccepted,
  markRefused,
  messageOpened,
  messagesFailed,
  messagesLoaded,
  messagesMarked,
  messagesRequested,
  messagesWanted,
  selectMessages,
} from './slice.ts'

export function* messagesSaga() {
  // `takeLatest`: a later load or the end of the session drops the response of an earlier load.
  yield* takeLatest(
    [
      registered,
      demoEntered,
      isVisitOf('tvMessage'),
      messagesWanted,
      isNewMessage,
      pushed.tvMessagesChanged,
      ...sessionEnds,
    ],
    loadMessages,
  )
  yield* takeEvery(messageOpened, readMessage)
  yield* takeEvery(messagesMarked, markMessages)
  yield* newMessageSaga()
  // The guest may have signed in before this saga started.
  yield* put(messagesWanted())
}

function* loadMessages() {
  if (!(yield* select(selectHasDoor))) {
    const { mode, initialised } = yield* select(selectSession)
    // A demo without a room gets no messages.
    if (mode === 'demo' && initialised) yield* put(messagesLoaded([]))
    return
  }
  yield* put(messagesRequested())
  const outcome = yield* callHotel(loadTvMessages, {}, { keep: 'messages' })
  if (outcome.kind === 'ok') return yield* put(messagesLoaded(outcome.answer))
  yield* log('error', 'messages', `the messages did not load: ${outcome.kind}`)
  yield* put(messagesFailed())
}

/** Opening an unread message marks it read (MSG-07). */
function* readMessage({ payload: id }: ReturnType<typeof messageOpened>) {
  const message = (yield* select(selectMessages)).find(({ message_id }) => message_id === id)
  if (message && !message.viewed) yield* put(messagesMarked({ ids: [id], isRead: true }))
}

function* markMessages({ payload: { ids, isRead } }: ReturnType<typeof messagesMarked>) {
  let refused = 0
  for (const message_id of ids) {
    const mark_as_status = isRead ? 'true' : 'false'
    const outcome = yield* callHotel(markAsTvMessagesByMessageId, { message_id, mark_as_status })
    if (outcome.kind === 'ok') continue
    refused += 1
    yield* log('warn', 'messages', `a message was not marked: ${outcome.kind}`)
  }
  yield* put(refused === 0 ? markAccepted() : markRefused())
  yield* put(messagesWanted())
}
