import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LoadStatus } from '../status.ts'
import type { ContentPage } from './readPage.ts'

interface State {
  pages: Record<string, { status: LoadStatus; page: ContentPage | null }>
  /** How the resolving of `/page/{pageId}` went. */
  resolution: LoadStatus
}

const slice = createSlice({
  name: 'content',
  initialState: { pages: {}, resolution: 'unknown' } as State,
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
  },
  selectors: {
    selectPage: (state, cpId: string) => state.pages[cpId]?.page ?? null,
    selectPageStatus: (state, cpId: string) => state.pages[cpId]?.status ?? 'unknown',
    selectResolution: (state) => state.resolution,
  },
})

export const { pageWanted, pageRequested, pageLoaded, pageFailed, resolutionRequested, resolutionEnded } =
  slice.actions
export const { selectPage, selectPageStatus, selectResolution } = slice.selectors
export { slice as contentSlice }
