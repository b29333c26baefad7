/** How a property writes prices (SES-10). */
export interface Currency {
  symbol: string
  thousandsSeparator: string
  fractionCount: number
  fractionSeparator: string
  symbolPosition: 'front' | 'back'
  symbolSpacing: boolean
  avoidEmptyDecimals: boolean
}

/** One no-break space, so that symbol and number never part at a line's end (PRC-03). */
const space = '\u00a0'

/**
 * A decimal amount in minor units at the given precision, rounded half away from zero. It works on the decimal
 * digits that JavaScript prints, because 1.005 * 100 is not 100.5 (PRC-06).
 */
export function toMinor(amount: number, fractionCount: number): number {
  if (!Number.isFinite(amount)) return 0
  const [mantissa = '0', exponent = '0'] = Math.abs(amount).toString().split('e')
  const shifted = Number(`${mantissa}e${Number(exponent) + fractionCount}`)
  const rounded = Math.round(shifted)
  return amount < 0 && rounded !== 0 ? -rounded : rounded
}

/** The decimal amount of minor units, as it goes over the wire. */
export const toDecimal = (minor: number, fractionCount: number): number =>
  Number(`${minor}e-${fractionCount}`)

/** Minor units as a property writes them: `EUR 1,234.50`, `-EUR 5.00`, `$1,234.50`. */
export function formatMinor(minor: number, currency: Currency): string {
  const { fractionCount, symbol, symbolSpacing, symbolPosition } = currency
  const digits = Math.abs(minor)
    .toString()
    .padStart(fractionCount + 1, '0')
  const whole = digits.slice(0, digits.length - fractionCount)
  const fraction = digits.slice(digits.length - fractionCount)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, currency.thousandsSeparator)
  const isBare = fractionCount === 0 || (currency.avoidEmptyDecimals && /^0+$/.test(fraction))
  const number = isBare ? grouped : `${grouped}${currency.fractionSeparator}${fraction}`
  const gap = symbolSpacing && symbol ? space : ''
  const text = symbolPosition === 'front' ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`
  return minor < 0 ? `-${text}` : text
}

export const formatPrice = (amount: number, currency: Currency): string =>
  formatMinor(toMinor(amount, currency.fractionCount), currency)
