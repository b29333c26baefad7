import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { getPickupLocations, type PickupLocation } from '../../contract/pickup.ts'
import { defineLoad, readAs } from '../../core/load.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import { contentReset, selectLanguage } from '../language/slice.ts'
import { isSessionEnd, sessionEnds } from '../session/slice.ts'
import { emptyForm, type PickupForm } from './request.ts'

interface Places {
  /** E-mail address of the requests. */
  emailTo: string
  locations: PickupLocation[]
}

export interface PickupState {
  form: PickupForm
  /** The last request that the hotel has. */
  sent: PickupForm
  status: 'unknown' | 'requested' | 'success' | 'failed'
}

export const places = defineLoad({
  name: 'pickup/places',
  about: 'the places',
  initial: { emailTo: '', locations: [] } as Places,
  resets: true,
  when: [contentReset],
  whenMissing: [isVisitOf('pickup')],
  until: sessionEnds,
  *ask() {
    const asked = callHotel(getPickupLocations, { lang: yield* select(selectLanguage) })
    return readAs(asked, ({ email_to: emailTo, locations }) => ({ emailTo, locations }))
  },
})

const initialState: PickupState = { form: emptyForm, sent: emptyForm, status: 'unknown' }

const slice = createSlice({
  name: 'pickup',
  initialState,
  reducers: {
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
      Object.assign(state, { form: emptyForm, sent: state.form, status: 'success' })
    },
    pickupFailed(state) {
      state.status = 'failed'
    },
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectForm: (state) => state.form,
    selectSent: (state) => state.sent,
    selectPickupStatus: (state) => state.status,
  },
})

export const { formRestored, formChanged, pickupConfirmed, pickupLeftOpen, pickupAccepted, pickupFailed } =
  slice.actions
export const { selectForm, selectSent, selectPickupStatus } = slice.selectors
export { slice as pickupSlice }
