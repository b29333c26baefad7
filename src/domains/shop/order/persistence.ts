/** Persists the form of the order and its outcome across a reload, for the tab. */
import * as v from 'valibot'
import { list } from '../../../contract/values.ts'
import type { Services } from '../../../core/services.ts'
import { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { deliveryPlaces, emptyForm, payments } from './orderData.ts'
import { type OrderState, orderErrors } from './orderState.ts'

export type Stores = Pick<Services, 'drafts'>

const formDraft = 'shop-order-form'
const outcomeDraft = 'shop-order-outcome'

const Form = v.object({
  owner: v.string(),
  form: v.object({
    time: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/))),
    place: v.nullable(v.picklist(deliveryPlaces)),
    placeAt: v.string(),
    payment: v.picklist(payments),
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
