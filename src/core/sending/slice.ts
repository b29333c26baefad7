import {
  createAction,
  createSelector,
  createSlice,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { Attempt, Subject } from './attempt.ts'

/** Nothing was sent, and the guest is asked: `event` sends it all the same. */
export const repetitionWithheld = createAction<{
  intent: string
  /** Films are never sent again unasked or asked: whether one is bought can be read from the hotel. */
  subject: Exclude<Subject, 'film'>
  event: UnknownAction
  /** Nothing of it may have arrived: the browser keeps nothing of what is sent. `event` is the press itself. */
  isUnkept?: boolean
}>('sending/repetitionWithheld')

/** The guest is not where the outcome is shown, so a notice tells it. The text is a catalogue key. */
export const outcomeKnown = createAction<{ text: string; isFailure?: true }>('sending/outcomeKnown')

export interface SendingState {
  /** User id of the guest whose attempts these are; empty if nobody is signed in. */
  owner: string
  /** At most one per intent, sent by any tab of the device. */
  attempts: Attempt[]
  /** The intents whose answers this tab waits for. */
  awaited: string[]
  /** Outcomes, as catalogue keys, that the guest may not have read yet: told again if the page is loaded now. */
  unread: string[]
  /** The guest knows that this browser keeps nothing, and wants to send all the same. */
  isUnkeptAccepted: boolean
}

const initialState: SendingState = {
  owner: '',
  attempts: [],
  awaited: [],
  unread: [],
  isUnkeptAccepted: false,
}

const slice = createSlice({
  name: 'sending',
  initialState,
  reducers: {
    /** A guest is signed in; the payload has what the device knows of them. */
    senderKnown(state, { payload }: PayloadAction<Pick<SendingState, 'owner' | 'attempts' | 'unread'>>) {
      if (state.owner !== payload.owner) state.awaited = []
      state.owner = payload.owner
      state.unread = payload.unread
      takeOver(state, payload.attempts)
    },
    /** The guest has left: what is under way is given up, and its answer reaches nobody. */
    senderLeft: () => initialState,
    /** Another tab has sent something, or received an answer. What this tab waits for stays as it is. */
    attemptsTold(state, { payload }: PayloadAction<Attempt[]>) {
      takeOver(state, payload)
    },
    /** Another page may be sending it. `isTold`: it has just said so; otherwise this page has found it. */
    attemptMet(_state, _: PayloadAction<{ intent: string; isTold: boolean }>) {},
    /** Dispatched before the message leaves, so that the attempt is known even after a reload. */
    attemptStarted(state, { payload }: PayloadAction<Attempt>) {
      replace(state, payload.intent, payload)
      state.awaited.push(payload.intent)
    },
    /**
     * It is known what became of the attempt: the hotel has it or not. `before` stays in doubt, if there is one; `told` is
     * what the guest reads now.
     */
    attemptEnded(
      state,
      { payload }: PayloadAction<{ intent: string; before?: Attempt | null; told?: string | undefined }>,
    ) {
      stopWaiting(state, payload.intent)
      replace(state, payload.intent, payload.before ?? null)
      if (payload.told) state.unread.push(payload.told)
    },
    /** The outcomes have been on the screen for a while. */
    outcomesRead(state) {
      state.unread = []
    },
    /** The payload is the press that was asked about, which is carried out now. */
    unkeptAccepted(state, _: PayloadAction<UnknownAction>) {
      state.isUnkeptAccepted = true
    },
    /** No answer has come, or none that can be read. */
    attemptDoubted(state, { payload: intent }: PayloadAction<string>) {
      stopWaiting(state, intent)
      const attempt = state.attempts.find((one) => one.intent === intent)
      if (attempt) attempt.isInDoubt = true
    },
    /** The guest knows what became of it, such as from reception. */
    doubtSettled(state, { payload }: PayloadAction<Pick<Attempt, 'intent' | 'messageId'>>) {
      replace(state, payload.intent, null)
    },
  },
  selectors: {
    selectSending: (state) => state,
    selectAttempt: (state, intent: string) => state.attempts.find((one) => one.intent === intent) ?? null,
    selectDoubts: createSelector([(state: SendingState) => state.attempts], (attempts) =>
      attempts.filter(({ isInDoubt }) => isInDoubt),
    ),
    selectIsInDoubt: (state, intent: string) =>
      state.attempts.some((one) => one.intent === intent && one.isInDoubt),
  },
})

function replace(state: SendingState, intent: string, attempt: Attempt | null) {
  state.attempts = state.attempts.filter((one) => one.intent !== intent)
  if (attempt) state.attempts.push(attempt)
}

function stopWaiting(state: SendingState, intent: string) {
  state.awaited = state.awaited.filter((one) => one !== intent)
}

function takeOver(state: SendingState, told: readonly Attempt[]) {
  const isHere = ({ intent }: Attempt) => state.awaited.includes(intent)
  state.attempts = [...told.filter((attempt) => !isHere(attempt)), ...state.attempts.filter(isHere)]
}

export const {
  senderKnown,
  senderLeft,
  attemptsTold,
  attemptMet,
  attemptStarted,
  attemptEnded,
  attemptDoubted,
  doubtSettled,
  outcomesRead,
  unkeptAccepted,
} = slice.actions
/** Before the domain has started, nothing is known to be under way: what the device keeps starts it. */
export const { selectSending, selectAttempt, selectDoubts, selectIsInDoubt } = slice.getSelectors(
  ({ sending = initialState }: { sending?: SendingState }) => sending,
)
export { slice as sendingSlice }
