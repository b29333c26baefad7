// Frames: what is no frame does no harm, many calls at once get their own answers, and the hotel pings.
import type { Device } from '../device.ts'
import { openDevice } from '../guest.ts'
import { faultOf, statusOf } from '../judge.ts'
import { differs, holds, notTried, type Verdict } from '../report.ts'
import type { Area, Trial } from '../trial.ts'

const frame = (body: string) => `\u0002${body}\u0003`
const alive = (device: Device) => device.ask('SQMOD_SystemSettings.getActiveLanguages', {})

const broken: [what: string, text: string][] = [
  ['without start character', '{"dispatch":{}}\u0003'],
  ['without end character', '\u0002{"dispatch":{}}'],
  ['with an empty body', frame('')],
  ['whose body is no JSON', frame('{"dispatch":')],
  ['without dispatch header', frame('{"payload":{}}')],
  ['that is empty', ''],
]

async function survives(device: Device, text: string): Promise<Verdict> {
  device.send(text)
  const heard = await alive(device)
  const fault = faultOf(heard)
  if (!fault) return holds()
  if (!device.isOpen) await device.open()
  return differs('the frame dropped, the channel still up and the next call answered', text, fault)
}

const atOnce = 20

async function answersAll({ one }: Trial): Promise<Verdict> {
  const heard = await Promise.all(Array.from({ length: atOnce }, () => alive(one.device)))
  const silent = heard.filter((reply) => faultOf(reply) !== null)
  if (silent.length === 0) return holds()
  return differs(
    `${atOnce} answers to ${atOnce} calls sent at once`,
    heard[0]?.sent,
    `${silent.length} without`,
  )
}

async function pings({ one, two, pingWaitMs }: Trial): Promise<Verdict> {
  if (pingWaitMs === 0) return notTried('--ping 0')
  const devices = [one.device, two.device]
  const all = await Promise.all(devices.map((device) => device.until(() => device.pings > 0, pingWaitMs)))
  if (all.every(Boolean)) return holds()
  return differs(
    `PING on each channel within ${pingWaitMs / 1000} s; every 30 s is good`,
    undefined,
    'no PING',
  )
}

/** A channel that answers PING stays open. */
async function staysOpen({ one, two }: Trial): Promise<Verdict> {
  for (const { device } of [one, two])
    if (!device.isOpen || statusOf(await alive(device)) !== 'OK')
      return differs('a channel that answers PING stays open', 'PONG', 'the channel is closed')
  return holds()
}

export const frames: Area = async (trial) => {
  const { rows, target } = trial
  const device = await openDevice(target)
  for (const [what, text] of broken) await rows.try('frames', `a frame ${what}`, () => survives(device, text))
  device.close()
  await rows.try('frames', 'many calls at once', () => answersAll(trial))
}

/** Takes time, and stands at the end. */
export const pinging: Area = async (trial) => {
  await trial.rows.try('frames', 'the hotel pings', () => pings(trial))
  await trial.rows.try('frames', 'a channel stays open', () => staysOpen(trial))
}
