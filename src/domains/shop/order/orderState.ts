import * as v from 'valibot'
import { list } from '../../../contract/values.ts'
import type { Services } from '../../../core/services.ts'
import { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { deliveryPlaces, emptyForm, type OrderForm, payments } from './orderData.ts'

/** The state of the guest's ordering: the form, what was accepted since, and what has failed. */

type OrderStatus = 'unknown' | 'sending' | 'success' | 'failed'

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

/** The order of a shop is one intent, whatever is in the cart. */
export const intentOf = (shopId: number): string => `order/${shopId}`

export const isOrder = (intent: string): boolean => intent.startsWith('order/')

interface GuestFacts {
  isRegistered: boolean
  isWalkin: boolean
  isCheckedIn: boolean
  guestName: string
}

/**
 * Returns why this guest may not order, or null. A guest must be signed in, have a name, and have a checked-in room
 * (MODE-22, ORD-09 to ORD-11).
 */
export function blockedBy({
  isRegistered,
  isWalkin,
  isCheckedIn,
  guestName,
}: GuestFacts): OrderBlocker | null {
  if (!isRegistered || isWalkin || !guestName.trim()) return 'signIn'
  return isCheckedIn ? null : 'notCheckedIn'
}

/** Persists the form of the order and its outcome across a reload, for the tab. */

export type Stores = Pick<Services, 'drafts'>

const formDraft = 'shop-order-form'
const outcomeDraft = 'shop-order-outcome'

const Form = v.object({
  owner: v.string(),
  form: v.object({
    time: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/))),
    place: v.nullable(v.picklist(deliveryPlaces)),
    placeAt: v.string(),
    payment: v.nullable(v.picklist(payments)),
    note: v.string(),
  }),
})

const Outcome = v.object({
  owner: v.string(),
  errors: v.record(v.string(), v.picklist(orderErrors)),
  waiting: v.array(v.number()),
  receipts: list(PlacedOrder),
})

export type RestoredOutcome = Pick<OrderState, 'status' | 'errors' | 'receipts' | 'owner'>

export const readForm = ({ drafts }: Stores) => drafts.read(formDraft, Form)

export function writeForm({ drafts }: Stores, { form, owner }: OrderState): void {
  const isEmpty = JSON.stringify(form) === JSON.stringify(emptyForm)
  if (isEmpty) drafts.clear(formDraft)
  else drafts.save(formDraft, { form, owner })
}

export function writeOutcome({ drafts }: Stores, order: OrderState): void {
  const { errors, waiting, receipts, owner } = order
  const isEmpty = waiting.length === 0 && receipts.length === 0 && Object.keys(errors).length === 0
  if (isEmpty) drafts.clear(outcomeDraft)
  else drafts.save(outcomeDraft, { errors, waiting, receipts, owner })
}

/**
 * Returns the outcome of the orders after a reload. An order that waited for its turn was not sent (ORD-14), unless it
 * is in doubt.
 */
export function readOutcome({ drafts }: Stores): RestoredOutcome | null {
  const kept = drafts.read(outcomeDraft, Outcome)
  if (!kept) return null
  const errors = { ...kept.errors }
  for (const shopId of kept.waiting) errors[shopId] = 'unsent'
  // Not `success`: after a reload the cart is shown as empty, with the confirmation above it (CART-01).
  const status = Object.keys(errors).length > 0 ? 'failed' : 'unknown'
  return { errors, status, receipts: kept.receipts, owner: kept.owner }
}
