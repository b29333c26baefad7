/** Validation of a payment card's data, which never leaves the form. */

/** The test card whose payment fails (DEMO-11). */
const failingCard = '4000000000000002'

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** Validates the check digit (Luhn): every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  return /^\d{12,19}$/.test(digits) && !/^0+$/.test(digits) && hasCheckDigit(digits)
}

/** Parses `MM/YY` or `MM/YYYY`; null if it is invalid. */
function readExpiry(text: string): { year: number; month: number } | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? []
  const number = Number(month)
  if (number < 1 || number > 12) return null
  return { year: Number(year.length === 2 ? `20${year}` : year), month: number }
}

/** A card can be used until the last day of its month. @param today `YYYY-MM-DD` */
export function expiryProblem(text: string, today: string): 'invalid' | 'expired' | null {
  const expiry = readExpiry(text)
  if (!expiry) return 'invalid'
  const [year = 0, month = 0] = today.split('-').map(Number)
  return expiry.year * 12 + expiry.month < year * 12 + month ? 'expired' : null
}

export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim())

export const isDeclined = (number: string): boolean => digitsOf(number) === failingCard

/** Formats a card number in groups of four digits. */
export const groupedCardNumber = (text: string): string =>
  digitsOf(text)
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
