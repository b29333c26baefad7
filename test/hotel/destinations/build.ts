// Helpers to write the entries in a short form.
import type { DestinationType } from '../../../src/contract/destination.ts'
import type { SeedDestination, SeedTimes } from './types.ts'

type Words = [title: string, text: string]
interface More {
  times?: SeedTimes
  phone?: string
  city?: string
}

/** A place and what else is known of it; `named` adds title and text in English and German. */
export const at = (area: string, address: string, latitude: number, longitude: number, more: More = {}) => ({
  named: (english: Words, german: Words) => ({
    title: { en: english[0], de: german[0] },
    text: { en: english[1], de: german[1] },
    area,
    address,
    latitude,
    longitude,
    ...more,
  }),
})

type Entry = ReturnType<ReturnType<typeof at>['named']>

/** Entries of one type; ids count from 1 and begin with the letter. */
export function listOf(city: string, site: string, type: DestinationType, letter: string) {
  return (...entries: Entry[]): SeedDestination[] =>
    entries.map((entry, index) => {
      const id = `${letter}-${index + 1}`
      return { id, type, city, link: `https://${site}/${type}/${id}`, phone: '', ...entry }
    })
}

export const daily = (from: string, to: string): { times: SeedTimes } => ({ times: { from, to } })
export const weekly = (weekday: number, from: string, to: string): { times: SeedTimes } => ({
  times: { weekday, from, to },
})
