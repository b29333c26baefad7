import { createSlice } from '@reduxjs/toolkit'
import { type Loadable, loadablesOf } from '../../core/loadable.ts'
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

const terms = loadablesOf('terms', (state: State) => state.byKey, null as TermsText | null)

const slice = createSlice({
  name: 'terms',
  initialState: { byKey: {} } as State,
  reducers: {
    ...terms.reducers,
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
    selectTerms: (state, key: string) => state.byKey[key] ?? terms.initial,
  },
})

export const { termsWanted, termsRequested, termsLoaded, termsFailed } = slice.actions
export const { selectTerms } = slice.selectors
export { slice as termsSlice }
