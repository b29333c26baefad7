import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BillItem } from '../../contract/bill.ts'
import type { Loadable } from '../../core/loadable.ts'
import { selectCheckin, selectCheckins, sessionEnds } from '../session/slice.ts'
import { billPersons } from './persons.ts'

export type Bill = Loadable<BillItem[]>

export interface BillState {
  /** By reservation number. */
  bills: Record<string, Bill>
  /** The reservation number of the selected person; null for the guest. */
  chosenReservation: string | null
}

const initialState: BillState = { bills: {}, chosenReservation: null }
const unknownBill: Bill = { status: 'unknown', value: [] }

const slice = createSlice({
  name: 'bill',
  initialState,
  reducers: {
    billPersonChosen(state, { payload: reservation }: PayloadAction<string>) {
      state.chosenReservation = reservation
    },
    /** The guest retries to load the selected bill. */
    billRetried() {},
    /** A bill that was loaded before stays while it is requested again. */
    billRequested(state, { payload: reservation }: PayloadAction<string>) {
      state.bills[reservation] = { status: 'fetching', value: state.bills[reservation]?.value ?? [] }
    },
    billLoaded(state, { payload }: PayloadAction<{ reservation: string; items: BillItem[] }>) {
      state.bills[payload.reservation] = { status: 'success', value: payload.items }
    },
    /** A failure empties the bill: a stale total is worse than none (BILL-08). */
    billFailed(state, { payload: reservation }: PayloadAction<string>) {
      state.bills[reservation] = { status: 'failure', value: [] }
    },
    billPrinted() {},
  },
  extraReducers: (builder) => {
    for (const sessionEnd of sessionEnds) builder.addCase(sessionEnd, () => initialState)
  },
  selectors: {
    selectChosenReservation: (state) => state.chosenReservation,
    selectBill: (state, reservation: string | null): Bill =>
      (reservation !== null && state.bills[reservation]) || unknownBill,
  },
})

export const { billPersonChosen, billRetried, billRequested, billLoaded, billFailed, billPrinted } =
  slice.actions
const { selectChosenReservation } = slice.selectors
export const { selectBill } = slice.selectors
export const selectBillPersons = createSelector([selectCheckin, selectCheckins], billPersons)
/** The selected person, if they still have a bill, otherwise the guest. */
export const selectBillPerson = createSelector(
  [selectBillPersons, selectChosenReservation],
  (persons, chosen) => persons.find(({ reservation }) => reservation === chosen) ?? persons[0],
)
export { slice as billSlice }
