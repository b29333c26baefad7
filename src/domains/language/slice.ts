import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LanguageEntry } from '../../contract/language.ts'
import type { Loadable, LoadStatus } from '../../core/load.ts'
import { registered, sessionReset } from '../session/slice.ts'
import { directionOf, intlLocaleOf, localeOf, offeredLanguages } from './languages.ts'

export interface LanguageState {
  /** The hotel's active languages. */
  languageList: Loadable<LanguageEntry[]>
  /** The key of the language in use; its texts are loaded. */
  selected: string
  /** The status of setting the language of the guest's room. */
  setStatus: LoadStatus
  /** Whether the texts of any language are loaded. */
  areTextsLoaded: boolean
  /** The guest's choice on this device, from the selector, the URL or the cookie; empty if there is none. */
  choice: string
  /** Whether the language of this session is decided. Until then URLs do not contain it. */
  isSettled: boolean
}

const initialState: LanguageState = {
  languageList: { status: 'unknown', value: [] },
  selected: 'en',
  setStatus: 'unknown',
  areTextsLoaded: false,
  choice: '',
  isSettled: false,
}

const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageListRequested(state) {
      state.languageList.status = 'fetching'
    },
    languageListLoaded(state, { payload: value }: PayloadAction<LanguageEntry[]>) {
      state.languageList = { status: 'success', value }
    },
    languageListFailed(state) {
      state.languageList.status = 'failure'
    },
    /** The guest selected a language. */
    languageChosen(_state, _: PayloadAction<string>) {},
    /** The choice was read from the URL or the cookie, or made by the guest. */
    choiceChanged(state, { payload }: PayloadAction<string>) {
      state.choice = payload
    },
    languageApplied(state, { payload }: PayloadAction<string>) {
      state.selected = payload
      state.areTextsLoaded = true
    },
    languageSettled(state) {
      state.isSettled = true
    },
    roomLanguageRequested(state) {
      state.setStatus = 'fetching'
    },
    roomLanguageSet(state) {
      state.setStatus = 'success'
    },
    roomLanguageFailed(state) {
      state.setStatus = 'failure'
    },
    /** The language has changed: content of the hotel has to be loaded again. */
    contentReset() {},
  },
  extraReducers: (builder) => {
    builder
      .addCase(registered, (state) => {
        state.isSettled = false
      })
      // Otherwise the address of the reload that follows would name it to the next guest. A walk-in guest's choice is in
      // the cookie, and is read again.
      .addCase(sessionReset, (state) => {
        state.choice = ''
      })
  },
  selectors: {
    selectLanguage: (state) => state.selected,
    selectAreTextsLoaded: (state) => state.areTextsLoaded,
    selectLanguageChoice: (state) => state.choice,
    selectIsLanguageSettled: (state) => state.isSettled,
    selectDirection: (state) => directionOf(state.selected),
    /** The `lang` of the document. */
    selectDocumentLanguage: (state) => localeOf(state.selected),
    /** For dates and numbers. */
    selectLocale: (state) => intlLocaleOf(state.selected),
    /** The offered languages; only the hotel's active ones once these are loaded (LANG-02). */
    selectOfferedLanguages: createSelector(
      (state: LanguageState) => state.languageList.value,
      (active) => {
        const offered = offeredLanguages.filter((key) => active.some((entry) => entry.lang_key === key))
        return offered.length > 0 ? offered : offeredLanguages
      },
    ),
    selectSelectedLanguage: (state) =>
      state.languageList.value.find((entry) => entry.lang_key === state.selected) ?? null,
  },
})

export const {
  languageListRequested,
  languageListLoaded,
  languageListFailed,
  languageChosen,
  choiceChanged,
  languageApplied,
  languageSettled,
  roomLanguageRequested,
  roomLanguageSet,
  roomLanguageFailed,
  contentReset,
} = slice.actions
export const {
  selectAreTextsLoaded,
  selectLanguage,
  selectLanguageChoice,
  selectIsLanguageSettled,
  selectDirection,
  selectDocumentLanguage,
  selectLocale,
  selectOfferedLanguages,
  selectSelectedLanguage,
} = slice.selectors
export { localeOf, slice as languageSlice }
