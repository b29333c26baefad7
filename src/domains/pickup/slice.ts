import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PickupLocation } from '../../contract/pickup.ts'
import { type Loadable, loadableOf } from '../../core/loadable.ts'
import { isSessionEnd } from '../session/slice.ts'
import { emptyForm, type PickupForm } from './request.ts'

interface Places {
  /** E-mail address of the requests. */
  emailTo: string
  locations: PickupLocation[]
}

/** A request that may have reached the hotel: if the same text is sent again, it keeps its message id. */
export interface PickupAttempt {
  messageId: string
  message: string
}

export interface PickupState {
  places: Loadable<Places>
  form: PickupForm
  status: 'unknown' | 'requested' | 'success' | 'failed'
  attempt: PickupAttempt | null
}

const places = loadableOf(
  'places',
  (state: PickupState) => state.places,
  { emailTo: '', locations: [] } as Places,
  { resets: true },
)
const initialState: PickupState = {
  places: places.initial,
  form: emptyForm,
  status: 'unknown',
  attempt: null,
}

const slice = createSlice({
  name: 'pickup',
  initialState,
  reducers: {
    ...places.reducers,
    /** The places are needed, because the screen opened or the guest retries. */
    placesWanted() {},
    formRestored(state, { payload }: PayloadAction<PickupForm>) {
      state.form = payload
    },
    formChanged(state, { payload }: PayloadAction<Partial<PickupForm>>) {
      if (state.status === 'requested') return
      Object.assign(state.form, payload)
      state.status = 'unknown'
    },
    pickupConfirmed(state) {
      state.status = 'requested'
    },
    attemptStarted(state, { payload }: PayloadAction<PickupAttempt>) {
      state.attempt = payload
    },
    /** The request was not answered before the page was reloaded. */
    attemptRestored(state, { payload }: PayloadAction<PickupAttempt>) {
      Object.assign(state, { attempt: payload, status: 'failed' })
    },
    pickupAccepted(state) {
      Object.assign(state, { form: emptyForm, status: 'success', attempt: null })
    },
    pickupFailed(state) {
      state.status = 'failed'
    },
    /** The hotel has answered, so that it does not have the request: the next one gets another message id. */
    attemptRefused(state) {
      state.attempt = null
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectPlaces: (state) => state.places,
    selectForm: (state) => state.form,
    selectPickupStatus: (state) => state.status,
    selectAttempt: (state) => state.attempt,
  },
})

export const {
  placesWanted,
  placesRequested,
  placesLoaded,
  placesFailed,
  formRestored,
  formChanged,
  pickupConfirmed,
  attemptStarted,
  attemptRestored,
  attemptRefused,
  pickupAccepted,
  pickupFailed,
} = slice.actions
export const { selectPlaces, selectForm, selectPickupStatus, selectAttempt } = slice.selectors
export { slice as pickupSlice }
