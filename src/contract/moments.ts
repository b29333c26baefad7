/** Moments as hotels write them. Read, they are in the extended format of ISO 8601, with a zone. */
import * as v from 'valibot'
import { anyText } from './values.ts'

const form =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d(?:\.\d+)?))?(?:Z|([+-]\d\d)(?::?(\d\d))?)?$/i

/** Times on the wire are UTC: one that names no zone would otherwise be read by the device's. */
const extended = (text: string): string =>
  text.replace(
    form,
    (_, year, month, day, hour, minute, second = '00', hours, minutes = '00') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}${hours ? `${hours}:${minutes}` : 'Z'}`,
  )

/** Browsers take much more for a date, such as a number alone. */
const isMoment = (text: string): boolean => /^\d{4}-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/** A moment, ISO 8601. */
export const moment = v.pipe(v.string(), v.transform(extended), v.check(isMoment, 'no moment'))

/** What may be a moment; what is none stays as it came. */
export const momentText = v.pipe(anyText, v.transform(extended))
