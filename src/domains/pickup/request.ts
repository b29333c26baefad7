import type { PickupLocation } from '../../contract/pickup.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom, twoDigits } from '../../core/time/dates.ts'
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
const isPast = (date: string, time: string, { now, timezone }: Present) =>
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

/** A transfer, wherever it goes to, is one intent. */
export const pickupIntent = 'pickup'

const stepMinutes = 15
/** A driver who is asked to come within a longer time would not know when. */
const maxWindowMinutes = 4 * 60
/** The hotel needs some time to send a car. */
const leadMs = 30 * 60_000
/** On a later day most guests are picked up around this time, `HH:MM`. */
const usualTime = '08:00'

const timesOfDay = Array.from({ length: (24 * 60) / stepMinutes }, (_, index) => {
  const minute = index * stepMinutes
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
})
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the start times to choose from on a day, `HH:MM`: those that are still to come. Without a day none. */
export const startsOn = (date: string, present: Present): string[] =>
  timesOfDay.filter((time) => date && isTimeOf(date, time, present.timezone) && !isPast(date, time, present))

/** Returns the end times for a start, which are up to four hours later; the window of the last start ends with the day. */
export function endsAfter(date: string, start: string, timezone: string | null): string[] {
  const last = minutesOf(start) + maxWindowMinutes
  const ends = timesOfDay.filter(
    (time) => time > start && minutesOf(time) <= last && isTimeOf(date, time, timezone),
  )
  return last >= 24 * 60 ? [...ends, '23:59'] : ends
}

type Window = Pick<PickupForm, 'start' | 'end'>

const halfAnHourFrom = (date: string, start: string, timezone: string | null): Window => {
  const ends = endsAfter(date, start, timezone)
  return { start, end: ends[1] ?? ends[0] ?? '' }
}

/** The window that a day begins with: half an hour at the usual time; today as soon as a car can come. */
export function presetWindow(date: string, present: Present): Window {
  const { now, timezone } = present
  const starts = startsOn(date, present)
  const isSoon = (time: string) => lastMomentOf(`${date} ${time}:00`, timezone) < now + leadMs
  const later = starts.filter((time) => !isSoon(time))
  const start = starts[0] === '00:00' ? usualTime : (later[0] ?? starts[0])
  return start ? halfAnHourFrom(date, start, timezone) : { start: '', end: '' }
}

/** Another day keeps the window that the guest has chosen, if that day has it. */
export function dayChosen(form: PickupForm, date: string, present: Present): Partial<PickupForm> {
  const before = form.date ? presetWindow(form.date, present) : { start: '', end: '' }
  const isOwn = form.start !== before.start || form.end !== before.end
  const isKept = isOwn && startsOn(date, present).includes(form.start)
  return { date, ...(!isKept && presetWindow(date, present)) }
}

/** The days on which there is still a time to come, up to the check-out. */
export const daysWithTimes = (lastDay: string | null, present: Present): string[] =>
  datesFrom(hotelDate(present.now, present.timezone), lastDay).filter(
    (day) => startsOn(day, present).length > 0,
  )

/**
 * What most guests want stands in the form before they choose anything: a car from the hotel, which the list of places
 * begins with, as soon as it can come. What is filled in is no choice, and moves on with the time.
 */
export function filledIn(
  form: PickupForm,
  places: readonly PickupLocation[],
  lastDay: string | null,
  present: Present,
): PickupForm {
  const hotel = places[0]?.id ?? ''
  const from = form.from || (form.to === hotel ? '' : hotel)
  if (form.date) return { ...form, from }
  const date = daysWithTimes(lastDay, present)[0] ?? ''
  return { ...form, from, date, ...(date && presetWindow(date, present)) }
}

/** A place that the other field has is taken from there: what was chosen first goes the other way. */
export function placeChosen(form: PickupForm, field: 'from' | 'to', id: string): Partial<PickupForm> {
  const other = field === 'from' ? 'to' : 'from'
  return { [field]: id, ...(form[other] === id && { [other]: form[field] }) }
}

/** A later start takes the end along. */
export const startChosen = (
  { date, end }: PickupForm,
  start: string,
  timezone: string | null,
): Partial<PickupForm> =>
  endsAfter(date, start, timezone).includes(end) ? { start } : halfAnHourFrom(date, start, timezone)
