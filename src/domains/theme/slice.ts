import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Theme } from '../../contract/property.ts'
import type { LoadStatus } from '../status.ts'

interface State {
  status: LoadStatus
  theme: Theme | null
}

const slice = createSlice({
  name: 'theme',
  initialState: { status: 'unknown', theme: null } as State,
  reducers: {
    /** The look of the last visit, until the hotel has told the present one. */
    themeRecalled(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload
    },
    themeRequested(state) {
      state.status = 'fetching'
    },
    themeLoaded(state, { payload }: PayloadAction<Theme>) {
      state.status = 'success'
      state.theme = payload
    },
    themeFailed(state) {
      state.status = 'failure'
    },
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectThemeStatus: (state) => state.status,
    /** May the app be drawn? Without a look it would change its colours before the guest's eyes. */
    selectHasLook: (state) => state.theme !== null || state.status === 'failure',
    selectThemeTitle: (state) => state.theme?.title ?? '',
  },
})

export const { themeRecalled, themeRequested, themeLoaded, themeFailed } = slice.actions
export const { selectHasLook, selectTheme, selectThemeStatus, selectThemeTitle } = slice.selectors
export { slice as themeSlice }
