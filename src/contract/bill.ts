/** The current bill. Amounts are decimals in the property's currency. */
import * as v from 'valibot'
import { call } from './define.ts'
import { readMoney } from './money.ts'
import { anyText, list, number, text } from './values.ts'

/** Six digits. A hotel that sends them as a number omits leading zeros, which are restored. */
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

const BillFields = v.object({
  /** `yymmdd`, of this century, in the hotel's local time. */
  date: sixDigits,
  /** `hhmmss` */
  time: sixDigits,
  description: anyText,
  amount: v.fallback(v.nullable(v.union([number, v.pipe(v.string(), v.trim())])), null),
})

export const BillItem = v.pipe(
  BillFields,
  v.transform(({ amount: given, ...item }) => {
    const read = typeof given === 'string' ? readMoney(given) : given
    /** Below 0 for a payment. Null if it cannot be parsed or is ambiguous (`1,234`): it is not added to the sum then. */
    const amount = Number.isFinite(read) ? read : null
    /** An amount that could not be read, as the hotel has written it. */
    const unreadable = amount === null && typeof given === 'string' ? given : ''
    return { ...item, amount, unreadable }
  }),
)
export type BillItem = v.InferOutput<typeof BillItem>

/** One person's bill, in the hotel's order, by the reservation of their check-in entry (BILL-02, BILL-03). */
export const requestBillData = call({
  module: 'SQMOD_BillPreview',
  function: 'requestBillData',
  ask: v.strictObject({ reservation_nr: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.object({ items: list(BillItem) }),
})
