// Helpers to write the entries in a short form.
import type { DestinationType } from '../../../src/contract/destination.ts'
import type { SeedDestination, SeedTimes } from './types.ts'

type Where = [area: string, address: string, latitude: number, longitude: number]
type Words = [title: string, text: string]
interface More {
  times?: SeedTimes
  phone?: string
  city?: string
}

/** Entries of one type; ids count from 1 and begin with the letter. */
export function listOf(city: string, site: string, type: DestinationType, letter: string) {
  return (...entries: [where: Where, en: Words, de: Words, more?: More][]): SeedDestination[] =>
    entries.map(([[area, address, latitude, longitude], en, de, more = {}], index) => {
      const id = `${letter}-${index + 1}`
      return {
        id,
        type,
        title: { en: en[0], de: de[0] },
        text: { en: en[1], de: de[1] },
        city,
        area,
        address,
        latitude,
        longitude,
        link: `https://${site}/${type}/${id}`,
        phone: '',
        ...more,
      }
    })
}

export const daily = (from: string, to: string): { times: SeedTimes } => ({ times: { from, to } })
export const weekly = (weekday: number, from: string, to: string): { times: SeedTimes } => ({
  times: { weekday, from, to },
})
