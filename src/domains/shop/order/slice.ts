import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import { lineCounted, lineRemoved, orderRepeated } from '../cart/slice.ts'
import { itemAdded, shopStarted } from '../slice.ts'
import { type DeliveryPlace, emptyForm, type OrderForm, type Payment } from './orderData.ts'
import {
  type AcceptedOrder,
  type Attempt,
  changeOwner,
  initialState,
  isAnyFailed,
  type OrderBlocker,
  type OrderError,
  type OrderOutcome,
  type OrderState,
  removeAttempt,
} from './orderState.ts'

const slice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    formRestored(state, { payload }: PayloadAction<{ form: OrderForm; owner: string }>) {
      Object.assign(state, payload)
    },
    outcomeRestored(state, { payload }: PayloadAction<OrderOutcome>) {
      Object.assign(state, payload)
    },
    /**
     * Another tab has sent an order or received a response: takes over its unanswered orders, except the one that this
     * tab is waiting for.
     */
    attemptsTold(state, { payload: told }: PayloadAction<Attempt[]>) {
      const isHere = ({ shopId }: Attempt) => shopId === state.awaited
      const own = state.attempts.filter(isHere)
      state.attempts = [...told.filter((attempt) => !isHere(attempt)), ...own]
      const open = new Set(state.attempts.map(({ shopId }) => shopId))
      for (const [id, { error }] of Object.entries(state.byShop))
        if (error === 'unexpected' && !open.has(Number(id))) delete state.byShop[id]
      if (state.status === 'failed' && !state.blocker && !isAnyFailed(state)) state.status = 'unknown'
    },
    /** A wall-clock time, or null for as soon as possible. */
    timeChosen(state, { payload }: PayloadAction<string | null>) {
      state.form.time = payload
      if (state.blocker === 'expired') state.blocker = null
    },
    placeChosen(state, { payload }: PayloadAction<{ place: DeliveryPlace; location: string }>) {
      state.form.place = payload.place
      state.form.placeAt = payload.location
    },
    paymentChosen(state, { payload }: PayloadAction<Payment>) {
      state.form.payment = payload
    },
    noteWritten(state, { payload }: PayloadAction<string>) {
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
    /** Dispatched before anything is sent, because another tab may be sending. */
    turnAwaited(state) {
      state.status = 'sending'
      state.blocker = null
    },
    orderingStarted(state) {
      Object.assign(state, { status: 'sending', blocker: null, byShop: {}, receipts: [] })
    },
    orderQueued(state, { payload: shopId }: PayloadAction<number>) {
      state.byShop[shopId] = { status: 'sending', error: null }
    },
    /** Dispatched before the order is sent, so that it is known even after a reload. */
    orderSent(state, { payload }: PayloadAction<Attempt>) {
      removeAttempt(state, payload.shopId)
      state.attempts.push(payload)
      state.awaited = payload.shopId
    },
    orderAccepted(state, { payload: { receipt } }: PayloadAction<AcceptedOrder>) {
      removeAttempt(state, receipt.shopId)
      state.awaited = null
      state.byShop[receipt.shopId] = { status: 'success', error: null }
      state.receipts.push(receipt)
    },
    orderFailed(state, { payload }: PayloadAction<{ shopId: number; error: OrderError }>) {
      // If the order was refused or never sent, the hotel does not have it. In any other case that is still unknown.
      if (['refused', 'notCheckedIn', 'unsent'].includes(payload.error)) removeAttempt(state, payload.shopId)
      state.awaited = null
      state.byShop[payload.shopId] = { status: 'failed', error: payload.error }
    },
    orderingEnded(state) {
      // An order that was still to be sent and is no longer in the cart was sent by another tab.
      for (const [id, { status }] of Object.entries(state.byShop))
        if (status === 'sending') delete state.byShop[id]
      const isFailed = isAnyFailed(state)
      const isSent = state.receipts.length > 0
      state.status = isFailed ? 'failed' : isSent ? 'success' : 'unknown'
      // Resets the form for the next order; the guest's payment stays the same.
      if (!isFailed && isSent) state.form = { ...emptyForm, payment: state.form.payment }
    },
    /** The guest has seen the outcome and has left the cart. */
    outcomeSeen(state) {
      const failed = Object.entries(state.byShop).filter(([, { status }]) => status === 'failed')
      Object.assign(state, { status: 'unknown', blocker: null, receipts: [] })
      state.byShop = Object.fromEntries(failed)
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
    selectAttempts: (state) => state.attempts,
    selectOrderErrors: (state) => state.byShop,
  },
})

function clearBlocker(state: OrderState) {
  if (state.blocker !== 'expired') state.blocker = null
}

export const {
  formRestored,
  outcomeRestored,
  attemptsTold,
  timeChosen,
  placeChosen,
  paymentChosen,
  noteWritten,
  orderPlaced,
  orderBlocked,
  turnAwaited,
  orderingStarted,
  orderQueued,
  orderSent,
  orderAccepted,
  orderFailed,
  orderingEnded,
  outcomeSeen,
} = slice.actions
export const {
  selectOrder,
  selectForm,
  selectOrderStatus,
  selectBlocker,
  selectReceipts,
  selectAttempts,
  selectOrderErrors,
} = slice.selectors
export { slice as orderSlice }
