import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BillItem } from '../../contract/bill.ts'
import type { Checkin } from '../../contract/session.ts'
import { type Loadable, loadablesOf } from '../../core/loadable.ts'
import { isSessionEnd, selectCheckin, selectCheckins } from '../session/slice.ts'
import type { BillDocument } from './pdf/billPdf.ts'

/** A person who has a bill of their own. */
export interface BillPerson {
  reservation: string
  name: string
}

/**
 * Returns the persons with a bill in the guest's room (BILL-03): the guest, then the other entries of the
 * check-in list. Permanent residents and entries without a reservation number have none; if two entries have
 * the same number, the first counts.
 * @param guest the session's own entry, in which a permanent resident is already replaced by the guest
 */
export function billPersons(guest: Checkin | null, checkins: readonly Checkin[]): BillPerson[] {
  const entries = [...(guest ? [guest] : []), ...checkins.slice(1)]
  const persons = new Map<string, BillPerson>()
  for (const { permanent, reservation_nr, name, last_name } of entries) {
    const reservation = reservation_nr.trim()
    if (permanent || reservation === '' || persons.has(reservation)) continue
    persons.set(reservation, { reservation, name: [name, last_name].filter(Boolean).join(' ') })
  }
  return [...persons.values()]
}

interface BillState {
  /** By reservation number. */
  bills: Record<string, Loadable<BillItem[]>>
  /** The reservation number of the selected person; null for the guest. */
  chosenReservation: string | null
}

const initialState: BillState = { bills: {}, chosenReservation: null }
/** A bill that was loaded before stays while it is requested again; a stale total is worse than none (BILL-08). */
const bills = loadablesOf('bill', (state: BillState) => state.bills, [] as BillItem[], { resets: true })

const slice = createSlice({
  name: 'bill',
  initialState,
  reducers: {
    ...bills.reducers,
    billPersonChosen(state, { payload: reservation }: PayloadAction<string>) {
      state.chosenReservation = reservation
    },
    /** The guest retries to load the selected bill. */
    billRetried() {},
    billPrinted() {},
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectChosenReservation: (state) => state.chosenReservation,
    selectBill: (state, reservation: string | null) =>
      (reservation !== null && state.bills[reservation]) || bills.initial,
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

export const billDownloadRequested = createAction<{ fileName: string; bill: BillDocument }>(
  'bill/billDownloadRequested',
)
