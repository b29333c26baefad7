/** Amounts of money: a number, or a text as a person or a point-of-sale system prints it. */
import * as v from 'valibot'

/** Stands for an amount that the hotel gives but that cannot be read, or is ambiguous. It is never taken for 0. */
export const unreadable = 'unreadable'
type Unreadable = typeof unreadable

/**
 * A single separator before three digits. A comma may separate thousands or decimals; a point separates decimals, as in
 * JSON, but beside a currency, in a printed text, it may separate thousands, too: `€ 1.234`.
 */
const single = /^-?[1-9]\d{0,2}([.,])\d{3}$/
/** Currencies with three decimals: `KWD 12.500` is twelve and a half. */
const hasThreeDecimals = /BHD|IQD|JOD|KWD|LYD|OMR|TND/
/** Thousands in groups of three with the same separator, optionally with decimals after another separator. */
const grouped = /^(-?[1-9]\d{0,2}([., '’])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

/** Parses a decimal with thousands separators, as it is printed; NaN if it is none. */
function readDecimal(text: string): number {
  if (/^-?\d*\.?\d+$/.test(text)) return Number(text)
  const [, whole, , decimals = '0'] = grouped.exec(text) ?? []
  if (whole) return Number(`${whole.replace(/[^\d-]/g, '')}.${decimals}`)
  return /^-?\d+,\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A code, a sign, or what is usually printed for a currency. */
const name =
  '(?:[A-Z]{1,3}\\p{Sc}|\\p{Sc}|[A-Z]{3}|[Ee]uros?|S?Fr\\.?|[Kk]r\\.?|Kč|zł|Ft|lei|Rp|Rs\\.?|TL|лв\\.?|руб\\.?|р\\.)'
const currency = new RegExp(`^${name}\\s*|\\s*${name}$`, 'gu')

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text in ASCII digits, with one kind of space, minus and apostrophe. */
const plain = (text: string): string =>
  text
    // Converts no-break, narrow and figure spaces, and full-width digits and signs.
    .normalize('NFKC')
    .replace(bidiMarks, '')
    .replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ' ')
    .replace(/[−–—]/g, '-')
    // No decimals at all: `12.-`, `12,--`.
    .replace(/(\d)[.,]-+/, '$1')
    .trim()

/** The amount without its currency, with a minus in front: accountants write `(12.50)`, `12,50-` and `12.50 CR`, too. */
function withPlainSign(signed: string): string {
  const bare = (part: string) => part.trim().replace(currency, '').trim()
  const [, bracketed] = /^\((.+)\)$/.exec(bare(signed)) ?? []
  if (bracketed !== undefined) return `-${bare(bracketed)}`
  const [, credited] = /^(.+?)\s*(?:-|CR)$/.exec(bare(signed)) ?? []
  if (credited !== undefined) return `-${bare(credited)}`
  // The minus may also come before the currency: `-EUR 5.00`.
  return signed.startsWith('-') ? `-${bare(signed.slice(1))}` : bare(signed)
}

/** Parses an amount as it is printed, with or without its currency; null if it cannot be read or is ambiguous. */
export function readMoney(printed: string): number | null {
  const text = plain(printed)
  const bare = withPlainSign(text)
  const isPrinted = /[\p{L}\p{Sc}]/u.test(text) && !hasThreeDecimals.test(text)
  const [, separator] = single.exec(bare) ?? []
  if (separator === ',' || (separator && isPrinted)) return null
  const read = readDecimal(bare)
  return Number.isFinite(read) ? read : null
}

/** An amount of money as it comes, before it is read. */
export const amountOnWire = v.union([v.pipe(v.number(), v.finite()), v.string()])

/**
 * An amount of money in a message: the given default if it is missing or blank, `unreadable` if it is there and cannot
 * be read, so that nothing is sold for a price that the hotel did not mean.
 */
export const money = <const D extends number | null>(fallback: D) =>
  v.fallback(
    v.pipe(
      v.optional(v.nullable(amountOnWire), null),
      v.transform((given): number | D | Unreadable => {
        if (given === null || (typeof given === 'string' && given.trim() === '')) return fallback
        return typeof given === 'string' ? (readMoney(given) ?? unreadable) : given
      }),
    ),
    unreadable,
  )

/** An amount for which one that cannot be read counts as unknown: it is not sold either (VOD). */
export const moneyOrNull = v.pipe(
  money(null),
  v.transform((amount) => (amount === unreadable ? null : amount)),
)
