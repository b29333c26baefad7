/** Opening hours and description of a shop. Separate from its products, so that home loads no schemas of those. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anyFlag, anyText, flagOrTrue, numberOr } from './values.ts'

const clock = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}:\d{2}$/)), '00:00:00'),
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
