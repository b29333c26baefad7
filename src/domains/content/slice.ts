import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Loadable, type LoadStatus, loadablesOf } from '../../core/loadable.ts'
import { isSessionEnd } from '../session/slice.ts'
import { requestKey } from './drafts.ts'
import type { ContentPage, PageRequest } from './readPage.ts'

/** The status of the e-mail that sends a guest's request. */
type RequestStatus = 'unknown' | 'requested' | 'success' | 'failed'

interface State {
  pages: Record<string, Loadable<ContentPage | null>>
  /** The status of resolving `/page/{pageId}`. */
  resolution: LoadStatus
  /** Pictures by the pattern of their folder. */
  folders: Record<string, Loadable<string[]>>
  /** Keyed by `requestKey`. */
  requests: Record<string, RequestStatus>
  /** Key of the request whose dialog is open; empty if none is. */
  openedRequest: string
}

/** A page that an earlier visit loaded stays. */
const pages = loadablesOf('page', (state: State) => state.pages, null as ContentPage | null)
const folders = loadablesOf('folder', (state: State) => state.folders, [] as string[], { resets: true })

const slice = createSlice({
  name: 'content',
  initialState: {
    pages: {},
    resolution: 'unknown',
    folders: {},
    requests: {},
    openedRequest: '',
  } as State,
  reducers: {
    /** The page has to be loaded: on a visit, after a change of language, or when the guest retries. */
    pageWanted(_state, _: PayloadAction<string>) {},
    ...pages.reducers,
    resolutionRequested(state) {
      state.resolution = 'fetching'
    },
    resolutionEnded(state, { payload }: PayloadAction<'success' | 'failure'>) {
      state.resolution = payload
    },
    /** The guest pressed retry on `/page/{pageId}`. The payload is the page id. */
    resolutionRetried(_state, _: PayloadAction<string>) {},
    folderWanted(_state, _: PayloadAction<string>) {},
    ...folders.reducers,
    /** The guest copies a value that the page shows. */
    copyPressed(_state, _: PayloadAction<string>) {},
    /** The dialog of a request opened. */
    requestOpened(state, { payload: key }: PayloadAction<string>) {
      state.openedRequest = key
      // A request that is pending continues while its dialog is closed.
      if (state.requests[key] !== 'requested') state.requests[key] = 'unknown'
    },
    requestClosed(state) {
      state.openedRequest = ''
    },
    /**
     * The guest sends the request, with a note that may be empty. `isSure`: they want to although an earlier one may have
     * arrived.
     */
    requestConfirmed(
      state,
      { payload }: PayloadAction<{ request: PageRequest; note: string; isSure?: boolean }>,
    ) {
      state.requests[requestKey(payload.request)] = 'requested'
    },
    /** Nothing is sent before the guest has answered whether to send it again. */
    requestWithheld(state, { payload: key }: PayloadAction<string>) {
      state.requests[key] = 'unknown'
    },
    requestAccepted(state, { payload }: PayloadAction<PageRequest>) {
      state.requests[requestKey(payload)] = 'success'
    },
    requestFailed(state, { payload: key }: PayloadAction<string>) {
      state.requests[key] = 'failed'
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, (state) => {
      state.requests = {}
    })
  },
  selectors: {
    selectPage: (state, cpId: string) => state.pages[cpId] ?? pages.initial,
    selectResolution: (state) => state.resolution,
    selectFolder: (state, pattern: string) => state.folders[pattern] ?? folders.initial,
    selectRequestStatus: (state, key: string): RequestStatus => state.requests[key] ?? 'unknown',
    selectOpenedRequest: (state) => state.openedRequest,
  },
})

export const {
  pageWanted,
  pageRequested,
  pageLoaded,
  pageFailed,
  resolutionRequested,
  resolutionEnded,
  resolutionRetried,
  folderWanted,
  folderRequested,
  folderLoaded,
  folderFailed,
  copyPressed,
  requestOpened,
  requestClosed,
  requestConfirmed,
  requestWithheld,
  requestAccepted,
  requestFailed,
} = slice.actions
export const { selectPage, selectResolution, selectFolder, selectRequestStatus, selectOpenedRequest } =
  slice.selectors
export { slice as contentSlice }
