import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LanguageEntry } from '../../contract/language.ts'
import { registered } from '../session/slice.ts'
import type { LoadStatus } from '../status.ts'
import { directionOf, intlLocaleOf, localeOf, offeredLanguages } from './languages.ts'

export interface LanguageState {
  languageList: LanguageEntry[]
  listStatus: LoadStatus
  /** The key in use; its texts are loaded. */
  selected: string
  setStatus: LoadStatus
  /** Are there texts to draw with? */
  isSpoken: boolean
  /** The guest's own choice on this device, from the address or the cookie. Empty: none was made. */
  choice: string
  /** Is it decided which language the stay is shown in? Until then none belongs into an address. */
  isSettled: boolean
}

const initialState: LanguageState = {
  languageList: [],
  listStatus: 'unknown',
  selected: 'en',
  setStatus: 'unknown',
  isSpoken: false,
  choice: '',
  isSettled: false,
}

const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    listRequested(state) {
      state.listStatus = 'fetching'
    },
    listLoaded(state, { payload }: PayloadAction<LanguageEntry[]>) {
      state.languageList = payload
      state.listStatus = 'success'
    },
    listFailed(state) {
      state.listStatus = 'failure'
    },
    /** The guest picked a language in the selector. */
    languageChosen(_state, _: PayloadAction<string>) {},
    choiceRead(state, { payload }: PayloadAction<string>) {
      state.choice = payload
    },
    languageApplied(state, { payload }: PayloadAction<string>) {
      state.selected = payload
      state.isSpoken = true
    },
    languageSettled(state) {
      state.isSettled = true
    },
    /** The channel is up and the language is set: authentication may run (RT-20). */
    languageReady() {},
    hotelToldStarted(state) {
      state.setStatus = 'fetching'
    },
    hotelTold(state) {
      state.setStatus = 'success'
    },
    hotelNotTold(state) {
      state.setStatus = 'failure'
    },
    /** The new language is in use and what the hotel words itself has to be loaded again. */
    contentReset() {},
  },
  extraReducers: (builder) => {
    builder.addCase(registered, (state) => {
      state.isSettled = false
    })
  },
  selectors: {
    selectLanguage: (state) => state.selected,
    selectIsSpoken: (state) => state.isSpoken,
    selectChoice: (state) => state.choice,
    selectIsSettled: (state) => state.isSettled,
    selectDirection: (state) => directionOf(state.selected),
    /** What the document says it is written in. */
    selectDocumentLanguage: (state) => localeOf(state.selected),
    /** For dates and numbers. */
    selectLocale: (state) => intlLocaleOf(state.selected),
    /** The offered languages, narrowed to the hotel's active ones once those are known (LANG-02). */
    selectOffered: createSelector(
      (state: LanguageState) => state.languageList,
      (active) => {
        const narrowed = offeredLanguages.filter((key) => active.some((entry) => entry.lang_key === key))
        return narrowed.length > 0 ? narrowed : offeredLanguages
      },
    ),
    selectSelectedLanguage: (state) =>
      state.languageList.find((entry) => entry.lang_key === state.selected) ?? null,
  },
})

export const {
  listRequested,
  listLoaded,
  listFailed,
  languageChosen,
  choiceRead,
  languageApplied,
  languageSettled,
  languageReady,
  hotelToldStarted,
  hotelTold,
  hotelNotTold,
  contentReset,
} = slice.actions
export const {
  selectIsSpoken,
  selectLanguage,
  selectChoice,
  selectIsSettled,
  selectDirection,
  selectDocumentLanguage,
  selectLocale,
  selectOffered,
  selectSelectedLanguage,
} = slice.selectors
export { slice as languageSlice }
