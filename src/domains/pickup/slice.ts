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

export interface PickupState {
  places: Loadable<Places>
  form: PickupForm
  status: 'unknown' | 'requested' | 'success' | 'failed'
  /** The request without an answer may have arrived: it has failed only as far as this screen knows. */
  wasInDoubt: boolean
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
  wasInDoubt: false,
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
    /** `isSure`: the guest wants to send it although an earlier request may have arrived. */
    pickupConfirmed(state, _: PayloadAction<{ isSure: boolean } | undefined>) {
      state.status = 'requested'
    },
    /** Nothing is sent before the guest has answered whether to send it again. */
    pickupWithheld(state) {
      state.status = 'unknown'
    },
    pickupAccepted(state) {
      Object.assign(state, { form: emptyForm, status: 'success' })
    },
    pickupFailed(state, { payload }: PayloadAction<{ isInDoubt: boolean }>) {
      state.status = 'failed'
      state.wasInDoubt = payload.isInDoubt
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectPlaces: (state) => state.places,
    selectForm: (state) => state.form,
    selectPickupStatus: (state) => state.status,
    /** The hotel does not have the last request. */
    selectHasPickupFailed: (state) => state.status === 'failed' && !state.wasInDoubt,
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
  pickupWithheld,
  pickupAccepted,
  pickupFailed,
} = slice.actions
export const { selectPlaces, selectForm, selectPickupStatus, selectHasPickupFailed } = slice.selectors
export { slice as pickupSlice }
