// What is known at the end: all events that came, all frames that no one could read, and answers that came twice.
import type { PushSpec } from '../../../src/contract/define.ts'
import { calls } from '../../../src/contract/index.ts'
import { isRecord } from '../../../src/contract/isRecord.ts'
import { pushes } from '../../../src/contract/pushes.ts'
import type { Device } from '../device.ts'
import { differs, holds, notTried, type Verdict } from '../report.ts'
import type { Schema } from '../schema/parts.ts'
import { problemsOf } from '../schema/validator.ts'
import type { Area, Trial } from '../trial.ts'

const specs: Record<string, PushSpec> = pushes
const callNames = new Set(Object.values(calls).map((call) => call.function as string))

const devicesOf = ({ one, two }: Trial): Device[] => [one.device, two.device]

/** What an event says, which is in `root` of its payload or in the payload itself. */
const saidIn = (payload: unknown) =>
  isRecord(payload) && payload.root !== undefined ? payload.root : payload

function eventFits(trial: Trial, name: string): Verdict {
  const heard = devicesOf(trial).flatMap(({ pushes: events }) =>
    events.filter(({ dispatch }) => dispatch.function === name),
  )
  if (heard.length === 0)
    return notTried('the hotel sent none; --listen SECONDS waits for what its staff causes')
  for (const event of heard) {
    const problems = problemsOf(specs[name]?.payload as Schema, saidIn(event.payload))
    if (problems.length > 0) return differs(problems.join('; '), name, event)
  }
  return holds(`${heard.length} came`)
}

/** An answer whose id the device never sent belongs to somebody else. */
function ownAnswersOnly(trial: Trial): Verdict {
  for (const { pushes: events } of devicesOf(trial)) {
    const foreign = events.find(
      ({ dispatch }) => callNames.has(dispatch.function) && !(dispatch.function in specs),
    )
    if (foreign) return differs('answers to the own calls only', undefined, foreign)
  }
  return holds()
}

export const listen: Area = async ({ one, two, listenMs, tell }) => {
  if (listenMs === 0) return
  tell(
    `For ${listenMs / 1000} s: ring at a door, send a message, move an order on, in room ${one.room} or ${two.room}.`,
  )
  await Promise.all([one, two].map(({ device }) => device.until(() => false, listenMs)))
}

export const end: Area = async (trial) => {
  const { rows } = trial
  for (const name of Object.keys(pushes)) await rows.try('events', name, () => eventFits(trial, name))
  await rows.try('frames', 'answers to the own calls only', () => ownAnswersOnly(trial))
  const rejected = devicesOf(trial).flatMap((device) => device.rejected)
  rows.add(
    'frames',
    'all frames can be read',
    rejected.length === 0
      ? holds()
      : differs('U+0002, JSON with a dispatch header, U+0003', undefined, rejected[0]),
  )
  const repeated = devicesOf(trial).flatMap((device) => device.repeated)
  rows.add(
    'frames',
    'one answer to each call',
    repeated.length === 0 ? holds() : differs('one answer', `message_id ${repeated[0]}`, 'a second answer'),
  )
}
