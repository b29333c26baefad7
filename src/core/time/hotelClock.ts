import { hotelTime } from './clock.ts'

/** Offsets of zones change at full or half hours only. */
const stepMs = 30 * 60_000

const offsets = new Map<string, number>()

function offsetMsAt(step: number, timezone: string | null): number {
  const key = `${timezone} ${step}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const moment = step * stepMs
  const offset = Date.parse(`${hotelTime(moment, timezone).replace(' ', 'T')}Z`) - moment
  offsets.set(key, offset)
  return offset
}

/**
 * Time on the hotel's clock at an instant, `YYYY-MM-DD HH:MM:SS`. For lists of hundreds of times: calling `Intl` for
 * each of them would block a slow device.
 */
export function hotelTimeOfMany(instant: number, timezone: string | null): string {
  const local = instant + offsetMsAt(Math.floor(instant / stepMs), timezone)
  return new Date(local).toISOString().slice(0, 19).replace('T', ' ')
}

const dayMs = 24 * 60 * 60_000

/**
 * The instants at which the hotel's clock shows this wall-clock text, in ms since 1970: usually one, two in the hour that
 * clocks repeat in autumn, none in the hour that they leave out in spring.
 */
export function momentsOf(wallClock: string, timezone: string | null): number[] {
  const asUtc = Date.parse(`${wallClock.replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc)) return []
  return around(asUtc, timezone)
    .map((offset) => asUtc - offset)
    .filter((moment) => hotelTimeOfMany(moment, timezone) === wallClock)
    .sort((one, other) => one - other)
}

/** The offsets of the zone a day before and a day after, without repetition. */
const around = (asUtc: number, timezone: string | null): number[] => [
  ...new Set([asUtc - dayMs, asUtc + dayMs].map((at) => offsetMsAt(Math.floor(at / stepMs), timezone))),
]

/** Whether the hotel's clock shows this wall-clock text at all. */
export const exists = (wallClock: string, timezone: string | null): boolean =>
  momentsOf(wallClock, timezone).length > 0

/**
 * The first instant at which the hotel's clock shows this wall-clock text, in ms since 1970. A text in the hour that
 * clocks leave out stands for as much after that hour: 02:30 is 03:30.
 */
export function momentOf(wallClock: string, timezone: string | null): number {
  const [first] = momentsOf(wallClock, timezone)
  if (first !== undefined) return first
  const asUtc = Date.parse(`${wallClock.replace(' ', 'T')}Z`)
  return asUtc - Math.min(...around(asUtc, timezone))
}

/** The last instant at which the hotel's clock shows this wall-clock text; see `momentOf`. */
export const lastMomentOf = (wallClock: string, timezone: string | null): number =>
  momentsOf(wallClock, timezone)[1] ?? momentOf(wallClock, timezone)
