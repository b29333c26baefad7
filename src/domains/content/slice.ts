import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoadStatus } from '../../core/loadable.ts'
import type { ContentPage, PageRequest } from './readPage.ts'

/** The status of the e-mail that sends a guest's request. */
type RequestStatus = 'unknown' | 'requested' | 'success' | 'failed'

interface Folder {
  status: LoadStatus
  images: string[]
}

interface State {
  pages: Record<string, { status: LoadStatus; page: ContentPage | null }>
  /** The status of resolving `/page/{pageId}`. */
  resolution: LoadStatus
  /** Pictures by the pattern of their folder. */
  folders: Record<string, Folder>
  request: RequestStatus
}

const slice = createSlice({
  name: 'content',
  initialState: { pages: {}, resolution: 'unknown', folders: {}, request: 'unknown' } as State,
  reducers: {
    pageWanted(_state, _: PayloadAction<string>) {},
    pageRequested(state, { payload }: PayloadAction<string>) {
      state.pages[payload] = { status: 'fetching', page: state.pages[payload]?.page ?? null }
    },
    pageLoaded(state, { payload }: PayloadAction<{ cpId: string; page: ContentPage }>) {
      state.pages[payload.cpId] = { status: 'success', page: payload.page }
    },
    pageFailed(state, { payload }: PayloadAction<string>) {
      state.pages[payload] = { status: 'failure', page: null }
    },
    resolutionRequested(state) {
      state.resolution = 'fetching'
    },
    resolutionEnded(state, { payload }: PayloadAction<'success' | 'failure'>) {
      state.resolution = payload
    },
    /** The guest pressed retry on `/page/{pageId}`. The payload is the page id. */
    resolutionRetried(_state, _: PayloadAction<string>) {},
    folderWanted(_state, _: PayloadAction<string>) {},
    folderRequested(state, { payload }: PayloadAction<string>) {
      state.folders[payload] = { status: 'fetching', images: state.folders[payload]?.images ?? [] }
    },
    folderLoaded(state, { payload }: PayloadAction<{ pattern: string; images: string[] }>) {
      state.folders[payload.pattern] = { status: 'success', images: payload.images }
    },
    folderFailed(state, { payload }: PayloadAction<string>) {
      state.folders[payload] = { status: 'failure', images: [] }
    },
    requestOpened(state) {
      state.request = 'unknown'
    },
    /** The guest sends the request, with a note that may be empty. */
    requestConfirmed(state, _: PayloadAction<{ request: PageRequest; note: string }>) {
      state.request = 'requested'
    },
    requestAccepted(state) {
      state.request = 'success'
    },
    requestFailed(state) {
      state.request = 'failed'
    },
  },
  selectors: {
    selectPage: (state, cpId: string) => state.pages[cpId]?.page ?? null,
    selectPageStatus: (state, cpId: string) => state.pages[cpId]?.status ?? 'unknown',
    selectResolution: (state) => state.resolution,
    selectFolder: (state, pattern: string): Folder | null => state.folders[pattern] ?? null,
    selectRequestStatus: (state) => state.request,
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
  requestOpened,
  requestConfirmed,
  requestAccepted,
  requestFailed,
} = slice.actions
export const { selectPage, selectPageStatus, selectResolution, selectFolder, selectRequestStatus } =
  slice.selectors
export { slice as contentSlice }
