import { type Action, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { put, type SagaGenerator, select } from 'typed-redux-saga'
import { loadTvMessages, type TvMessage } from '../../contract/messages.ts'
import { defineLoad, type LoadStatus, type Request, readAs } from '../../core/load.ts'
import { pushed } from '../../core/pushed.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import {
  demoEntered,
  isSessionEnd,
  registered,
  selectHasDoor,
  selectSession,
  sessionEnds,
} from '../session/slice.ts'

/** A message in a push event; the hotel may leave out its id (MSG-13). */
export interface NewTvMessage {
  text: string
  message_id: number | null
}

export interface MessagesState {
  /** Messages whose dialogs are open or queued. */
  announced: NewTvMessage[]
  /** Status of the last marking. */
  markStatus: LoadStatus
  deleteStatus: LoadStatus
  /** Ids of messages that the guest has deleted but can still undo: the hotel cannot restore a message. */
  deletedIds: number[]
}

const initialState: MessagesState = {
  announced: [],
  markStatus: 'unknown',
  deleteStatus: 'unknown',
  deletedIds: [],
}

/** Sorts newest first; without times, by descending id. Parses each time once, because there may be thousands. */
const newestFirst = (messages: readonly TvMessage[]): TvMessage[] =>
  messages
    .map((message) => ({ message, time: Date.parse(message.created) || 0 }))
    .sort((one, other) => other.time - one.time || other.message.message_id - one.message.message_id)
    .map(({ message }) => message)

const slice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messageOpened(_state, _: PayloadAction<number>) {},
    messagesMarked(state, _: PayloadAction<{ ids: number[]; isRead: boolean }>) {
      state.markStatus = 'fetching'
    },
    markAccepted(state) {
      state.markStatus = 'success'
    },
    markRefused(state) {
      state.markStatus = 'failure'
    },
    /** The guest wants to delete a message, and is asked for confirmation. */
    messageDeletionRequested(_state, _: PayloadAction<number>) {},
    messageDeletionConfirmed(state, { payload }: PayloadAction<number>) {
      state.deletedIds.push(payload)
    },
    messageDeletionUndone(state, { payload }: PayloadAction<number>) {
      state.deletedIds = state.deletedIds.filter((id) => id !== payload)
    },
    messageDeletionSent(state) {
      state.deleteStatus = 'fetching'
    },
    messageDeleted(state, { payload }: PayloadAction<number>) {
      state.deleteStatus = 'success'
      state.deletedIds = state.deletedIds.filter((id) => id !== payload)
    },
    messageDeletionRefused(state, { payload }: PayloadAction<number>) {
      state.deleteStatus = 'failure'
      state.deletedIds = state.deletedIds.filter((id) => id !== payload)
    },
    newMessageArrived(state, { payload }: PayloadAction<NewTvMessage>) {
      state.announced.push(payload)
    },
    /** The guest pressed the confirming button of the dialog. */
    newMessageConfirmed(_state, _: PayloadAction<NewTvMessage>) {},
    /** The guest wants to see the list. */
    newMessageShown() {},
    newMessageClosed(state, { payload }: PayloadAction<NewTvMessage>) {
      state.announced = state.announced.filter(
        ({ text, message_id }) => text !== payload.text || message_id !== payload.message_id,
      )
    },
  },
  extraReducers: (builder) => {
    // The next guest must not see this one's messages.
    builder.addMatcher(isSessionEnd, () => initialState)
  },
  selectors: {
    selectDeletedIds: (state) => state.deletedIds,
    selectAnnounced: (state) => state.announced,
    /** The message that was announced last. */
    selectNewTvMessage: (state) => state.announced[state.announced.length - 1] ?? null,
  },
})

export const {
  messageOpened,
  messagesMarked,
  markAccepted,
  markRefused,
  messageDeletionRequested,
  messageDeletionConfirmed,
  messageDeletionUndone,
  messageDeletionSent,
  messageDeleted,
  messageDeletionRefused,
  newMessageArrived,
  newMessageConfirmed,
  newMessageShown,
  newMessageClosed,
} = slice.actions
export const { selectAnnounced, selectNewTvMessage } = slice.selectors
const { selectDeletedIds } = slice.selectors

/** True for a push event with a message; an empty text does not count (MSG-10). */
export const isNewMessage = (action: Action): action is ReturnType<typeof pushed.getPopUpMessages> =>
  pushed.getPopUpMessages.match(action) && Boolean(action.payload.tvmessages[0]?.message.trim())

/** The hotel's list, newest first. It stays on the screen while it is refreshed, and if that fails (MSG-18). */
export const messageList = defineLoad({
  name: 'messages/list',
  about: 'the messages',
  initial: [] as TvMessage[],
  quiet: 'meanwhile',
  when: [registered, demoEntered, isVisitOf('tvMessage'), isNewMessage, pushed.tvMessagesChanged],
  until: sessionEnds,
  *ask(): SagaGenerator<Request<TvMessage[]> | null> {
    if (yield* select(selectHasDoor)) {
      // Messages without a text are left out, as in push events (MSG-10).
      return readAs(callHotel(loadTvMessages, {}, { keep: 'messages' }), (list) =>
        newestFirst(list.filter(({ text }) => text.trim())),
      )
    }
    const { mode, initialised } = yield* select(selectSession)
    // A demo without a room gets no messages.
    if (mode === 'demo' && initialised) yield* put(messageList.loaded([]))
    return null
  },
  changes: (builder) =>
    builder.addCase(messageDeleted, (state, { payload }) => {
      for (const list of Object.values(state))
        list.value = list.value.filter(({ message_id }) => message_id !== payload)
    }),
})

export const selectMessages = createSelector(
  [(state: object) => messageList.select(state).value, selectDeletedIds],
  (items, deletedIds) => items.filter(({ message_id }) => !deletedIds.includes(message_id)),
)
type Root = Parameters<typeof selectMessages>[0]
export const selectHasMessages = (state: Root): boolean => selectMessages(state).length > 0
export const selectUnreadCount = (state: Root): number =>
  selectMessages(state).filter(({ viewed }) => !viewed).length

export { slice as messagesSlice }
