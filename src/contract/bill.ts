/** The bill as it stands. Amounts are decimals in the property's currency. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyText, list, numberOr, text } from './values.ts'

/** Six digits. A hotel that writes them as a number writes no zero in front. */
const sixDigits = v.fallback(
  v.union([
    v.pipe(
      v.number(),
      v.transform((digits) => String(digits).padStart(6, '0')),
    ),
    text,
  ]),
  '',
)

export const BillItem = v.object({
  /** `yymmdd`, of this century, in the hotel's local time. */
  date: sixDigits,
  /** `hhmmss` */
  time: sixDigits,
  description: anyText,
  /** Below 0 for a payment. Null where it cannot be read: shown without an amount, and no part of the sum. */
  amount: numberOr(null),
})
export type BillItem = v.InferOutput<typeof BillItem>

/** One person's bill, in the hotel's order. The reservation is that of the person's check-in entry (BILL-02, BILL-03). */
export const requestBillData = call({
  module: 'SQMOD_BillPreview',
  function: 'requestBillData',
  ask: v.strictObject({ reservation_nr: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.object({ items: list(BillItem) }),
})

export const billCalls = { 'SQMOD_BillPreview.requestBillData': requestBillData }
