import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Loadable } from '../../core/load.ts'
import { routeEntered } from '../../core/routing/slice.ts'

/** Terms of a property in a language. `text` is markup; `title` is its first heading, empty if it has none. */
export interface TermsText {
  text: string
  optionalTermsUrl: string
  title: string
  /** The hotel's key for the language of the text, which may differ from the guest's. */
  lang: string
}

interface State {
  byKey: Record<string, Loadable<TermsText | null>>
}

export const termsKey = (propertyId: string, language: string) => `${propertyId}/${language}`

const noTerms: Loadable<TermsText | null> = { status: 'unknown', value: null }

const slice = createSlice({
  name: 'terms',
  initialState: { byKey: {} } as State,
  reducers: {
    termsRequested(state, { payload: key }: PayloadAction<string>) {
      state.byKey[key] = { status: 'fetching', value: null }
    },
    termsLoaded(state, { payload: { key, value } }: PayloadAction<{ key: string; value: TermsText }>) {
      state.byKey[key] = { status: 'success', value }
    },
    termsFailed(state, { payload: key }: PayloadAction<string>) {
      state.byKey[key] = { status: 'failure', value: null }
    },
    /** The guest retries to load the terms. */
    termsWanted() {},
  },
  extraReducers: (builder) => {
    // Retried on the next visit. Not on the current one, which the session may announce twice.
    builder.addCase(routeEntered, (state, { payload }) => {
      if (payload.screen === 'terms') return
      for (const [key, { status }] of Object.entries(state.byKey))
        if (status === 'failure') delete state.byKey[key]
    })
  },
  selectors: {
    selectTerms: (state, key: string) => state.byKey[key] ?? noTerms,
  },
})

export const { termsWanted, termsRequested, termsLoaded, termsFailed } = slice.actions
export const { selectTerms } = slice.selectors
export { slice as termsSlice }
