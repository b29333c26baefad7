import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Id } from '../../contract/looseId.ts'
import type { Genre, Movie } from '../../contract/vod.ts'
import type { LoadStatus } from '../../core/load.ts'
import { checkinLost, logoutRequested, registered, sessionReset } from '../session/slice.ts'
import type { Product } from './movies.ts'

/** Number of changes on this device, by film or package id. A response to a request before a change is stale. */
export type Changes = Record<string, number>

export function countChange(changes: Changes, id: Id): void {
  changes[id] = (changes[id] ?? 0) + 1
}

/** Whether a response is stale for this id. @param known the changes at the time of the request */
export const isOlder = (changes: Changes, known: Changes, id: Id) => changes[id] !== known[id]

export interface VodState {
  /** Status of the list of films, which is loaded together with the genres. */
  status: LoadStatus
  /** Time of the last list, in ms since 1970; 0 if the list has to be requested again. */
  loadedAt: number
  /** Every film that the hotel has sent, by id (VOD-08). */
  movies: Record<string, Movie>
  changes: Changes
  /** Ids of the films on the list, in the hotel's order. */
  listedIds: Id[]
  genres: Genre[]
  /** Result of the last request for one film; `success` without a film means that the hotel does not have it. */
  detailStatus: Record<string, LoadStatus>
  vouchers: number
  /** Protected films whose code was entered since the page was loaded (VOD-25). */
  unlocked: Id[]
  /** The guest's setting on this device (VOD-29). */
  onlyFree: boolean
  isFilterOpen: boolean
  isSettingsOpen: boolean
  /** The film whose tile was pressed last: it receives the focus when the guest comes back. */
  lastOpened: Id | null
}

const initialState: VodState = {
  status: 'unknown',
  loadedAt: 0,
  movies: {},
  changes: {},
  listedIds: [],
  genres: [],
  detailStatus: {},
  vouchers: 0,
  unlocked: [],
  onlyFree: false,
  isFilterOpen: false,
  isSettingsOpen: false,
  lastOpened: null,
}

/** Resets everything except the setting of the device. */
const forget = ({ onlyFree }: VodState): VodState => ({ ...initialState, onlyFree })

/** Changes a film, if the hotel has sent it. */
function change({ movies, changes }: VodState, id: Id, what: Partial<Movie>) {
  const movie = movies[id]
  if (!movie) return
  Object.assign(movie, what)
  countChange(changes, id)
}

/** Stores a film from a response, unless it has changed on this device since the request. */
function keep({ movies, changes }: VodState, received: Movie, known: Changes) {
  const id = received.movie_id
  if (!movies[id] || !isOlder(changes, known, id)) movies[id] = received
}

const slice = createSlice({
  name: 'vod',
  initialState,
  reducers: {
    /** The list is needed: it is missing or stale, or the guest retries. */
    moviesWanted() {},
    moviesRequested(state) {
      if (state.status !== 'success') state.status = 'fetching'
    },
    moviesLoaded(
      state,
      { payload: { movies, at, known } }: PayloadAction<{ movies: Movie[]; at: number; known: Changes }>,
    ) {
      state.status = 'success'
      state.loadedAt = at
      state.listedIds = movies.map(({ movie_id }) => movie_id)
      for (const movie of movies) keep(state, movie, known)
    },
    /** A list that is already loaded stays when a refresh fails. */
    moviesFailed(state) {
      if (state.status === 'success') return
      state.status = 'failure'
      state.listedIds = []
    },
    genresLoaded(state, { payload }: PayloadAction<Genre[]>) {
      state.genres = payload
    },
    movieWanted(_state, _: PayloadAction<Id>) {},
    movieRequested(state, { payload: id }: PayloadAction<Id>) {
      state.detailStatus[id] = 'fetching'
    },
    movieLoaded(
      state,
      { payload: { id, movie, known } }: PayloadAction<{ id: Id; movie: Movie | null; known: Changes }>,
    ) {
      state.detailStatus[id] = 'success'
      if (movie) keep(state, movie, known)
      else delete state.movies[id]
    },
    movieFailed(state, { payload: id }: PayloadAction<Id>) {
      state.detailStatus[id] = 'failure'
    },
    /** The hotel has sold the product. The film counts as bought even if reloading it fails (VOD-14). */
    productSold(
      state,
      { payload: { product, address } }: PayloadAction<{ product: Product; address: string }>,
    ) {
      if (product.kind === 'movie')
        change(state, product.id, { is_bought: true, ...(address && { video_url: address }) })
    },
    vouchersCounted(state, { payload }: PayloadAction<number>) {
      state.vouchers = payload
    },
    /** Stores the playback position of a film, as this device knows it. */
    resumeTimeChanged(state, { payload: { id, seconds } }: PayloadAction<{ id: Id; seconds: number }>) {
      change(state, id, { resume_time: seconds })
    },
    movieUnlocked(state, { payload: id }: PayloadAction<Id>) {
      if (!state.unlocked.includes(id)) state.unlocked.push(id)
    },
    tileOpened(state, { payload: id }: PayloadAction<Id>) {
      state.lastOpened = id
    },
    filterOpened(state) {
      state.isFilterOpen = true
    },
    filterClosed(state) {
      state.isFilterOpen = false
    },
    settingsOpened(state) {
      state.isSettingsOpen = true
    },
    settingsClosed(state) {
      state.isSettingsOpen = false
    },
    onlyFreeChosen(state, { payload }: PayloadAction<boolean>) {
      state.onlyFree = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionReset, forget)
      .addCase(logoutRequested, forget)
      .addCase(checkinLost, forget)
      // The list has to be requested again: another guest has bought other films.
      .addCase(registered, (state) => {
        state.loadedAt = 0
      }),
  selectors: {
    selectMoviesStatus: (state) => state.status,
    selectLoadedAt: (state) => state.loadedAt,
    /** The list of films, in the hotel's order. */
    selectMovies: createSelector(
      (state: VodState) => state.movies,
      (state: VodState) => state.listedIds,
      (movies, listedIds) => listedIds.flatMap((id) => movies[id] ?? []),
    ),
    /** Whether the hotel's films did not load, or there are none. */
    selectHasNoFilms: ({ status, listedIds }) =>
      status === 'failure' || (status === 'success' && listedIds.length === 0),
    selectChanges: (state) => state.changes,
    selectMovie: (state, id: Id) => state.movies[id] ?? null,
    selectDetailStatus: (state, id: Id): LoadStatus => state.detailStatus[id] ?? 'unknown',
    selectGenres: (state) => state.genres,
    selectVouchers: (state) => state.vouchers,
    selectUnlocked: (state) => state.unlocked,
    selectLastOpened: (state) => state.lastOpened,
    selectIsFilterOpen: (state) => state.isFilterOpen,
    selectIsSettingsOpen: (state) => state.isSettingsOpen,
    selectOnlyFree: (state) => state.onlyFree,
  },
})

export const {
  moviesWanted,
  moviesRequested,
  moviesLoaded,
  moviesFailed,
  genresLoaded,
  movieWanted,
  movieRequested,
  movieLoaded,
  movieFailed,
  productSold,
  vouchersCounted,
  resumeTimeChanged,
  movieUnlocked,
  tileOpened,
  filterOpened,
  filterClosed,
  settingsOpened,
  settingsClosed,
  onlyFreeChosen,
} = slice.actions
export const {
  selectHasNoFilms,
  selectMoviesStatus,
  selectChanges,
  selectLoadedAt,
  selectMovies,
  selectMovie,
  selectDetailStatus,
  selectGenres,
  selectVouchers,
  selectUnlocked,
  selectLastOpened,
  selectIsFilterOpen,
  selectIsSettingsOpen,
  selectOnlyFree,
} = slice.selectors
export { slice as vodSlice }
