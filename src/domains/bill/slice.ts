import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { select } from 'typed-redux-saga'
import { type BillItem, requestBillData } from '../../contract/bill.ts'
import type { Checkin } from '../../contract/session.ts'
import { defineLoad, readAs } from '../../core/load.ts'
import { isVisitOf } from '../../core/routing/screenVisit.ts'
import { callHotel } from '../../core/services.ts'
import { isSessionEnd, selectCheckin, selectCheckins, sessionEnds } from '../session/slice.ts'
import type { BillDocument } from './pdf/billPdf.ts'

/** A person who has a bill of their own. */
export interface BillPerson {
  reservation: string
  firstName: string
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
    persons.set(reservation, {
      reservation,
      firstName: name,
      name: [name, last_name].filter(Boolean).join(' '),
    })
  }
  return [...persons.values()]
}

interface BillState {
  /** The reservation number of the selected person; null for the guest. */
  chosenReservation: string | null
}

const initialState: BillState = { chosenReservation: null }

const slice = createSlice({
  name: 'bill',
  initialState,
  reducers: {
    billPersonChosen(state, { payload: reservation }: PayloadAction<string>) {
      state.chosenReservation = reservation
    },
    billPrinted() {},
  },
  extraReducers: (builder) => builder.addMatcher(isSessionEnd, () => initialState),
  selectors: {
    selectChosenReservation: (state) => state.chosenReservation,
  },
})

export const { billPersonChosen, billPrinted } = slice.actions
const { selectChosenReservation } = slice.selectors
export const selectBillPersons = createSelector([selectCheckin, selectCheckins], billPersons)
/** The selected person, if they still have a bill, otherwise the guest. */
export const selectBillPerson = createSelector(
  [selectBillPersons, selectChosenReservation],
  (persons, chosen) => persons.find(({ reservation }) => reservation === chosen) ?? persons[0],
)

/**
 * The bills by reservation number, loaded on every visit: the guest expects to see the latest charges. A bill stays while
 * it is requested again, but a stale total is worse than none (BILL-08).
 */
export const bills = defineLoad({
  name: 'bill/items',
  about: 'a bill',
  initial: [] as BillItem[],
  resets: true,
  when: [isVisitOf('bill'), billPersonChosen],
  until: sessionEnds,
  *key() {
    return (yield* select(selectBillPerson))?.reservation ?? null
  },
  *ask(reservation_nr: string) {
    const asked = callHotel(requestBillData, { reservation_nr }, { keep: `bill/${reservation_nr}` })
    return readAs(asked, ({ items }) => items)
  },
})

export { slice as billSlice }

export const billDownloadRequested = createAction<{ fileName: string; bill: BillDocument }>(
  'bill/billDownloadRequested',
)
