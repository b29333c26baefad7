import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Code of the app that did not come, for the shell to say so. */
const slice = createSlice({
  name: 'code',
  initialState: { isMissing: false },
  reducers: {
    codeMissed(state, _: PayloadAction<{ part: string; reason: string }>) {
      state.isMissing = true
    },
    missingCodeDismissed(state) {
      state.isMissing = false
    },
    /** The guest wants the page to be loaded anew. Never the app by itself (ERR-20). */
    reloadPressed() {},
  },
  selectors: { selectIsCodeMissing: (state) => state.isMissing },
})

export const { codeMissed, missingCodeDismissed, reloadPressed } = slice.actions
export const { selectIsCodeMissing } = slice.selectors
export { slice as codeSlice }
