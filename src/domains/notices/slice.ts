import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'
import { isSessionEnd, registered } from '../session/slice.ts'

/** A snackbar. `text` is a catalogue key. */
export interface Notice {
  id: number
  text: string
  values?: Record<string, string | number>
  /** A button beside the text. Pressing it closes the notice. */
  action?: { label: string; event: UnknownAction }
  /** A link beside the text, to an in-app path. */
  link?: { label: string; to: string }
  /** The subject of the notice. An earlier notice about the same subject is removed. */
  about?: string
  /** Something that the guest has asked for has failed: shown at once, before what waits or is shown. */
  isFailure?: true
  /** The notice stays until the guest closes it. Notices without this are shown first. */
  stays?: { closed: UnknownAction }
}

const slice = createSlice({
  name: 'notices',
  initialState: { queue: [] as Notice[], nextId: 1, hasGuestLeft: false },
  reducers: {
    /** Queues a notice. A notice that repeats the last of the queue replaces it. */
    noticeRaised(state, { payload }: PayloadAction<Omit<Notice, 'id'>>) {
      const { about, isFailure } = payload
      // What the guest who has left still waited for was not done, and nobody is there to be told.
      if (isFailure && state.hasGuestLeft) return
      if (about) state.queue = state.queue.filter((other) => other.about !== about)
      const last = state.queue[state.queue.length - 1]
      if (last && isSame(last, payload)) state.queue.pop()
      state.queue.push({ ...payload, id: state.nextId })
      state.nextId += 1
    },
    noticeSeen(state, { payload }: PayloadAction<number>) {
      state.queue = state.queue.filter(({ id }) => id !== payload)
    },
    /** The notice no longer holds. The payload is its text. */
    noticeRevoked(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter(({ text }) => text !== payload)
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(registered, (state) => {
        state.hasGuestLeft = false
      })
      // What one guest is told is not for the next one, whom a page that cannot be loaded again now shows the form.
      .addMatcher(isSessionEnd, (state) => {
        state.queue = []
        state.hasGuestLeft = true
      }),
  selectors: {
    selectNotice: ({ queue }) =>
      queue.find(({ isFailure }) => isFailure) ?? queue.find(({ stays }) => !stays) ?? queue[0] ?? null,
  },
})

const isSame = (one: Omit<Notice, 'id'>, other: Omit<Notice, 'id'>) =>
  one.text === other.text && JSON.stringify(one.values ?? {}) === JSON.stringify(other.values ?? {})

export const { noticeRaised, noticeSeen, noticeRevoked } = slice.actions
export const { selectNotice } = slice.selectors
export { slice as noticesSlice }
