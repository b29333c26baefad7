import type { PickupLocation } from '../../contract/pickup.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { exists, lastMomentOf } from '../../core/time/hotelClock.ts'

/** The guest's input. An empty string means not chosen yet. */
export interface PickupForm {
  /** Ids of places. */
  from: string
  to: string
  /** `YYYY-MM-DD` */
  date: string
  /** The time window of the pickup, `HH:MM`. */
  start: string
  end: string
  note: string
}

export const emptyForm: PickupForm = { from: '', to: '', date: '', start: '', end: '', note: '' }

/** Validation errors by field; each has its text in the catalogue. */
export type PickupErrors = Partial<
  Record<'from' | 'to' | 'date' | 'start' | 'end', 'missing' | 'same' | 'past' | 'order'>
>

export const placeOf = (places: readonly PickupLocation[], id: string) =>
  places.find((place) => place.id === id)

/** The hotel's time in ms since 1970, and the zone of its clock. */
export interface Present {
  now: number
  timezone: string | null
}

/** Whether there is such a time on that day: clocks leave out an hour in spring. */
export const isTimeOf = (date: string, time: string, timezone: string | null) =>
  !date || exists(`${date} ${time}:00`, timezone)

/** Of a time that comes twice in autumn, the second one counts. */
export const isPast = (date: string, time: string, { now, timezone }: Present) =>
  lastMomentOf(`${date} ${time}:00`, timezone) <= now

/** Returns the validation errors (PICK-02 to PICK-05). */
export function pickupErrors(
  { from, to, date, start, end }: PickupForm,
  places: readonly PickupLocation[],
  present: Present,
): PickupErrors {
  const { now, timezone } = present
  const errors: PickupErrors = {}
  if (!placeOf(places, from)) errors.from = 'missing'
  if (!date) errors.date = 'missing'
  else if (date < hotelDate(now, timezone)) errors.date = 'past'
  if (!start || !isTimeOf(date, start, timezone)) errors.start = 'missing'
  else if (date && isPast(date, start, present)) errors.start = 'past'
  if (!end || !isTimeOf(date, end, timezone)) errors.end = 'missing'
  else if (start && end <= start) errors.end = 'order'
  if (!placeOf(places, to)) errors.to = 'missing'
  else if (to === from) errors.to = 'same'
  return errors
}

export const hasErrors = (errors: PickupErrors): boolean => Object.keys(errors).length > 0

/** Returns the e-mail of a request, in the format that the hotel expects (PICK-11). */
export function requestMail(
  { from, to, date, start, end, note }: PickupForm,
  places: readonly PickupLocation[],
  guest: { name: string; room: string },
) {
  const lines = [
    `${guest.name}, room ${guest.room}`,
    `From: ${placeOf(places, from)?.name ?? ''}`,
    `To: ${placeOf(places, to)?.name ?? ''}`,
    `${date}, ${start}-${end}`,
    note.trim(),
  ]
  return {
    email_subject: `Pickup request, room ${guest.room}`,
    email_message: lines.filter(Boolean).join('\n'),
  }
}
