import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TvMessage } from '../../contract/messages.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { isSessionEnd } from '../session/slice.ts'

/** A message in a push event; the hotel may leave out its id (MSG-13). */
export interface NewTvMessage {
  text: string
  message_id: number | null
}

export interface MessagesState {
  status: LoadStatus
  /** The hotel's list, newest first. */
  items: TvMessage[]
  /** Messages whose dialogs are open or queued. */
  announced: NewTvMessage[]
  /** Status of the last marking. */
  markStatus: LoadStatus
  deleteStatus: LoadStatus
  /** Ids of messages that the guest has deleted but can still undo: the hotel cannot restore a message. */
  deletedIds: number[]
}

const initialState: MessagesState = {
  status: 'unknown',
  items: [],
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
    /** The list is needed, for example because the guest retries. */
    messagesWanted() {},
    /** A list that is loaded stays on the screen while it is refreshed. */
    messagesRequested(state) {
      if (state.status !== 'success') state.status = 'fetching'
    },
    /** Drops messages without a text, as for push events (MSG-10). */
    messagesLoaded(state, { payload }: PayloadAction<TvMessage[]>) {
      state.status = 'success'
      state.items = newestFirst(payload.filter(({ text }) => text.trim()))
    },
    /** The list that was loaded before stays (MSG-18). */
    messagesFailed(state) {
      state.status = 'failure'
    },
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
      state.items = state.items.filter(({ message_id }) => message_id !== payload)
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
    selectMessagesStatus: (state) => state.status,
    selectMessages: createSelector(
      [(state: MessagesState) => state.items, (state: MessagesState) => state.deletedIds],
      (items, deletedIds) => items.filter(({ message_id }) => !deletedIds.includes(message_id)),
    ),
    selectHasMessages: (state): boolean => state.items.length > state.deletedIds.length,
    selectUnreadCount: ({ items, deletedIds }): number =>
      items.filter(({ viewed, message_id }) => !viewed && !deletedIds.includes(message_id)).length,
    selectAnnounced: (state) => state.announced,
    /** The message that was announced last. */
    selectNewTvMessage: (state) => state.announced[state.announced.length - 1] ?? null,
  },
})

export const {
  messagesWanted,
  messagesRequested,
  messagesLoaded,
  messagesFailed,
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
export const {
  selectMessagesStatus,
  selectMessages,
  selectHasMessages,
  selectUnreadCount,
  selectAnnounced,
  selectNewTvMessage,
} = slice.selectors
export { slice as messagesSlice }
