import type { Id } from '../../contract/looseId.ts'
import type { Genre, Movie } from '../../contract/vod.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { type Changes, countChange, isOlder } from './changes.ts'

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

export const initialState: VodState = {
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
export const forget = ({ onlyFree }: VodState): VodState => ({ ...initialState, onlyFree })

/** Changes a film, if the hotel has sent it. */
export function change({ movies, changes }: VodState, id: Id, what: Partial<Movie>) {
  const movie = movies[id]
  if (!movie) return
  Object.assign(movie, what)
  countChange(changes, id)
}

/** Stores a film from a response, unless it has changed on this device since the request. */
export function keep({ movies, changes }: VodState, told: Movie, known: Changes) {
  const id = told.movie_id
  if (!movies[id] || !isOlder(changes, known, id)) movies[id] = told
}
