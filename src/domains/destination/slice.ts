import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DestinationEntry } from '../../contract/destination.ts'
import { hotelReturned } from '../../core/answers/slice.ts'
import type { LoadStatus } from '../../core/loadable.ts'
import { contentReset } from '../language/slice.ts'
import { sessionReset } from '../session/slice.ts'
import type { DestinationFilter } from './filter.ts'

/** Entries on a page of the hotel's answer (DEST-06). */
export const pageSize = 20

interface Page {
  status: LoadStatus
  items: DestinationEntry[]
}

interface PageLoaded {
  list: number
  page: number
  amount: number
  items: DestinationEntry[]
  areas: string[]
}

export interface DestinationState {
  filter: DestinationFilter | null
  /** Counts the lists: an answer for an earlier one is not shown. */
  list: number
  amount: number
  /** By number, from 1; one that nobody has come to is missing. */
  pages: Record<number, Page>
  /** The names to filter by. */
  areas: string[]
  entry: { type: string; id: string; status: LoadStatus; value: DestinationEntry | null }
}

const noEntry: DestinationState['entry'] = { type: '', id: '', status: 'unknown', value: null }
const initialState: DestinationState = {
  filter: null,
  list: 0,
  amount: 0,
  pages: {},
  areas: [],
  entry: noEntry,
}

function startList(state: DestinationState) {
  state.list += 1
  Object.assign(state, { amount: 0, pages: {} })
}

const slice = createSlice({
  name: 'destination',
  initialState,
  reducers: {
    /** The guest narrows the list, or comes back to it; one that is there already stays. */
    filterOpened(state, { payload }: PayloadAction<DestinationFilter>) {
      const isSame = JSON.stringify(state.filter) === JSON.stringify(payload)
      if (isSame && state.pages[1]?.status === 'success') return
      state.filter = payload
      startList(state)
    },
    listRetried: startList,
    /** Entries of a page came into view, or are asked for again. */
    pageWanted(_state, _: PayloadAction<number>) {},
    pageRequested(state, { payload: page }: PayloadAction<number>) {
      state.pages[page] = { status: 'fetching', items: [] }
    },
    pageLoaded(state, { payload: { list, page, amount, items, areas } }: PayloadAction<PageLoaded>) {
      if (list !== state.list) return
      state.pages[page] = { status: 'success', items }
      // A hotel that counts more than it has: the list ends where its answers do.
      state.amount = items.length === 0 ? Math.min(amount, (page - 1) * pageSize) : amount
      // Where the hotel does not say the names, those of what it lists first; no more come while the guest goes on.
      const seen = page === 1 ? items.map(({ area }) => area).filter(Boolean) : []
      const names = areas.length > 0 ? areas : [...new Set([...state.areas, ...seen])]
      // The same names must stay the same list: otherwise the filters are drawn again for each page.
      if (names.join() !== state.areas.join()) state.areas = names
    },
    pageFailed(state, { payload: { list, page } }: PayloadAction<{ list: number; page: number }>) {
      if (list === state.list) state.pages[page] = { status: 'failure', items: [] }
    },
    entryOpened(state, { payload: { type, id } }: PayloadAction<{ type: string; id: string }>) {
      const known = Object.values(state.pages).flatMap(({ items }) => items)
      const value = known.find((entry) => entry.id === id) ?? null
      state.entry = { type, id, status: value ? 'success' : 'fetching', value }
    },
    entryLoaded(state, { payload }: PayloadAction<{ id: string; entry: DestinationEntry | null }>) {
      if (payload.id === state.entry.id)
        Object.assign(state.entry, { status: 'success', value: payload.entry })
    },
    entryFailed(state, { payload: id }: PayloadAction<string>) {
      if (id === state.entry.id) Object.assign(state.entry, { status: 'failure', value: null })
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(contentReset, (state) => {
        startList(state)
        state.areas = []
        state.entry.value = null
      })
      .addCase(hotelReturned, startList)
      .addCase(sessionReset, () => initialState),
  selectors: {
    selectFilter: (state) => state.filter,
    selectList: (state) => state.list,
    selectAmount: (state) => state.amount,
    selectPages: (state) => state.pages,
    selectAreas: (state) => state.areas,
    selectEntry: (state) => state.entry,
  },
})

export const {
  filterOpened,
  listRetried,
  pageWanted,
  pageRequested,
  pageLoaded,
  pageFailed,
  entryOpened,
  entryLoaded,
  entryFailed,
} = slice.actions
export const { selectFilter, selectList, selectAmount, selectPages, selectAreas, selectEntry } =
  slice.selectors
export { slice as destinationSlice }
