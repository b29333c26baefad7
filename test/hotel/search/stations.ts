// The stations of the web radio as search entries: found by name, style of music and country.
import { stationAddress, stationImage } from '../media/addresses.ts'
import type { Radio } from '../radio.ts'
import type { Entry, Searchable } from './searchable.ts'

/** The country is found by its English name and by its native name. */
export function searchableStations(radio: Radio): Searchable {
  const known = new Map<string, readonly Entry[]>()

  const stationsFor = (project: string): Entry[] =>
    radio.countries().flatMap(({ name: country, nativeName, all }) =>
      all.map((station) => ({
        title: station.name,
        words: `${station.style} ${country} ${nativeName}`,
        hit: {
          id: station.id,
          title: station.name,
          image: stationImage(project, station),
          description: country,
          stream_address: stationAddress(station),
        },
      })),
    )

  return {
    type: 'radio',
    entries: ({ project }) => {
      const stations = known.get(project) ?? stationsFor(project)
      known.set(project, stations)
      return stations
    },
  }
}
