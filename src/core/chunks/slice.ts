import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether a chunk failed to load, for the shell to notify the guest. */
const slice = createSlice({
  name: 'chunks',
  initialState: { hasFailed: false },
  reducers: {
    chunkLoadFailed(state, _: PayloadAction<{ part: string; reason: string }>) {
      state.hasFailed = true
    },
    chunkFailureDismissed(state) {
      state.hasFailed = false
    },
    /** The guest pressed Reload. The app never reloads by itself because of a failed chunk (ERR-20). */
    reloadPressed() {},
    /** The guest has waited long for content, and pressed "Try again". */
    waitRetried() {},
  },
  selectors: { selectHasChunkFailed: (state) => state.hasFailed },
})

export const { chunkLoadFailed, chunkFailureDismissed, reloadPressed, waitRetried } = slice.actions
export const { selectHasChunkFailed } = slice.selectors
export { slice as chunksSlice }
