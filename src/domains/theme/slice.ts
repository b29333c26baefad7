import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Theme } from '../../contract/property.ts'
import type { Loadable } from '../../core/load.ts'
import { sessionValuesRead } from '../session/slice.ts'

type State = Loadable<Theme | null>

const slice = createSlice({
  name: 'theme',
  initialState: { status: 'unknown', value: null } as State,
  reducers: {
    themeRequested(state) {
      state.status = 'fetching'
    },
    themeLoaded: (_, { payload: value }: PayloadAction<Theme>): State => ({ status: 'success', value }),
    themeFailed(state) {
      state.status = 'failure'
    },
    /** The theme of the last visit, or of the page's first request, used until the hotel's response has been read. */
    themeRestored(state, { payload }: PayloadAction<Theme>) {
      if (state.status !== 'success') state.value = payload
    },
  },
  extraReducers: (builder) => {
    // The current theme stays until the theme of the other property is loaded (QRY-02).
    builder.addCase(sessionValuesRead, (state, { payload }) => {
      if (payload.theme === '') state.status = 'unknown'
    })
  },
  selectors: {
    selectTheme: (state) => state.value,
    selectThemeStatus: (state) => state.status,
    /** Whether the app can be rendered. Before that, its colours would change while the guest looks at it. */
    selectHasTheme: (state) => state.value !== null || state.status === 'failure',
    selectThemeTitle: (state) => state.value?.title ?? '',
  },
})

export const { themeRestored, themeRequested, themeLoaded, themeFailed } = slice.actions
export const { selectHasTheme, selectTheme, selectThemeStatus, selectThemeTitle } = slice.selectors
export { slice as themeSlice }
