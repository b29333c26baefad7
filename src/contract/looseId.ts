import * as v from 'valibot'

export type Id = string | number

/**
 * The id that a text means, also in an address: that of a whole number is the number, so that 3 and "3" are the same.
 * Empty for a name that every object inherits, such as "constructor": what is kept by id would have an entry of it.
 */
export function idOf(given: Id): Id {
  const number = Number(given)
  if (Number.isSafeInteger(number) && String(number) === given) return number
  return given in Object.prototype ? '' : given
}

/** An id of the hotel's choice, such as 41, "41" or "film-41". */
export const looseId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(idOf),
  v.check((id) => id !== ''),
)
