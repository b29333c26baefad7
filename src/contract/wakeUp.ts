/**
 * Wake-ups and the sleep timer of a TV in the guest's room. `room_id` is the id of that TV. Moments are ISO 8601 UTC.
 */
import * as v from 'valibot'
import { call, push } from './define.ts'
import { moment } from './moments.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyFlag, anything, flagOrTrue, idAsGiven, list, text } from './values.ts'

const module = 'SQMOD_RemoteControl'
const ofTv = { room_id: idAsGiven }

export const WakeUp = v.object({ id: idAsGiven, time: moment, active: flagOrTrue, snooze: anyFlag })
export type WakeUp = v.InferOutput<typeof WakeUp>

/** When the screen opens, and after every change: the guest sees what the hotel holds (WAKE-04, WAKE-07). */
export const getWakeUp = call({
  module,
  function: 'getWakeUp',
  ask: v.strictObject(ofTv),
  answer: v.pipe(
    list(WakeUp),
    uniqueBy(({ id, time }) => `${id} ${time}`),
  ),
})

/** A new wake-up, or with `id` a change of that one (WAKE-05). Volumes 0 to 100. */
export const setWakeUp = call({
  module,
  function: 'setWakeUp',
  ask: v.strictObject({
    ...ofTv,
    id: v.optional(idAsGiven),
    time: moment,
    active: v.boolean(),
    start_volume: v.number(),
    volume_step: v.number(),
    step_seconds: v.number(),
    max_volume: v.number(),
    snooze_minutes: v.number(),
  }),
  answer: anything,
})

const ofWakeUp = v.strictObject({ ...ofTv, id: idAsGiven })

/** Removes a wake-up that has not rung. ERROR for one of another room. */
export const deleteWakeUp = call({ module, function: 'deleteWakeUp', ask: ofWakeUp, answer: anything })
/** The wake-up rings again after its `snooze_minutes` (WAKE-09). */
export const snoozeWakeUp = call({ module, function: 'snoozeWakeUp', ask: ofWakeUp, answer: anything })
/** Ends a wake-up that rings (WAKE-09). */
export const stopWakeUp = call({ module, function: 'stopWakeUp', ask: ofWakeUp, answer: anything })

/** Hotel to the room's devices: a wake-up rings now. */
export const getPopUpWakeUp = push({
  function: 'getPopUpWakeUp',
  payload: v.object({ wakeup: list(v.object({ id: idAsGiven, time: text })) }),
})

/** `ends` is when the TV switches itself off; null or missing for never. */
const Ends = v.object({ ends: v.optional(v.nullable(v.union([moment, v.literal('')])), null) })
/** For a TV without sleep timer a hotel may send nothing, null or `true`. */
const SleepTimer = v.pipe(
  v.optional(v.nullable(v.union([Ends, v.literal(true)])), null),
  v.transform((root) => (root === null || root === true ? { ends: null } : root)),
)

/** Sets when the TV switches itself off; 0 minutes cancel the timer (WAKE-13). */
export const setSleepTimer = call({
  module,
  function: 'setSleepTimer',
  ask: v.strictObject({ ...ofTv, minutes: v.number() }),
  answer: SleepTimer,
})

/** When the screen opens: when the TV switches itself off, null for never. */
export const getSleepTimer = call({
  module,
  function: 'getSleepTimer',
  ask: v.strictObject(ofTv),
  answer: SleepTimer,
})

export const wakeUpPushes = { getPopUpWakeUp }
