// The entries of a property, multiplied by the scale of the seed, and their times.
import { addDays, localTime, momentOf } from '../clock.ts'
import type { PropertyId } from '../seed/properties.ts'
import { tenerife } from './tenerife.ts'
import type { SeedDestination } from './types.ts'
import { vienna } from './vienna.ts'

const seeds: Record<PropertyId, readonly SeedDestination[]> = { '1': vienna, '2': tenerife }

const variant = (entry: SeedDestination, number: number): SeedDestination => ({
  ...entry,
  id: `${entry.id}-${number}`,
  title: { en: `${entry.title.en} No. ${number}`, de: `${entry.title.de} Nr. ${number}` },
})

export function destinations(property: PropertyId, scale: number): readonly SeedDestination[] {
  const seed = seeds[property]
  const more = Array.from({ length: scale - 1 }, (_, index) => seed.map((entry) => variant(entry, index + 2)))
  return [...seed, ...more.flat()]
}

/** Returns the areas to filter by, in alphabetical order. */
export const areasOf = (property: PropertyId): string[] =>
  [...new Set(seeds[property].map(({ area }) => area))].sort((a, b) => a.localeCompare(b))

export interface Times {
  start: string
  end: string
}

const written = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')

/** Returns the times of an entry on a local day; null if it does not take place on that day. */
export function timesOn({ times }: SeedDestination, date: string, zone: string): Times | null {
  if (!times) return null
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (times.weekday !== undefined && times.weekday !== weekday) return null
  const moment = (time: string) => written(momentOf(date, `${time}:00`, zone))
  return { start: moment(times.from), end: moment(times.to) }
}

/** Returns the times of an entry on the next day on which it takes place and is not over. */
export function nextTimes(entry: SeedDestination, now: number, zone: string): Times | null {
  const today = localTime(now, zone).date
  for (let days = 0; days <= 7; days += 1) {
    const times = timesOn(entry, addDays(today, days), zone)
    if (times && Date.parse(times.end) > now) return times
  }
  return null
}
