import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Order } from '../../../contract/shop.ts'
import { checkinLost, logoutRequested, registered } from '../../session/slice.ts'
import type { NewLine } from '../cart/cart.ts'
import { lineCounted, lineRemoved, orderRepeated } from '../cart/slice.ts'
import { itemAdded, shopStarted } from '../slice.ts'
import { type DeliveryPlace, emptyForm, type OrderForm, type Payment } from './orderData.ts'

export type OrderStatus = 'unknown' | 'sending' | 'success' | 'failed'

/** What is the matter with one shop's order (ORD-11, ORD-13 to ORD-15, ORD-24). */
export const orderErrors = ['refused', 'notCheckedIn', 'unsent', 'unexpected', 'closed'] as const
export type OrderError = (typeof orderErrors)[number]

/** Why nothing was sent at all (ORD-09 to ORD-11, ORD-16). */
export type OrderBlocker = 'signIn' | 'notCheckedIn' | 'expired'

export interface ShopOrder {
  status: OrderStatus
  error: OrderError | null
}

/** An order that has left, or may have: whether the hotel has it is not known until it answers. */
export interface Attempt {
  shopId: number
  messageId: string
  order: Order
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

export interface AcceptedOrder {
  receipt: Receipt
  lines: NewLine[]
  /** When, in milliseconds. */
  at: number
}

export interface OrderState {
  form: OrderForm
  status: OrderStatus
  blocker: OrderBlocker | null
  byShop: Record<string, ShopOrder>
  receipts: Receipt[]
  /** At most one a shop, of whatever tab. */
  attempts: Attempt[]
  /** The shop whose order this tab has sent and waits for; null: none. */
  awaited: number | null
  /** User id of the guest whose order it is. */
  owner: string
}

export type OrderOutcome = Pick<OrderState, 'status' | 'byShop' | 'receipts' | 'attempts' | 'owner'>

const initialState: OrderState = {
  form: emptyForm,
  status: 'unknown',
  blocker: null,
  byShop: {},
  receipts: [],
  attempts: [],
  awaited: null,
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
    /** Another tab sent an order, or knows what became of one: what is in doubt here is what is in doubt there. */
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
      state.form.note = payload.slice(0, maxNoteLength)
    },
    /** The guest pressed "Send order"; sure where the order before may have arrived. */
    orderPlaced(_state, _: PayloadAction<{ isSure: boolean } | undefined>) {},
    orderBlocked(state, { payload }: PayloadAction<OrderBlocker>) {
      state.status = 'failed'
      state.blocker = payload
    },
    /** Before anything is sent: another tab may be sending. */
    turnAwaited(state) {
      state.status = 'sending'
      state.blocker = null
    },
    orderingStarted(state) {
      Object.assign(state, { status: 'sending', blocker: null, byShop: {}, receipts: [] })
    },
    orderSent(state, { payload: shopId }: PayloadAction<number>) {
      state.byShop[shopId] = { status: 'sending', error: null }
    },
    /** To be noted before the order leaves, so that it is known also after a reload. */
    orderLeft(state, { payload }: PayloadAction<Attempt>) {
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
      // Refused, or never left: the hotel has none. Of any other it is still not known.
      if (['refused', 'notCheckedIn', 'unsent'].includes(payload.error)) removeAttempt(state, payload.shopId)
      state.awaited = null
      state.byShop[payload.shopId] = { status: 'failed', error: payload.error }
    },
    orderingEnded(state) {
      // What was to be sent and is gone from the cart was sent by another tab.
      for (const [id, { status }] of Object.entries(state.byShop))
        if (status === 'sending') delete state.byShop[id]
      const isFailed = isAnyFailed(state)
      const isSent = state.receipts.length > 0
      state.status = isFailed ? 'failed' : isSent ? 'success' : 'unknown'
      // The next order is another one; how this guest pays stays the same.
      if (!isFailed && isSent) state.form = { ...emptyForm, payment: state.form.payment }
    },
    /** The guest has seen how it ended and went on. */
    outcomeSeen(state) {
      const failed = Object.entries(state.byShop).filter(([, { status }]) => status === 'failed')
      Object.assign(state, { status: 'unknown', blocker: null, receipts: [] })
      state.byShop = Object.fromEntries(failed)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(registered, (state, { payload }) => changeOwner(state, payload.checkin?.id ?? ''))
      .addCase(shopStarted, (state, { payload }) =>
        payload.userId === null ? state : changeOwner(state, payload.userId),
      )
      .addCase(logoutRequested, () => initialState)
      .addCase(checkinLost, () => initialState)
      // What was said of an order does not hold for another one.
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

const changeOwner = (state: OrderState, owner: string): OrderState => ({
  ...(state.owner !== '' && state.owner !== owner ? initialState : state),
  owner,
})

const isAnyFailed = ({ byShop }: OrderState) =>
  Object.values(byShop).some(({ status }) => status === 'failed')

function removeAttempt(state: OrderState, shopId: number) {
  state.attempts = state.attempts.filter((attempt) => attempt.shopId !== shopId)
}

/** Free texts end at 500 characters (GEN-08). */
export const maxNoteLength = 500

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
  orderSent,
  orderLeft,
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
