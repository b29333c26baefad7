/**
 * Persists orders across a reload: for the tab the form and the outcome, and for the device the orders that may have
 * reached the hotel, so that none is ever sent twice unknowingly.
 */
import * as v from 'valibot'
import { Order } from '../../../contract/shop.ts'
import { list } from '../../../contract/values.ts'
import type { Services } from '../../../core/services.ts'
import { attemptsKey } from '../kept.ts'
import { deliveryPlaces, emptyForm, payments } from './orderData.ts'
import {
  type Attempt,
  isAnyFailed,
  type OrderOutcome,
  type OrderState,
  orderErrors,
  type ShopOrder,
} from './orderState.ts'

export type Stores = Pick<Services, 'drafts' | 'storage'>

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
  status: v.picklist(['unknown', 'sending', 'success', 'failed']),
  byShop: v.record(
    v.string(),
    v.object({
      status: v.picklist(['unknown', 'sending', 'success', 'failed']),
      error: v.nullable(v.picklist(orderErrors)),
    }),
  ),
  receipts: v.array(
    v.object({
      shopId: v.number(),
      title: v.string(),
      deliveryTime: v.string(),
      place: v.picklist(deliveryPlaces),
      where: v.string(),
    }),
  ),
})

const Attempts = v.object({
  owner: v.string(),
  attempts: list(v.object({ shopId: v.number(), messageId: v.pipe(v.string(), v.nonEmpty()), order: Order })),
})

export const readForm = ({ drafts }: Stores) => drafts.read(formDraft, Form)

export function writeForm({ drafts }: Stores, { form, owner }: OrderState): void {
  const isEmpty = JSON.stringify(form) === JSON.stringify(emptyForm)
  if (isEmpty) drafts.clear(formDraft)
  else drafts.save(formDraft, { form, owner })
}

export function writeOutcome({ drafts }: Stores, order: OrderState): void {
  const { status, byShop, receipts, owner } = order
  if (status === 'unknown' && Object.keys(byShop).length === 0) drafts.clear(outcomeDraft)
  else drafts.save(outcomeDraft, { status, byShop, receipts, owner })
}

export function writeAttempts({ storage: { local } }: Stores, { attempts, owner }: OrderState): void {
  if (attempts.length === 0) local.remove(attemptsKey)
  else local.write(attemptsKey, { owner, attempts })
}

/** The unanswered orders of this guest, sent by any tab. */
export function readAttempts({ storage: { local } }: Stores, guest: string): Attempt[] {
  const kept = local.read(attemptsKey, Attempts)
  return kept?.owner === guest ? kept.attempts : []
}

/**
 * Returns the outcome of the orders after a reload. An order that was being sent may have reached the hotel (ORD-15);
 * an order that waited for its turn was not sent (ORD-14).
 */
export function readOutcome({ drafts, storage: { local } }: Stores): OrderOutcome | null {
  const kept = drafts.read(outcomeDraft, Outcome)
  const { attempts = [], owner = '' } = local.read(attemptsKey, Attempts) ?? {}
  if (!kept && attempts.length === 0) return null
  const byShop: Record<string, ShopOrder> = {}
  for (const [id, order] of Object.entries(kept?.byShop ?? {}))
    byShop[id] = order.status === 'sending' ? { status: 'failed', error: 'unsent' } : order
  for (const { shopId } of attempts) byShop[shopId] = { status: 'failed', error: 'unexpected' }
  return {
    byShop,
    attempts,
    owner: kept?.owner ?? owner,
    receipts: kept?.receipts ?? [],
    // Not `success`: after a reload the cart is shown as empty, with the confirmation above it (CART-01).
    status: isAnyFailed({ byShop }) ? 'failed' : 'unknown',
  }
}
