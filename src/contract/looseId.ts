import * as v from 'valibot'

export type Id = string | number

/** The id that a text means, also in an address: that of a whole number is the number, so that 3 and "3" are the same. */
export function idOf(given: Id): Id {
  const number = Number(given)
  return Number.isSafeInteger(number) && String(number) === given ? number : given
}

/** An id of the hotel's choice, such as 41, "41" or "film-41". */
export const looseId = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(idOf))
