import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Loadable, type LoadStatus, loadablesOf } from '../../core/loadable.ts'
import type { ContentPage } from './readPage.ts'

interface State {
  pages: Record<string, Loadable<ContentPage | null>>
  /** The status of resolving `/page/{pageId}`. */
  resolution: LoadStatus
  /** Pictures by the pattern of their folder. */
  folders: Record<string, Loadable<string[]>>
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
  },
  selectors: {
    selectPage: (state, cpId: string) => state.pages[cpId] ?? pages.initial,
    selectResolution: (state) => state.resolution,
    selectFolder: (state, pattern: string) => state.folders[pattern] ?? folders.initial,
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
} = slice.actions
export const { selectPage, selectResolution, selectFolder } = slice.selectors
export { slice as contentSlice }
