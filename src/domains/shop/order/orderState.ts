/** The state of the guest's ordering: the form, what was accepted since, and what has failed. */
import type { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { emptyForm, type OrderForm } from './orderData.ts'

export type OrderStatus = 'unknown' | 'sending' | 'success' | 'failed'

/**
 * Why the order of one shop has failed (ORD-11, ORD-13, ORD-14, ORD-24). Whether one may have arrived all the same
 * (ORD-15) is known to `core/sending`.
 */
export const orderErrors = ['refused', 'notCheckedIn', 'unsent', 'closed'] as const
export type OrderError = (typeof orderErrors)[number]

/** Why nothing was sent at all (ORD-09 to ORD-11, ORD-16). `tooMany`: more lines than one order can have. */
export type OrderBlocker = 'signIn' | 'notCheckedIn' | 'expired' | 'tooMany'

export interface OrderState {
  form: OrderForm
  status: OrderStatus
  blocker: OrderBlocker | null
  /** Keyed by the shop's id. */
  errors: Record<string, OrderError>
  /** Ids of the shops whose order was pressed and has not been sent and answered yet. */
  waiting: number[]
  /** What the hotel has accepted since, until the guest has seen it. */
  receipts: PlacedOrder[]
  /** User id of the guest whose order it is. */
  owner: string
}

export const initialState: OrderState = {
  form: emptyForm,
  status: 'unknown',
  blocker: null,
  errors: {},
  waiting: [],
  receipts: [],
  owner: '',
}

/** Sets the owner. Another guest begins with the initial state. */
export const changeOwner = (state: OrderState, owner: string): OrderState => ({
  ...(state.owner !== '' && state.owner !== owner ? initialState : state),
  owner,
})
