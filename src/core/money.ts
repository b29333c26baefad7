/** The price format of a property (SES-10). */
export interface Currency {
  symbol: string
  thousandsSeparator: string
  fractionCount: number
  fractionSeparator: string
  symbolPosition: 'front' | 'back'
  symbolSpacing: boolean
  avoidEmptyDecimals: boolean
}

/** Keeps symbol and number on the same line (PRC-03). */
const noBreakSpace = '\u00a0'

/**
 * Converts a decimal amount to minor units, rounded half away from zero. The decimal point is shifted in the text of
 * the number, because 1.005 * 100 is not 100.5 (PRC-06).
 */
export function toMinor(amount: number, fractionCount: number): number {
  if (!Number.isFinite(amount)) return 0
  const [mantissa = '0', exponent = '0'] = Math.abs(amount).toString().split('e')
  const shifted = Number(`${mantissa}e${Number(exponent) + fractionCount}`)
  const rounded = Math.round(shifted)
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** Converts minor units to the decimal amount that the hotel receives. */
export const toDecimal = (minor: number, fractionCount: number): number =>
  Number(`${minor}e-${fractionCount}`)

/** Formats minor units as a price: `EUR 1,234.50`, `-EUR 5.00`, `$1,234.50`. */
export function formatMinor(minor: number, currency: Currency): string {
  const { fractionCount, symbol, symbolSpacing, symbolPosition } = currency
  const digits = Math.abs(minor)
    .toString()
    .padStart(fractionCount + 1, '0')
  const integer = digits.slice(0, digits.length - fractionCount)
  const fraction = digits.slice(digits.length - fractionCount)
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, currency.thousandsSeparator)
  const hasNoFraction = fractionCount === 0 || (currency.avoidEmptyDecimals && /^0+$/.test(fraction))
  const number = hasNoFraction ? grouped : `${grouped}${currency.fractionSeparator}${fraction}`
  const gap = symbolSpacing && symbol ? noBreakSpace : ''
  const text = symbolPosition === 'front' ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`
  return minor < 0 ? `-${text}` : text
}

export const formatPrice = (amount: number, currency: Currency): string =>
  formatMinor(toMinor(amount, currency.fractionCount), currency)
