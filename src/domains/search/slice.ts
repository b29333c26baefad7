import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../contract/epg.ts'
import type { Station } from '../../contract/radio.ts'
import { type SearchResult, type SearchType, searchTypes } from '../../contract/search.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { languageApplied } from '../language/slice.ts'
import { checkinLost, sessionReset } from '../session/slice.ts'

/** What is searched for. Without a type all of them. */
export interface SearchQuery {
  term: string
  type: SearchType | null
}

export interface SearchState {
  status: LoadStatus
  result: SearchResult | null
  searchTerm: string
  typeFilter: SearchType | null
  /** Stands between the types in a request. */
  typeFilterDelimiter: string
  types: readonly SearchType[]
  /** The page of each category, from 1. */
  pages: Partial<Record<SearchType, number>>
  /** For the number, name and logo of what was found on television (SRCH-13). */
  channels: readonly Channel[]
}

const initialState: SearchState = {
  status: 'unknown',
  result: null,
  searchTerm: '',
  typeFilter: null,
  typeFilterDelimiter: ',',
  types: searchTypes,
  pages: {},
  channels: [],
}

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The guest has written a term, chosen a type, or opened an address that holds them. */
    searchRequested(_state, _: PayloadAction<SearchQuery>) {},
    searchRetried() {},
    searchStarted(state, { payload: { term, type } }: PayloadAction<SearchQuery>) {
      state.status = 'fetching'
      state.searchTerm = term
      state.typeFilter = type
    },
    searchLoaded(state, { payload }: PayloadAction<SearchResult>) {
      state.status = 'success'
      state.result = payload
      state.pages = {}
    },
    searchFailed(state) {
      state.status = 'failure'
      state.result = null
    },
    /** There is nothing to search for; the type that was chosen stays. */
    searchCleared(state, { payload }: PayloadAction<SearchType | null>) {
      Object.assign(state, { ...initialState, channels: state.channels, typeFilter: payload })
    },
    resultPageChosen(state, { payload: { type, page } }: PayloadAction<{ type: SearchType; page: number }>) {
      state.pages[type] = page
    },
    /** The guest wants to hear a station of which the hit does not say where it sounds. */
    stationPressed(_state, _: PayloadAction<Station>) {},
    searchChannelsLoaded(state, { payload }: PayloadAction<Channel[]>) {
      state.channels = payload
    },
  },
  extraReducers: (builder) => {
    for (const sessionEnded of [sessionReset, checkinLost]) builder.addCase(sessionEnded, () => initialState)
    // What was found is in the language before; it is searched anew when the screen is entered.
    builder.addCase(languageApplied, (state) => {
      if (state.status === 'success') state.status = 'unknown'
    })
  },
  selectors: { selectSearch: (state) => state },
})

export const {
  searchRequested,
  searchRetried,
  searchStarted,
  searchLoaded,
  searchFailed,
  searchCleared,
  resultPageChosen,
  stationPressed,
  searchChannelsLoaded,
} = slice.actions
export const { selectSearch } = slice.selectors
export { slice as searchSlice }
