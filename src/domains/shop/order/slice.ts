import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import { lineCounted, lineRemoved } from '../cart/slice.ts'
import { itemAdded, shopJoined } from '../slice.ts'
import { type DeliveryPlace, noForm, type OrderForm, type Payment } from './orderData.ts'

export type OrderStatus = 'unknown' | 'sending' | 'success' | 'failed'

/** What is the matter with one shop's order (ORD-13 to ORD-15, ORD-24). */
export type OrderError = 'refused' | 'unsent' | 'unexpected' | 'closed'

/** Why nothing was sent at all (ORD-09 to ORD-11, ORD-16). */
export type OrderBarrier = 'signIn' | 'notCheckedIn' | 'expired'

export interface ShopOrder {
  status: OrderStatus
  error: OrderError | null
}

/** An order that the hotel has taken, for the guest to read. */
export interface Receipt {
  shopId: number
  title: string
  /** Wall-clock time at the hotel. */
  deliveryTime: string
  place: DeliveryPlace
  /** The room, or the location's own name. */
  where: string
}

export interface OrderState {
  form: OrderForm
  status: OrderStatus
  barrier: OrderBarrier | null
  byShop: Record<string, ShopOrder>
  receipts: Receipt[]
  /** User id of the guest whose order it is. */
  owner: string
}

export type OrderOutcome = Pick<OrderState, 'status' | 'byShop' | 'receipts'>

const initialState: OrderState = {
  form: noForm,
  status: 'unknown',
  barrier: null,
  byShop: {},
  receipts: [],
  owner: '',
}

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
    /** A wall-clock time, or null for as soon as possible. */
    timeChosen(state, { payload }: PayloadAction<string | null>) {
      state.form.time = payload
      if (state.barrier === 'expired') state.barrier = null
    },
    placeChosen(state, { payload }: PayloadAction<{ place: DeliveryPlace; location: string }>) {
      state.form.place = payload.place
      state.form.placeAt = payload.location
    },
    paymentChosen(state, { payload }: PayloadAction<Payment>) {
      state.form.payment = payload
    },
    noteWritten(state, { payload }: PayloadAction<string>) {
      state.form.note = payload.slice(0, longestNote)
    },
    /** The guest pressed "Send order". */
    orderPlaced() {},
    orderBarred(state, { payload }: PayloadAction<OrderBarrier>) {
      state.status = 'failed'
      state.barrier = payload
    },
    orderingStarted(state) {
      Object.assign(state, { status: 'sending', barrier: null, byShop: {}, receipts: [] })
    },
    orderSent(state, { payload: shopId }: PayloadAction<number>) {
      state.byShop[shopId] = { status: 'sending', error: null }
    },
    orderAccepted(state, { payload }: PayloadAction<Receipt>) {
      state.byShop[payload.shopId] = { status: 'success', error: null }
      state.receipts.push(payload)
    },
    orderFailed(state, { payload }: PayloadAction<{ shopId: number; error: OrderError }>) {
      state.byShop[payload.shopId] = { status: 'failed', error: payload.error }
    },
    orderingEnded(state) {
      const isFailed = Object.values(state.byShop).some(({ status }) => status === 'failed')
      state.status = isFailed ? 'failed' : 'success'
      // The next order is another one; how this guest pays stays the same.
      if (!isFailed) state.form = { ...noForm, payment: state.form.payment }
    },
    /** The guest has seen how it ended and went on. */
    outcomeSeen(state) {
      const failed = Object.entries(state.byShop).filter(([, { status }]) => status === 'failed')
      Object.assign(state, { status: 'unknown', barrier: null, receipts: [] })
      state.byShop = Object.fromEntries(failed)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(registered, (state, { payload }) => handOver(state, payload.checkin?.id ?? ''))
      .addCase(shopJoined, (state, { payload }) =>
        payload.userId === null ? state : handOver(state, payload.userId),
      )
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      // What was said of an order does not hold for another one.
      .addCase(lineRemoved, forgetBarrier)
      .addCase(lineCounted, forgetBarrier)
      .addCase(itemAdded, forgetBarrier)
  },
  selectors: {
    selectOrder: (state) => state,
    selectForm: (state) => state.form,
    selectOrderStatus: (state) => state.status,
    selectBarrier: (state) => state.barrier,
    selectReceipts: (state) => state.receipts,
    selectOrderErrors: (state) => state.byShop,
  },
})

const handOver = (state: OrderState, owner: string): OrderState => ({
  ...(state.owner !== '' && state.owner !== owner ? initialState : state),
  owner,
})

/** Free texts end at 500 characters (GEN-08). */
export const longestNote = 500

function forgetBarrier(state: OrderState) {
  if (state.barrier !== 'expired') state.barrier = null
}

export const {
  formRestored,
  outcomeRestored,
  timeChosen,
  placeChosen,
  paymentChosen,
  noteWritten,
  orderPlaced,
  orderBarred,
  orderingStarted,
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
  selectBarrier,
  selectReceipts,
  selectOrderErrors,
} = slice.selectors
export { slice as orderSlice }
