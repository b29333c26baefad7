import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Loadable, type LoadStatus, loadablesOf } from '../../core/loadable.ts'
import { isSessionEnd } from '../session/slice.ts'
import { requestKey } from './drafts.ts'
import type { ContentPage, PageRequest } from './readPage.ts'

/** The status of the e-mail that sends a guest's request. */
type RequestStatus = 'unknown' | 'requested' | 'success' | 'failed'

/** A request that was sent, or may have been sent. Until the hotel answers, it is unknown whether it arrived. */
export interface SentRequest {
  messageId: string
  message: string
}

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
  /** Requests without a response, keyed by `requestKey`. */
  unanswered: Record<string, SentRequest>
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
    unanswered: {},
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
    unansweredRestored(state, { payload }: PayloadAction<Record<string, SentRequest>>) {
      state.unanswered = payload
    },
    /** The dialog of a request opened. It shows a failure if an earlier attempt was not answered. */
    requestOpened(state, { payload: key }: PayloadAction<string>) {
      state.openedRequest = key
      // A request that is pending continues while its dialog is closed.
      if (state.requests[key] === 'requested') return
      state.requests[key] = key in state.unanswered ? 'failed' : 'unknown'
    },
    requestClosed(state) {
      state.openedRequest = ''
    },
    /** The guest sends the request, with a note that may be empty. */
    requestConfirmed(state, { payload }: PayloadAction<{ request: PageRequest; note: string }>) {
      state.requests[requestKey(payload.request)] = 'requested'
    },
    requestSent(state, { payload }: PayloadAction<{ key: string; sent: SentRequest }>) {
      state.unanswered[payload.key] = payload.sent
    },
    requestAccepted(state, { payload }: PayloadAction<PageRequest>) {
      const key = requestKey(payload)
      state.requests[key] = 'success'
      delete state.unanswered[key]
    },
    /** `isInDoubt`: the request may have arrived despite the failure. */
    requestFailed(state, { payload }: PayloadAction<{ key: string; isInDoubt: boolean }>) {
      state.requests[payload.key] = 'failed'
      if (!payload.isInDoubt) delete state.unanswered[payload.key]
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, (state) => {
      state.requests = {}
      state.unanswered = {}
    })
  },
  selectors: {
    selectPage: (state, cpId: string) => state.pages[cpId] ?? pages.initial,
    selectResolution: (state) => state.resolution,
    selectFolder: (state, pattern: string) => state.folders[pattern] ?? folders.initial,
    selectRequestStatus: (state, key: string): RequestStatus => state.requests[key] ?? 'unknown',
    selectOpenedRequest: (state) => state.openedRequest,
    selectUnanswered: (state) => state.unanswered,
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
  unansweredRestored,
  requestOpened,
  requestClosed,
  requestConfirmed,
  requestSent,
  requestAccepted,
  requestFailed,
} = slice.actions
export const {
  selectPage,
  selectResolution,
  selectFolder,
  selectRequestStatus,
  selectOpenedRequest,
  selectUnanswered,
} = slice.selectors
export { slice as contentSlice }
