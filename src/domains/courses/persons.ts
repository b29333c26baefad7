/** Maximum of the API, for a course whose free places are unknown. */
const mostPersons = 99

export type PersonsError = 'missing' | 'range'

export const maxPersonsOf = (freePlaces: number | null): number =>
  Math.min(freePlaces ?? mostPersons, mostPersons)

/** Converts Arabic, Persian and full-width digits, which guests may type. */
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - digitZero(digit)) % 10))

const digitZero = (digit: string): number => {
  if (digit >= '０') return 0xff10
  return digit >= '۰' ? 0x06f0 : 0x0660
}

/** Parses a whole number of persons; null if the text is not one. */
export function readPersons(text: string): number | null {
  const digits = withLatinDigits(text.trim())
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

/** Returns why a number of persons cannot be booked; null if it can (CRS-12). */
export function personsError(text: string, maxPersons: number): PersonsError | null {
  if (text.trim() === '') return 'missing'
  const persons = readPersons(text)
  return persons !== null && persons >= 1 && persons <= maxPersons ? null : 'range'
}
