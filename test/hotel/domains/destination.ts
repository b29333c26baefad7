// The destinations around the hotel, by type, text, area and day.
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { inLanguage } from '../content/languages.ts'
import { propertyOf } from '../currentProperty.ts'
import { areasOf, destinations, nextTimes, type Times, timesOn } from '../destinations/entries.ts'
import type { SeedDestination } from '../destinations/types.ts'
import { HttpRefusal, type HttpVisitor } from '../http/visitor.ts'
import { type PropertyId, properties } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import { plain } from './checkin.ts'

const firstPage = 1
const usualLimit = 20

export function destinationHandlers({
  clock,
  scale,
}: HotelServices): Pick<RouteHandlers<HttpVisitor>, 'getDestination'> {
  const known = new Map<PropertyId, readonly SeedDestination[]>()

  function entriesOf(property: PropertyId): readonly SeedDestination[] {
    const entries = known.get(property) ?? destinations(property, scale)
    known.set(property, entries)
    return entries
  }

  /** Null if the entry does not take place on the requested day. An entry without times is available every day. */
  function timesOf(entry: SeedDestination, date: string, zone: string): Partial<Times> | null {
    if (!entry.times) return {}
    return date === '' ? (nextTimes(entry, clock.now(), zone) ?? {}) : timesOn(entry, date, zone)
  }

  return {
    getDestination: (ask, { params }) => {
      const property = propertyOf(params.propertyId)
      if (!property) throw new HttpRefusal(404, 'unknown_property', 'There is no such property.')
      const { type = '', lang = '', q = '', area = '', date = '' } = ask
      const { zone, project } = properties[property]
      const types = type.split(',').filter(Boolean)
      const words = plain(q).split(' ').filter(Boolean)
      const fits = (entry: SeedDestination) => {
        const text = plain(
          [inLanguage(entry.title, lang), inLanguage(entry.text, lang), entry.city, entry.area].join(' '),
        )
        return (
          (types.length === 0 || types.includes(entry.type)) &&
          (area === '' || plain(entry.area) === plain(area)) &&
          words.every((word) => text.includes(word)) &&
          timesOf(entry, date, zone) !== null
        )
      }
      const fitting = entriesOf(property).filter(fits)
      const limit = Number(ask.limit ?? usualLimit)
      const from = (Number(ask.page ?? firstPage) - 1) * limit
      return {
        amount: fitting.length,
        items: fitting.slice(from, from + limit).map((entry) => ({
          id: entry.id,
          type: entry.type,
          title: inLanguage(entry.title, lang),
          description: inLanguage(entry.text, lang),
          image: `/ONEapp/skins/${project}/destination/${entry.type}/${entry.id}.svg`,
          city: entry.city,
          area: entry.area,
          address: entry.address,
          ...timesOf(entry, date, zone),
          latitude: entry.latitude,
          longitude: entry.longitude,
          link: entry.link,
          phone: entry.phone,
        })),
        areas: areasOf(property),
      }
    },
  }
}
