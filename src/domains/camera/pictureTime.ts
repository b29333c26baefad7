import { hotelTime, timeOfDay } from '../../core/time/clock.ts'

/** The time of a picture by the hotel's clock, with seconds, because a visitor comes and goes quickly. */
export function pictureTime(at: number, timezone: string | null, twelve: boolean): string {
  const [hour = '00', minute = '00', second = '00'] = timeOfDay(hotelTime(at, timezone)).split(':')
  if (!twelve) return `${hour}:${minute}:${second}`
  return `${Number(hour) % 12 || 12}:${minute}:${second}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}
