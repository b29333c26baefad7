import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { whenPageHidden } from '../../browser/page.ts'
import { deleteTvMessages } from '../../contract/messages.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { callHotel, log } from '../../core/services.ts'
import { dialogRaised } from '../dialogs/slice.ts'
import { noticeRaised, noticeRevoked } from '../notices/slice.ts'
import { logoutRequested, sessionEnds } from '../session/slice.ts'
import {
  messageDeleted,
  messageDeletionConfirmed,
  messageDeletionRefused,
  messageDeletionRequested,
  messageDeletionSent,
  messageDeletionUndone,
  messageList,
  selectMessages,
} from './slice.ts'

/** Time for which "Undo" is offered, as long as the notice with it is shown. The request is sent after it, because the hotel cannot restore a message. */
const undoMs = 20_000
const deletedText = 'messages.deleted'

export function* messageDeletionSaga() {
  yield* takeEvery(messageDeletionRequested, confirmDeletion)
  yield* takeEvery(messageDeletionConfirmed, deleteMessage)
}

function* confirmDeletion({ payload: id }: ReturnType<typeof messageDeletionRequested>) {
  const message = (yield* select(selectMessages)).find(({ message_id }) => message_id === id)
  if (!message) return
  yield* put(
    dialogRaised({
      id: 'deleteMessage',
      title: 'messages.confirm',
      text: 'messages.said',
      values: { text: message.text },
      choices: [{ label: 'messages.delete', event: messageDeletionConfirmed(id) }, { label: 'app.cancel' }],
    }),
  )
}

/** Deletes a message after the time to undo, which another deletion, hiding the page or logging out cuts short. */
function* deleteMessage({ payload: id }: ReturnType<typeof messageDeletionConfirmed>) {
  yield* put(
    noticeRaised({
      text: deletedText,
      action: { label: 'messages.undo', event: messageDeletionUndone(id) },
    }),
  )
  const isUndone = (action: Action) => messageDeletionUndone.match(action) && action.payload === id
  const { undone, next, ended } = yield* race({
    undone: take(isUndone),
    next: take(messageDeletionConfirmed),
    hidden: call(whenPageHidden),
    loggedOut: take(logoutRequested),
    ended: take(sessionEnds),
    time: delay(undoMs),
  })
  if (undone || ended) return
  // If another deletion follows, its notice has replaced this one.
  if (!next) yield* put(noticeRevoked(deletedText))
  yield* put(messageDeletionSent())
  const outcome = yield* callHotel(deleteTvMessages, { id })
  if (outcome.kind === 'ok') yield* put(messageDeleted(id))
  else {
    yield* log('warn', 'messages', `a message was not deleted: ${outcome.kind}`)
    yield* put(messageDeletionRefused(id))
  }
  yield* put(messageList.wanted())
}

export const messageDeletionState: DomainState = { slices: [], saga: messageDeletionSaga }
