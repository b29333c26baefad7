import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type DestinationEntry, destinationTypes } from '../../contract/destination.ts'
import type { LoadStatus } from '../../core/load.ts'
import { hotelReturned } from '../../core/offlineCache/slice.ts'
import { contentReset } from '../language/slice.ts'
import { isSessionEnd } from '../session/slice.ts'
import type { DestinationFilter } from './filter.ts'

/** Number of entries on a page of the hotel's response (DEST-06). */
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
  /** Number of the list, increased for each filter: a response for an earlier list is dropped. */
  list: number
  amount: number
  /** By page number, from 1; only pages that were requested. */
  pages: Record<number, Page>
  /** Areas to filter by. */
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

/**
 * Whether the entry is the requested one. Ids are unique within a type only; for an unknown type the id alone counts.
 */
export const isEntry = (entry: DestinationEntry, type: string, id: string): boolean =>
  entry.id === id && (entry.type === type || !isKnownType(type))

const isKnownType = (type: string) => destinationTypes.some((known) => known === type)

function startList(state: DestinationState) {
  state.list += 1
  Object.assign(state, { amount: 0, pages: {} })
}

const slice = createSlice({
  name: 'destination',
  initialState,
  reducers: {
    /** The guest changed the filter, or returned to the list; a list that is already loaded for it stays. */
    filterOpened(state, { payload }: PayloadAction<DestinationFilter>) {
      const isSame = JSON.stringify(state.filter) === JSON.stringify(payload)
      if (isSame && state.pages[1]?.status === 'success') return
      state.filter = payload
      startList(state)
    },
    listRetried: startList,
    /** Entries of a page became visible, or the guest retries. */
    pageWanted(_state, _: PayloadAction<number>) {},
    pageRequested(state, { payload: page }: PayloadAction<number>) {
      state.pages[page] = { status: 'fetching', items: [] }
    },
    pageLoaded(state, { payload: { list, page, amount, items, areas } }: PayloadAction<PageLoaded>) {
      if (list !== state.list) return
      state.pages[page] = { status: 'success', items }
      // The hotel counts more entries than it has: the list ends at the first empty page.
      state.amount = items.length === 0 ? Math.min(amount, (page - 1) * pageSize) : amount
      // If the hotel sends no areas, those of the first page are used; later pages add none.
      const seen = page === 1 ? items.map(({ area }) => area).filter(Boolean) : []
      const named = areas.filter(Boolean)
      const names = [...new Set(named.length > 0 ? named : [...state.areas, ...seen])]
      // Keeps the same array if the names are equal, so that the filter is not rendered again for each page.
      if (names.join() !== state.areas.join()) state.areas = names
    },
    pageFailed(state, { payload: { list, page } }: PayloadAction<{ list: number; page: number }>) {
      if (list === state.list) state.pages[page] = { status: 'failure', items: [] }
    },
    entryOpened(state, { payload: { type, id } }: PayloadAction<{ type: string; id: string }>) {
      const known = Object.values(state.pages).flatMap(({ items }) => items)
      const value = known.find((entry) => isEntry(entry, type, id)) ?? null
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
        Object.assign(state.entry, { status: 'fetching', value: null })
      })
      .addCase(hotelReturned, startList)
      .addMatcher(isSessionEnd, () => initialState),
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
