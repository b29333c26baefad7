/** The bill as it stands. Amounts are decimals in the property's currency. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyText, list, number, text } from './values.ts'

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

/** One comma before what may be thousands or decimals. One point is the wire's own, before decimals. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/
/** Thousands in groups of three, all with the same separator, and perhaps decimals after another one. */
const grouped = /^(-?[1-9]\d{0,2}([., '’\u00a0\u202f])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** A decimal with separators of thousands, as it is printed; NaN where it may be read in two ways. */
function readPrinted(text: string): number {
  if (ambiguous.test(text)) return Number.NaN
  const [, whole, , decimals = '0'] = grouped.exec(text) ?? []
  return Number(
    whole ? `${whole.replace(/[^\d-]/g, '')}.${decimals}` : text.replace(/^(-?\d+),(?=\d+$)/, '$1.'),
  )
}

const printed = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.transform((text) => readPrinted(text.replace('−', '-'))),
  v.number(),
)

export const BillItem = v.object({
  /** `yymmdd`, of this century, in the hotel's local time. */
  date: sixDigits,
  /** `hhmmss` */
  time: sixDigits,
  description: anyText,
  /**
   * Below 0 for a payment. Null where it cannot be read, or not in one way only (`1,234`): shown without an amount, and
   * no part of the sum.
   */
  amount: v.fallback(v.nullable(v.union([number, printed])), null),
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
