import type { PickupLocation } from '../../contract/pickup.ts'
import { twoDigits, wallClockOf } from '../../core/time/dates.ts'

/** What the guest enters. Empty texts are not chosen yet. */
export interface PickupForm {
  /** Ids of places. */
  from: string
  to: string
  /** `YYYY-MM-DD` */
  date: string
  /** The window in which the guest wants to be picked up, `HH:MM`. */
  start: string
  end: string
  note: string
}

export const emptyForm: PickupForm = { from: '', to: '', date: '', start: '', end: '', note: '' }

/** A field of the form with what is wrong with it; each has its text in the catalogue. */
export type PickupErrors = Partial<
  Record<'from' | 'to' | 'date' | 'start' | 'end', 'missing' | 'same' | 'past' | 'order'>
>

export const placeOf = (places: readonly PickupLocation[], id: string) =>
  places.find((place) => place.id === id)

/** The instant of the calendar as the hotel's clock writes it, without seconds: `YYYY-MM-DD HH:MM`. */
const at = (date: string, time: string) =>
  wallClockOf({ date, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)) }).slice(0, 16)

/**
 * What keeps the first step from being left (PICK-02, PICK-04, PICK-05).
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

/** What keeps the second step from being left (PICK-03). */
export function destinationErrors({ from, to }: PickupForm, places: readonly PickupLocation[]): PickupErrors {
  if (!placeOf(places, to)) return { to: 'missing' }
  return to === from ? { to: 'same' } : {}
}

export const hasErrors = (errors: PickupErrors): boolean => Object.keys(errors).length > 0

/** The e-mail of a request, in the form that the hotel expects (PICK-11). */
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

/** The times of day to choose from, `HH:MM`, later than `after` of the same form. */
export function timesAfter(after: string): string[] {
  const times: string[] = []
  for (let minute = 0; minute < 24 * 60; minute += stepMinutes)
    times.push(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`)
  return times.filter((time) => time > after)
}

/** The window of the last start ends with the day. */
export const endsAfter = (start: string): string[] => [...timesAfter(start), '23:59']
