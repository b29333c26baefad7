import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import type { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import type { NewLine } from '../cart/cart.ts'
import { lineCounted, lineRemoved, orderRepeated } from '../cart/slice.ts'
import { itemAdded, shopStarted } from '../slice.ts'
import { type DeliveryPlace, emptyForm, type OrderForm, type Payment } from './orderData.ts'
import {
  changeOwner,
  initialState,
  type OrderBlocker,
  type OrderError,
  type OrderState,
  type RestoredOutcome,
} from './orderState.ts'

const slice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    formRestored(state, { payload }: PayloadAction<{ form: OrderForm; owner: string }>) {
      Object.assign(state, payload)
    },
    outcomeRestored(state, { payload }: PayloadAction<RestoredOutcome>) {
      Object.assign(state, payload)
    },
    // What is being sent is what was pressed, so the form stays as it is meanwhile.
    /** A wall-clock time, or null for as soon as possible. */
    timeChosen(state, { payload }: PayloadAction<string | null>) {
      if (state.status === 'sending') return
      state.form.time = payload
      if (state.blocker === 'expired') state.blocker = null
    },
    placeChosen(state, { payload }: PayloadAction<{ place: DeliveryPlace; location: string }>) {
      if (state.status === 'sending') return
      state.form.place = payload.place
      state.form.placeAt = payload.location
    },
    paymentChosen(state, { payload }: PayloadAction<Payment>) {
      if (state.status === 'sending') return
      state.form.payment = payload
    },
    noteWritten(state, { payload }: PayloadAction<string>) {
      if (state.status === 'sending') return
      state.form.note = payload.slice(0, maxTextLength)
    },
    /**
     * The guest pressed "Send order". `isSure` if they have confirmed it although the previous order may have arrived.
     */
    orderPlaced(_state, _: PayloadAction<{ isSure: boolean } | undefined>) {},
    orderBlocked(state, { payload }: PayloadAction<OrderBlocker>) {
      state.status = 'failed'
      state.blocker = payload
    },
    /** The payload has the ids of the shops whose orders are sent, one after the other. */
    orderingStarted(state, { payload: waiting }: PayloadAction<number[]>) {
      Object.assign(state, { status: 'sending', blocker: null, errors: {}, receipts: [], waiting })
    },
    orderAccepted(state, { payload: { order } }: PayloadAction<{ order: PlacedOrder; lines: NewLine[] }>) {
      stopWaiting(state, order.shopId)
      state.receipts.push(order)
    },
    orderFailed(state, { payload: { shopId, error } }: PayloadAction<{ shopId: number; error: OrderError }>) {
      stopWaiting(state, shopId)
      state.errors[shopId] = error
    },
    /** The order was not sent after all, or may have arrived: nothing more can be said of it here. */
    orderLeftOpen(state, { payload: shopId }: PayloadAction<number>) {
      stopWaiting(state, shopId)
    },
    /** `isInDoubt`: at least one of the orders may have arrived. */
    orderingEnded(state, { payload: { isInDoubt } }: PayloadAction<{ isInDoubt: boolean }>) {
      const isFailed = isInDoubt || Object.keys(state.errors).length > 0
      const isSent = state.receipts.length > 0
      state.status = isFailed ? 'failed' : isSent ? 'success' : 'unknown'
      // Resets the form for the next order; the guest's payment stays the same.
      if (!isFailed && isSent) state.form = { ...emptyForm, payment: state.form.payment }
    },
    /** The guest has seen the outcome and has left the cart. */
    outcomeSeen(state) {
      Object.assign(state, { status: 'unknown', blocker: null, receipts: [] })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(registered, (state, { payload }) => changeOwner(state, payload.checkin?.id || ''))
      .addCase(shopStarted, (state, { payload }) =>
        payload.userId === null ? state : changeOwner(state, payload.userId),
      )
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      // A message about one order does not apply to another one.
      .addCase(lineRemoved, clearBlocker)
      .addCase(lineCounted, clearBlocker)
      .addCase(itemAdded, clearBlocker)
      .addCase(orderRepeated, clearBlocker)
  },
  selectors: {
    selectOrder: (state) => state,
    selectForm: (state) => state.form,
    selectOrderStatus: (state) => state.status,
    selectBlocker: (state) => state.blocker,
    selectReceipts: (state) => state.receipts,
    selectOrderErrors: (state) => state.errors,
  },
})

function stopWaiting(state: OrderState, shopId: number) {
  state.waiting = state.waiting.filter((id) => id !== shopId)
}

function clearBlocker(state: OrderState) {
  if (state.blocker !== 'expired') state.blocker = null
}

export const {
  formRestored,
  outcomeRestored,
  timeChosen,
  placeChosen,
  paymentChosen,
  noteWritten,
  orderPlaced,
  orderBlocked,
  orderingStarted,
  orderAccepted,
  orderFailed,
  orderLeftOpen,
  orderingEnded,
  outcomeSeen,
} = slice.actions
export const {
  selectOrder,
  selectForm,
  selectOrderStatus,
  selectBlocker,
  selectReceipts,
  selectOrderErrors,
} = slice.selectors
export { slice as orderSlice }
