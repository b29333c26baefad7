import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionEnd } from '../session/slice.ts'
import { requestKey } from './drafts.ts'
import type { PageRequest } from './request.types.ts'

/** The status of the e-mail that sends a guest's request. */
type RequestStatus = 'unknown' | 'requested' | 'success' | 'failed'

export interface RequestsState {
  /** Keyed by `requestKey`. */
  requests: Record<string, RequestStatus>
  /** Key of the request whose dialog is open; empty if none is. */
  opened: string
}

const slice = createSlice({
  name: 'contentRequests',
  initialState: { requests: {}, opened: '' } as RequestsState,
  reducers: {
    /** The dialog of a request opened. */
    requestOpened(state, { payload: key }: PayloadAction<string>) {
      state.opened = key
      // A request that is pending continues while its dialog is closed.
      if (state.requests[key] !== 'requested') state.requests[key] = 'unknown'
    },
    requestClosed(state) {
      state.opened = ''
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
    /** It may have arrived, as `core/sending` knows: nothing is sent unless the guest wants it. */
    requestLeftOpen(state, { payload: key }: PayloadAction<string>) {
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
    selectRequestStatus: (state, key: string): RequestStatus => state.requests[key] ?? 'unknown',
    selectOpenedRequest: (state) => state.opened,
  },
})

export const {
  requestOpened,
  requestClosed,
  requestConfirmed,
  requestLeftOpen,
  requestAccepted,
  requestFailed,
} = slice.actions
export const { selectRequestStatus, selectOpenedRequest } = slice.selectors
export { slice as contentRequestsSlice }
