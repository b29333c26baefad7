import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** A passing word at the edge of the screen. `text` is a key of the catalogue. */
export interface Notice {
  id: number
  text: string
  values?: Record<string, string | number>
  /** A button beside the words. Pressing it ends the notice. */
  action?: { label: string; event: UnknownAction }
  /** It does not pass by itself; the guest puts it away. It gives way to those that pass. */
  stays?: { closed: UnknownAction }
}

const slice = createSlice({
  name: 'notices',
  initialState: { queue: [] as Notice[], nextId: 1 },
  reducers: {
    /** They come one after the other; the same word twice in a row is said once, anew. */
    noticeRaised(state, { payload }: PayloadAction<Omit<Notice, 'id'>>) {
      const last = state.queue[state.queue.length - 1]
      if (last && isSame(last, payload)) state.queue.pop()
      state.queue.push({ ...payload, id: state.nextId })
      state.nextId += 1
    },
    noticeSeen(state, { payload }: PayloadAction<number>) {
      state.queue = state.queue.filter(({ id }) => id !== payload)
    },
    /** What it said holds no longer; the payload is its text. */
    noticeRevoked(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter(({ text }) => text !== payload)
    },
  },
  selectors: {
    selectNotice: (state) => state.queue.find(({ stays }) => !stays) ?? state.queue[0] ?? null,
  },
})

const isSame = (one: Omit<Notice, 'id'>, other: Omit<Notice, 'id'>) =>
  one.text === other.text && JSON.stringify(one.values ?? {}) === JSON.stringify(other.values ?? {})

export const { noticeRaised, noticeSeen, noticeRevoked } = slice.actions
export const { selectNotice } = slice.selectors
export { slice as noticesSlice }
