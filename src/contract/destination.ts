/** Events, restaurants, sights and other entries in the hotel's surroundings. */
import * as v from 'valibot'
import { route } from './define.ts'
import { momentOrEmpty } from './moments.ts'
import { anyList, anyText, day, decimalOrNull, id, list, number, numberOr, text, word } from './values.ts'

export const destinationTypes = [
  'hotel',
  'event',
  'gastro',
  'tour',
  'poi',
  'city',
  'area',
  'package',
  'article',
] as const
export type DestinationType = (typeof destinationTypes)[number]

/** `start` and `end` are ISO 8601 UTC; `description` may contain HTML, which must be sanitized before use. */
export const DestinationEntry = v.object({
  id,
  type: v.pipe(word, v.picklist(destinationTypes)),
  title: text,
  description: anyText,
  image: anyText,
  city: anyText,
  area: anyText,
  address: anyText,
  start: momentOrEmpty,
  end: momentOrEmpty,
  latitude: decimalOrNull,
  longitude: decimalOrNull,
  link: anyText,
  phone: anyText,
})
export type DestinationEntry = v.InferOutput<typeof DestinationEntry>

const wish = v.optional(v.string(), '')
const count = v.pipe(number, v.integer(), v.minValue(1))

/** More than a guest could scroll through: the list has a place for each. */
const maxAmount = 10_000
const wholeAmount = (amount: number) => Math.trunc(Math.min(Math.max(amount, 0), maxAmount))

/**
 * One page of the entries that match the filter; `amount` counts all of them (DEST-04). `type` holds types joined by
 * commas; empty means all. `date` (`YYYY-MM-DD`) excludes entries on other days. Not in the specification, so a hotel
 * may not send it: the answer's `areas` are the names to filter by.
 */
export const getDestination = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/destination',
  ask: v.object({
    type: wish,
    lang: wish,
    q: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    area: wish,
    date: v.optional(v.union([v.literal(''), day]), ''),
    page: v.optional(count, 1),
    limit: v.optional(v.pipe(count, v.maxValue(100)), 20),
  }),
  answer: v.pipe(
    v.object({ amount: numberOr(null), items: list(DestinationEntry), areas: anyList(v.string()) }),
    v.transform(({ amount, ...page }) => ({ ...page, amount: wholeAmount(amount ?? page.items.length) })),
  ),
})
