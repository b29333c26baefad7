/** The current bill. Amounts are decimals in the property's currency. */
import * as v from 'valibot'
import { call } from './define.ts'
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

/** One comma, which may separate thousands or decimals. A single point always separates decimals, as in JSON. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/
/** Thousands in groups of three with the same separator, optionally with decimals after another separator. */
const grouped = /^(-?[1-9]\d{0,2}([., '’\u00a0\u202f])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** Parses a decimal with thousands separators, as it is printed; NaN if it is ambiguous. */
function readPrinted(text: string): number {
  if (ambiguous.test(text) || !/\d/.test(text)) return Number.NaN
  const [, whole, , decimals = '0'] = grouped.exec(text) ?? []
  return Number(
    whole ? `${whole.replace(/[^\d-]/g, '')}.${decimals}` : text.replace(/^(-?\d+),(?=\d+$)/, '$1.'),
  )
}

/** A currency before or after the amount, as a code or a sign. */
const currency = /^(?:[A-Z]{3}|\p{Sc})\s*|\s*(?:[A-Z]{3}|\p{Sc})$/gu

/** The amount without its currency, with a minus in front: accountants write `(12.50)`, `12,50-` and `12.50 CR`, too. */
function withPlainSign(text: string): string {
  const signed = text.replace(/[−–]/g, '-')
  const bare = (part: string) => part.trim().replace(currency, '').trim()
  const [, bracketed] = /^\((.+)\)$/.exec(bare(signed)) ?? []
  if (bracketed !== undefined) return `-${bare(bracketed)}`
  const [, credited] = /^(.+?)\s*(?:-|CR)$/.exec(bare(signed)) ?? []
  if (credited !== undefined) return `-${bare(credited)}`
  // The minus may also come before the currency: `-EUR 5.00`.
  return signed.startsWith('-') ? `-${bare(signed.slice(1))}` : bare(signed)
}

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
    const read = typeof given === 'string' ? readPrinted(withPlainSign(given)) : given
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

export const billCalls = { 'SQMOD_BillPreview.requestBillData': requestBillData }
