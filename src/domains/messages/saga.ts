import { put, select, take, takeEvery } from 'typed-redux-saga'
import { markAsTvMessagesByMessageId } from '../../contract/messages.ts'
import type { pushed } from '../../core/pushed.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { dialogClosed, dialogRaised } from '../dialogs/slice.ts'
import { ownMessageHeard, selectIsOwnMessage } from '../mail/slice.ts'
import { selectDeviceMode, selectHasDoor } from '../session/slice.ts'
import { messagesPath } from './paths.ts'
import {
  isNewMessage,
  markAccepted,
  markRefused,
  messageList,
  messageOpened,
  messagesMarked,
  type NewTvMessage,
  newMessageArrived,
  newMessageClosed,
  newMessageConfirmed,
  newMessageShown,
  selectAnnounced,
  selectMessages,
} from './slice.ts'

function* newMessageSaga() {
  yield* takeEvery(isNewMessage, announceMessage)
  yield* takeEvery(newMessageConfirmed, markConfirmed)
  yield* takeEvery(newMessageShown, showList)
  yield* takeEvery(messageList.loaded, closeReadDialogs)
}

const dialogIdOf = ({ message_id, text }: NewTvMessage) => `message ${message_id ?? text}`

/** Opens a dialog for each message; dialogs of further messages are queued (MSG-12). */
function* announceMessage({ payload }: ReturnType<typeof pushed.getPopUpMessages>) {
  const [first] = payload.tvmessages
  const text = first?.message.trim() ?? ''
  if (!(yield* select(selectHasDoor))) return
  // A confirmation of the guest's own action on this device is meant for the television, and not announced here.
  if (yield* select(selectIsOwnMessage, text)) return yield* put(ownMessageHeard(text))
  const message: NewTvMessage = { text, message_id: first?.message_id ?? null }
  yield* put(newMessageArrived(message))
  // Whoever stands at a kiosk could read it.
  const isInPublic = (yield* select(selectDeviceMode)) === 'kiosk'
  yield* put(
    dialogRaised({
      id: dialogIdOf(message),
      title: 'messages.new',
      ...(!isInPublic && { text: 'messages.said', values: { text } }),
      choices: [
        isInPublic
          ? { label: 'messages.title', event: newMessageShown() }
          : { label: 'messages.gotIt', event: newMessageConfirmed(message) },
        { label: 'messages.later' },
      ],
      closed: newMessageClosed(message),
    }),
  )
}

function* showList() {
  const history = yield* service('history')
  history.go(messagesPath, { withSessionParams: true })
}

/** Marks the confirmed message as read: by its id, else all unread messages with the same text (MSG-13). */
function* markConfirmed({ payload: { text, message_id } }: ReturnType<typeof newMessageConfirmed>) {
  if (message_id !== null) return yield* put(messagesMarked({ ids: [message_id], isRead: true }))
  // The list that was loaded with the push event may not contain the message yet.
  yield* put(messageList.wanted())
  yield* take([messageList.loaded, messageList.failed])
  const ids = (yield* select(selectMessages))
    .filter((message) => !message.viewed && message.text.trim() === text)
    .map((message) => message.message_id)
  if (ids.length > 0) yield* put(messagesMarked({ ids, isRead: true }))
}

/** Closes the dialogs of messages that were read on another device of the room. */
function* closeReadDialogs({ payload: { value } }: ReturnType<typeof messageList.loaded>) {
  for (const message of yield* select(selectAnnounced)) {
    const isRead = value.some(({ message_id, viewed }) => viewed && message_id === message.message_id)
    if (!isRead) continue
    yield* put(dialogClosed(dialogIdOf(message)))
    yield* put(newMessageClosed(message))
  }
}

export function* messagesSaga() {
  yield* takeEvery(messageOpened, readMessage)
  yield* takeEvery(messagesMarked, markMessages)
  yield* newMessageSaga()
  // The guest may have signed in before this saga started.
  yield* put(messageList.wanted())
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
  yield* put(messageList.wanted())
}
