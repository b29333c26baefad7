import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../contract/epg.ts'
import type { Station } from '../../contract/radio.ts'
import { type SearchHit, type SearchResult, type SearchType, searchTypes } from '../../contract/search.ts'
import type { SearchItem } from '../../core/domains/search.types.ts'
import type { LoadStatus } from '../../core/load.ts'
import { languageApplied } from '../language/slice.ts'
import { isSessionEnd } from '../session/slice.ts'

const hitsPerPage = 5

export interface Category {
  type: SearchType
  hits: readonly SearchHit[]
}

/** Returns the categories that have results (SRCH-08, FIND-02); only one if the search was limited to a type. */
export function categoriesOf(result: SearchResult, filter: SearchType | null): Category[] {
  const types = searchTypes.filter((type) => (filter ?? type) === type && result[type].length > 0)
  return types.map((type) => ({ type, hits: withoutDuplicates(result[type]) }))
}

/** Identifies a result within its type. The broadcasts of a programme may have the same id. */
export const hitKey = ({ id, channel_id, start_timestamp }: SearchHit): string =>
  [id, channel_id, start_timestamp].join()

const withoutDuplicates = (hits: readonly SearchHit[]): SearchHit[] => [
  ...new Map(hits.map((hit) => [hitKey(hit), hit])).values(),
]

export const countOf = (result: SearchResult, filter: SearchType | null): number =>
  categoriesOf(result, filter).reduce((sum, { hits }) => sum + hits.length, 0)

export const pageCount = (hits: readonly unknown[]): number =>
  Math.max(1, Math.ceil(hits.length / hitsPerPage))

/** @param page from 1 */
export const hitsOnPage = <Hit>(hits: readonly Hit[], page: number): readonly Hit[] =>
  hits.slice((page - 1) * hitsPerPage, page * hitsPerPage)

/** Parses the type in a URL; null if it is unknown (SRCH-03). */
export const readType = (text: string | null): SearchType | null =>
  searchTypes.find((type) => type === text) ?? null

/** Term and type of a search. Null searches all types. */
export interface SearchQuery {
  term: string
  type: SearchType | null
}

interface SearchState {
  status: LoadStatus
  result: SearchResult | null
  searchTerm: string
  typeFilter: SearchType | null
  /** Separator of the types in a request. */
  typeFilterDelimiter: string
  types: readonly SearchType[]
  /** The page of each category, from 1. */
  pages: Partial<Record<SearchType, number>>
  /** Channels, for the numbers, names and logos of results on television (SRCH-13). */
  channels: readonly Channel[]
  /** The contents that the device searches itself, by domain. */
  contents: Readonly<Record<string, readonly SearchItem[]>>
  /** Whether contents are being loaded. */
  isLoadingContents: boolean
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
  contents: {},
  isLoadingContents: false,
}

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The guest entered a term, selected a type, or opened a URL that contains them. */
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
    /** The term is empty; the selected type stays. */
    searchCleared(state, { payload }: PayloadAction<SearchType | null>) {
      const { channels, contents, isLoadingContents } = state
      Object.assign(state, { ...initialState, channels, contents, isLoadingContents, typeFilter: payload })
    },
    resultPageChosen(state, { payload: { type, page } }: PayloadAction<{ type: SearchType; page: number }>) {
      state.pages[type] = page
    },
    /** The guest goes on to a result, of those that the device has found, too, before the hotel's have come. */
    resultPressed(_state, _: PayloadAction<{ term: string }>) {},
    /** The guest plays a station whose result does not contain its stream. */
    stationPressed(_state, _: PayloadAction<Station>) {},
    contentsRequested(state) {
      state.isLoadingContents = true
    },
    contentsLoaded(state, { payload }: PayloadAction<Record<string, readonly SearchItem[]>>) {
      state.isLoadingContents = false
      Object.assign(state.contents, payload)
    },
    searchChannelsLoaded(state, { payload }: PayloadAction<Channel[]>) {
      state.channels = payload
    },
  },
  extraReducers: (builder) => {
    // A result, also a pending one, is in the previous language; the search is repeated when the screen is opened.
    builder.addCase(languageApplied, (state) => {
      if (state.status === 'success' || state.status === 'fetching') state.status = 'unknown'
      state.contents = {}
    })
    builder.addMatcher(isSessionEnd, () => initialState)
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
  resultPressed,
  stationPressed,
  contentsRequested,
  contentsLoaded,
  searchChannelsLoaded,
} = slice.actions
export const { selectSearch } = slice.selectors
export { slice as searchSlice }
