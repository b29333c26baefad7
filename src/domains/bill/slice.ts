import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BillItem } from '../../contract/bill.ts'
import type { Loadable } from '../../core/loadable.ts'
import { checkinLost, selectCheckin, selectCheckins, sessionReset } from '../session/slice.ts'
import { billPersons } from './persons.ts'

export type Bill = Loadable<BillItem[]>

export interface BillState {
  /** By reservation number. */
  bills: Record<string, Bill>
  /** The reservation number of the person whose bill is shown; null for the guest's own. */
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
    /** The bill that is shown is needed again, because the guest retries. */
    billRetried() {},
    /** A bill that is known stays while it is asked for again. */
    billRequested(state, { payload: reservation }: PayloadAction<string>) {
      state.bills[reservation] = { status: 'fetching', value: state.bills[reservation]?.value ?? [] }
    },
    billLoaded(state, { payload }: PayloadAction<{ reservation: string; items: BillItem[] }>) {
      state.bills[payload.reservation] = { status: 'success', value: payload.items }
    },
    /** A sum that may be out of date is worse than none: a failure empties the bill (BILL-08). */
    billFailed(state, { payload: reservation }: PayloadAction<string>) {
      state.bills[reservation] = { status: 'failure', value: [] }
    },
    billPrinted() {},
  },
  extraReducers: (builder) => {
    for (const sessionEnded of [sessionReset, checkinLost]) builder.addCase(sessionEnded, () => initialState)
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
/** The person whose bill is shown: the chosen one as long as they are there, else the guest. */
export const selectBillPerson = createSelector(
  [selectBillPersons, selectChosenReservation],
  (persons, chosen) => persons.find(({ reservation }) => reservation === chosen) ?? persons[0],
)
export { slice as billSlice }
