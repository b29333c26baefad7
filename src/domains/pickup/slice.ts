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
    /** Nothing is sent before the guest has answered, or it may have arrived, as `core/sending` knows. */
    pickupLeftOpen(state) {
      state.status = 'unknown'
    },
    pickupAccepted(state) {
      Object.assign(state, { form: emptyForm, status: 'success' })
    },
    pickupFailed(state) {
      state.status = 'failed'
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectPlaces: (state) => state.places,
    selectForm: (state) => state.form,
    selectPickupStatus: (state) => state.status,
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
  pickupLeftOpen,
  pickupAccepted,
  pickupFailed,
} = slice.actions
export const { selectPlaces, selectForm, selectPickupStatus } = slice.selectors
export { slice as pickupSlice }
