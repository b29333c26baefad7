import type { PickupLocation } from '../../contract/pickup.ts'
import { twoDigits, wallClockOf } from '../../core/time/dates.ts'

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

/** Formats a date and time as the hotel's clock does, without seconds: `YYYY-MM-DD HH:MM`. */
const at = (date: string, time: string) =>
  wallClockOf({ date, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)) }).slice(0, 16)

/**
 * Returns the validation errors of the first step (PICK-02, PICK-04, PICK-05).
 * @param now the hotel's clock, `YYYY-MM-DD HH:MM`
 */
export function pickupErrors(
  { from, date, start, end }: PickupForm,
  places: readonly PickupLocation[],
  now: string,
): PickupErrors {
  const errors: PickupErrors = {}
  if (!placeOf(places, from)) errors.from = 'missing'
  if (!date) errors.date = 'missing'
  else if (date < now.slice(0, 10)) errors.date = 'past'
  if (!start) errors.start = 'missing'
  else if (date && at(date, start) <= now) errors.start = 'past'
  if (!end) errors.end = 'missing'
  else if (start && end <= start) errors.end = 'order'
  return errors
}

/** Returns the validation errors of the second step (PICK-03). */
export function destinationErrors({ from, to }: PickupForm, places: readonly PickupLocation[]): PickupErrors {
  if (!placeOf(places, to)) return { to: 'missing' }
  return to === from ? { to: 'same' } : {}
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

const stepMinutes = 30

/** Returns the times of day to choose from, `HH:MM`, that are later than `after`, in the same format. */
export function timesAfter(after: string): string[] {
  const times: string[] = []
  for (let minute = 0; minute < 24 * 60; minute += stepMinutes)
    times.push(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`)
  return times.filter((time) => time > after)
}

/** End times for a start; the window of the last start ends with the day. */
export const endsAfter = (start: string): string[] => [...timesAfter(start), '23:59']
