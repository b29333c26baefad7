/** Statistics of used screens. The number in the answer of `startEvent` identifies the event for `endEvent`. */
import * as v from 'valibot'
import { call } from './define.ts'
import { anything, numberOr } from './values.ts'

const ask = v.strictObject({
  event_type: v.string(),
  event_value: v.string(),
  event_number: v.pipe(v.number(), v.integer()),
})

/** App to hotel when a screen opens: `event_type` is the kind of screen, `event_value` which one; `event_number` is 0. */
export const startEvent = call({
  module: 'SQMOD_Statistics',
  function: 'startEvent',
  ask,
  answer: v.object({ event_number: numberOr(0) }),
})

/** App to hotel when the screen is left, with the number that the start returned. */
export const endEvent = call({ module: 'SQMOD_Statistics', function: 'endEvent', ask, answer: anything })
