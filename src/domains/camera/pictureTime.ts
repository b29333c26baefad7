import { hotelTime, timeOfDay } from '../clock.ts'

/** The hotel's time of a picture with its seconds, because that is how fast a visitor comes and goes. */
export function pictureTime(at: number, timezone: string | null, twelve: boolean): string {
  const [hour = '00', minute = '00', second = '00'] = timeOfDay(hotelTime(at, timezone)).split(':')
  if (!twelve) return `${hour}:${minute}:${second}`
  return `${Number(hour) % 12 || 12}:${minute}:${second}\u00a0${Number(hour) < 12 ? 'AM' : 'PM'}`
}
