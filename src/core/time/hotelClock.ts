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
