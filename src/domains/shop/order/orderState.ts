/** The state of the guest's orders: the form, the orders that were sent, and their results. */
import type { Order } from '../../../contract/shop.ts'
import type { NewLine } from '../cart/cart.ts'
import { type DeliveryPlace, emptyForm, type OrderForm } from './orderData.ts'

export type OrderStatus = 'unknown' | 'sending' | 'success' | 'failed'

/** Why the order of one shop has failed (ORD-11, ORD-13 to ORD-15, ORD-24). */
export const orderErrors = ['refused', 'notCheckedIn', 'unsent', 'unexpected', 'closed'] as const
export type OrderError = (typeof orderErrors)[number]

/** Why nothing was sent at all (ORD-09 to ORD-11, ORD-16). */
export type OrderBlocker = 'signIn' | 'notCheckedIn' | 'expired'

export interface ShopOrder {
  status: OrderStatus
  error: OrderError | null
}

/** An order that was sent, or may have been: until the hotel responds, it is unknown whether the hotel has it. */
export interface Attempt {
  shopId: number
  messageId: string
  order: Order
}

/** An order that the hotel has accepted, as shown to the guest. */
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
  /** When the hotel accepted it, in milliseconds. */
  at: number
}

export interface OrderState {
  form: OrderForm
  status: OrderStatus
  blocker: OrderBlocker | null
  byShop: Record<string, ShopOrder>
  receipts: Receipt[]
  /** At most one per shop, sent by any tab. */
  attempts: Attempt[]
  /** Id of the shop whose order this tab has sent and is waiting for; null if there is none. */
  awaited: number | null
  /** User id of the guest whose order it is. */
  owner: string
}

export type OrderOutcome = Pick<OrderState, 'status' | 'byShop' | 'receipts' | 'attempts' | 'owner'>

export const initialState: OrderState = {
  form: emptyForm,
  status: 'unknown',
  blocker: null,
  byShop: {},
  receipts: [],
  attempts: [],
  awaited: null,
  owner: '',
}

/** Sets the owner. Another guest begins with the initial state. */
export const changeOwner = (state: OrderState, owner: string): OrderState => ({
  ...(state.owner !== '' && state.owner !== owner ? initialState : state),
  owner,
})

export const isAnyFailed = ({ byShop }: Pick<OrderState, 'byShop'>) =>
  Object.values(byShop).some(({ status }) => status === 'failed')

export function removeAttempt(state: OrderState, shopId: number) {
  state.attempts = state.attempts.filter((attempt) => attempt.shopId !== shopId)
}
