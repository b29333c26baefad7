/** Opening hours and description of a shop. Separate from its products, so that home loads no schemas of those. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyFlag, anyText, flagOrTrue, numberOr } from './values.ts'

/** `9:00` and `09:00` are read as `09:00:00`, 24:00 as midnight. */
const clock = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}:\d{2}(:\d{2})?$/),
      v.transform((time) => {
        const [hours = '', minutes, seconds = '00'] = time.split(':')
        return `${hours === '24' ? '00' : hours.padStart(2, '0')}:${minutes}:${seconds}`
      }),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
    ),
    '00:00:00',
  ),
  '00:00:00',
)

export const RetailInfo = v.object({
  title: anyText,
  /** A wide picture for the head of the shop's screen; empty if the hotel has none. */
  image: anyText,
  /** HH:MM:SS in the hotel's local time; equal times mean open all day. */
  opening_time: clock,
  closing_time: clock,
  isOpen: v.fallback(flagOrTrue, true),
  use_days: anyFlag,
  delivery_minutes: numberOr(null),
})
export type RetailInfo = v.InferOutput<typeof RetailInfo>

/** App to hotel when a shop opens, for its tile on home, and again just before an order. ERROR for an unknown shop. */
export const getRetailInfo = call({
  module: 'SQMOD_RetailSystem',
  function: 'getRetailInfo',
  ask: v.strictObject({ id: v.number() }),
  answer: v.object({ retailInfo: RetailInfo }),
  at: 'payload',
})
