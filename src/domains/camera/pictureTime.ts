import { hotelTime, readableTime, timeOfDay } from '../../core/time/clock.ts'

/** The time of a picture by the hotel's clock, with seconds, because a visitor comes and goes quickly. */
export const pictureTime = (at: number, timezone: string | null, is12Hour: boolean): string =>
  readableTime(timeOfDay(hotelTime(at, timezone)), is12Hour, true)
