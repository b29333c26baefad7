// What the areas that change something have in common.
import { randomUUID } from 'node:crypto'
import type { CallSpec } from '../../../../src/contract/define.ts'
import { calls } from '../../../../src/contract/index.ts'
import type { Device, Heard } from '../../device.ts'
import type { Guest } from '../../guest.ts'
import { agrees, answerIn, faultOf, fits, gotOf, refuses } from '../../judge.ts'
import { isNeeded } from '../../needed.ts'
import { differs, holds, notTried, type Verdict } from '../../report.ts'
import type { Trial } from '../../trial.ts'

const specs: Record<string, CallSpec> = calls

/** An OK of the contract's shape; a refusal is not offered, unless the hotel's menu leads there. */
function accepted(trial: Trial, name: string, heard: Heard): Verdict {
  const spec = specs[name]
  return spec ? fits(spec, heard, isNeeded(trial, name)) : holds()
}

/** Makes a call and adds its row. Returns the reply if it was an OK. */
export async function does(
  trial: Trial,
  device: Device,
  name: string,
  data: object | string,
): Promise<Heard | null> {
  const { rows } = trial
  if (typeof data === 'string') {
    rows.add('writes', name, notTried(data))
    return null
  }
  const heard = await device.ask(name, data)
  rows.add('writes', name, accepted(trial, name, heard))
  return agrees(heard) === null ? heard : null
}

/** A call in which a guest names what belongs to the other room. */
export async function mayNot(
  { rows }: Trial,
  guest: Guest,
  name: string,
  data: object,
  why: string,
): Promise<void> {
  await rows.try('isolation', `${name} ${why} by room ${guest.room}`, async () =>
    refuses(await guest.device.ask(name, data), 'it belongs to the other room'),
  )
}

/** The data of a call without each field in turn: refused, and nothing done. */
export async function needsFields(
  { rows }: Trial,
  device: Device,
  name: string,
  data: object,
): Promise<void> {
  for (const field of Object.keys(data)) {
    const { [field]: _left, ...without } = data as Record<string, unknown>
    await rows.try('errors', `${name} without ${field}`, async () =>
      refuses(await device.ask(name, without), `${field} is missing`),
    )
  }
}

interface Once {
  name: string
  data: object
  /** Data of another intent, which must not be carried out under the first key. */
  other?: object
  /** How often the hotel has carried it out, as the guest sees it. */
  count?: () => Promise<number>
}

/** The same message twice, also with other data: the first answer each time, and carried out once. */
export async function happensOnce(
  trial: Trial,
  device: Device,
  { name, data, other, count }: Once,
): Promise<Heard | null> {
  const { rows } = trial
  const messageId = randomUUID()
  const before = (await count?.()) ?? 0
  const first = await device.ask(name, data, { messageId })
  rows.add('writes', name, accepted(trial, name, first))
  if (agrees(first) !== null) {
    rows.add('idempotence', `${name} sent twice`, notTried('the first was not accepted'))
    return null
  }
  const second = await device.ask(name, data, { messageId })
  const third = other ? await device.ask(name, other, { messageId }) : second
  const sameAsFirst = (heard: Heard): Verdict =>
    faultOf(heard) ??
    (JSON.stringify(answerIn(heard)) === JSON.stringify(answerIn(first))
      ? holds()
      : differs(`the first answer again: ${JSON.stringify(gotOf(first))}`, heard.sent, gotOf(heard)))
  rows.add('idempotence', `${name} sent twice`, sameAsFirst(second))
  if (other) rows.add('idempotence', `${name} with other data under the same id`, sameAsFirst(third))
  if (count) {
    const after = await count()
    rows.add(
      'idempotence',
      `${name} carried out once`,
      after - before === 1 ? holds() : differs('once', second.sent, `${after - before} times`),
    )
  }
  return first
}
