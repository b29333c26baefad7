import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionEnd } from '../session/slice.ts'
import type { Topic } from './topics.ts'

/** The contacts of a demo guest. The concierge is the chatbot. All answers are texts of the app. */
export const partners = ['reception', 'concierge', 'housekeeping'] as const
export type Partner = (typeof partners)[number]

export type DeliveryStatus = 'sent' | 'delivered' | 'read'

/** A message of the hotel: a key of the catalogue, or the answer to a topic. */
export type MessageContent = { key: string } | { topic: Topic | 'unknown' }

export type Message = { id: number; at: number } & (
  | { from: 'guest'; text: string; status: DeliveryStatus }
  | { from: 'hotel'; words: MessageContent }
)

interface Conversation {
  messages: Message[]
  unread: number
  isTyping: boolean
}

interface State {
  isChatOpen: boolean
  /** The open conversation of the messenger. */
  shown: Partner | null
  conversations: Record<Partner, Conversation>
  nextId: number
}

interface WrittenMessage {
  to: Partner
  text: string
  at: number
  topic: Topic | undefined
}

const emptyConversation: Conversation = { messages: [], unread: 0, isTyping: false }
const initialState: State = {
  isChatOpen: false,
  shown: null,
  conversations: {
    reception: emptyConversation,
    concierge: emptyConversation,
    housekeeping: emptyConversation,
  },
  nextId: 1,
}

const isShown = (state: State, partner: Partner) =>
  state.shown === partner || (partner === 'concierge' && state.isChatOpen)

const slice = createSlice({
  name: 'concierge',
  initialState,
  reducers: {
    chatOpened(state) {
      state.isChatOpen = true
      state.conversations.concierge.unread = 0
    },
    chatClosed(state) {
      state.isChatOpen = false
    },
    conversationCleared(state, { payload }: PayloadAction<Partner>) {
      state.conversations[payload] = emptyConversation
    },
    conversationShown(state, { payload }: PayloadAction<Partner | null>) {
      state.shown = payload
      if (payload) state.conversations[payload].unread = 0
    },
    /** The guest wrote a message, or chose a quick question about a topic. `at` is the device's time in ms. */
    messageWritten: {
      prepare: (to: Partner, text: string, topic?: Topic) => ({
        payload: { to, text: text.trim(), at: Date.now(), topic },
      }),
      reducer(state, { payload }: PayloadAction<WrittenMessage>) {
        const { to, text, at } = payload
        if (!text) return
        state.conversations[to].messages.push({ id: state.nextId, from: 'guest', text, at, status: 'sent' })
        state.nextId += 1
      },
    },
    messagesStatusChanged(state, { payload }: PayloadAction<{ partner: Partner; status: DeliveryStatus }>) {
      for (const message of state.conversations[payload.partner].messages)
        if (message.from === 'guest' && message.status !== 'read') message.status = payload.status
    },
    typingStarted(state, { payload }: PayloadAction<Partner>) {
      state.conversations[payload].isTyping = true
    },
    answerGiven: {
      prepare: (partner: Partner, words: MessageContent) => ({ payload: { partner, words, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ partner: Partner; words: MessageContent; at: number }>) {
        const { partner, words, at } = payload
        const conversation = state.conversations[partner]
        conversation.isTyping = false
        conversation.messages.push({ id: state.nextId, from: 'hotel', words, at })
        if (!isShown(state, partner)) conversation.unread += 1
        state.nextId += 1
      },
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => initialState)
  },
  selectors: {
    selectIsChatOpen: (state) => state.isChatOpen,
    selectIsConversationShown: (state) => state.shown !== null,
    selectConversation: (state, partner: Partner) => state.conversations[partner],
    selectConversations: createSelector(
      (state: State) => state.conversations,
      (conversations) => partners.map((partner) => ({ partner, ...conversations[partner] })),
    ),
  },
})

export const {
  chatOpened,
  chatClosed,
  conversationCleared,
  conversationShown,
  messageWritten,
  messagesStatusChanged,
  typingStarted,
  answerGiven,
} = slice.actions
export const { selectIsChatOpen, selectIsConversationShown, selectConversation, selectConversations } =
  slice.selectors
export { slice as conciergeSlice }
