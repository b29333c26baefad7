// A whole run: both guests sign in, all areas are tried one after the other, and the rows are counted.

import { end, listen } from './areas/end.ts'
import { errors } from './areas/errors.ts'
import { frames, pinging } from './areas/frames.ts'
import { loss } from './areas/loss.ts'
import { rooms } from './areas/rooms.ts'
import { session } from './areas/session.ts'
import { callShapes, routeShapes, skin } from './areas/shapes.ts'
import { demo, strangers, walkIn } from './areas/strangers.ts'
import { writing } from './areas/writes/index.ts'
import { type GuestName, openDevice, signIn } from './guest.ts'
import { gather } from './plans.ts'
import { menuOf, propertyOf } from './property.ts'
import { countsOf, type Report, type Row, Rows, Unusable } from './report.ts'
import type { Target } from './target.ts'
import type { Area, Trial } from './trial.ts'

export const areaNames = [
  'frames',
  'sign-in',
  'shapes',
  'errors',
  'isolation',
  'visitors',
  'writes',
  'loss',
] as const
export type AreaName = (typeof areaNames)[number]

export interface Settings extends Target {
  guests: readonly [GuestName, GuestName]
  writes: boolean
  pingWaitMs: number
  listenMs: number
  awayMs?: number
  /** The areas to try; all by default. */
  only?: readonly AreaName[]
  /** Called with each row as soon as it is known. */
  onRow?: (row: Row) => void
  /** Called with what the vendor should do now. */
  tell?: (line: string) => void
}

async function prepare(settings: Settings): Promise<{ trial: Trial; left: Map<string, string> }> {
  const { guests, writes, pingWaitMs, listenMs, awayMs = 0, onRow, tell = () => {}, ...target } = settings
  const [first, second] = guests
  if (first.room === second.room) throw new Unusable('The two guests must have different rooms.')
  const one = await signIn(await openDevice(target), first)
  const two = await signIn(await openDevice(target), second)
  const [property, menu] = await Promise.all([propertyOf(target), menuOf(target, one.skin)])
  const trial: Trial = {
    ...{ target, rows: new Rows(onRow), property, menu, one, two },
    ...{ writes, pingWaitMs, listenMs, awayMs, tell },
  }
  const left = await gather(one, trial)
  for (const [name, why] of await gather(two, trial)) left.set(name, why)
  return { trial, left }
}

/** @throws Unusable if the hotel cannot be reached, or the guests are not there. */
export async function runContract(settings: Settings): Promise<Report> {
  const { trial, left } = await prepare(settings)
  const areas: [AreaName, Area[]][] = [
    ['shapes', [callShapes(left), routeShapes, skin]],
    ['sign-in', [session]],
    ['frames', [frames]],
    ['errors', [errors]],
    ['isolation', [strangers, rooms]],
    ['visitors', [walkIn, demo]],
    ['writes', [writing]],
    ['loss', [loss]],
    ['frames', [pinging]],
  ]
  const { only = areaNames } = settings
  for (const [name, parts] of areas) if (only.includes(name)) for (const area of parts) await area(trial)
  await listen(trial)
  await end(trial)
  trial.one.device.close()
  trial.two.device.close()
  const { list } = trial.rows
  return {
    hotel: settings.origin,
    at: new Date().toISOString(),
    writes: settings.writes,
    counts: countsOf(list),
    rows: list,
  }
}
