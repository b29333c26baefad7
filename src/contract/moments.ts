/** Moments as hotels write them. The schemas convert them to the extended format of ISO 8601, with a time zone. */
import * as v from 'valibot'

const form =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d(?:\.\d+)?))?(?:Z|([+-]\d\d)(?::?(\d\d))?)?$/i

/** Times of the protocol are UTC; without a zone the browser would parse them in the device's time zone. */
const extended = (text: string): string =>
  text.replace(
    form,
    (_, year, month, day, hour, minute, second = '00', hours, minutes = '00') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}${hours ? `${hours}:${minutes}` : 'Z'}`,
  )

/** Stricter than `Date.parse`, which accepts much more, such as a number alone. */
const isMoment = (text: string): boolean => /^\d{4}-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** A moment, ISO 8601. */
export const moment = v.pipe(v.string(), v.transform(extended), v.check(isMoment, 'no moment'))

/** A moment; a missing or invalid value becomes an empty text. `Date.parse` would read `0` as the year 2000. */
export const momentOrEmpty = v.fallback(v.optional(moment, ''), '')
