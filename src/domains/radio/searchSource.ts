import * as v from 'valibot'
import { getAllRadioStationsWithFavourites, Station } from '../../contract/radio.ts'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { callHotel } from '../../core/services.ts'
import { stationChosen } from './slice.ts'

const cacheSeconds = 600
/** A hotel may have tens of thousands of stations, which would be slow to read and to index. */
const maxStations = 2000

export const searchSource: SearchSource = {
  *contents() {
    const outcome = yield* callHotel(getAllRadioStationsWithFavourites, {}, { cacheTime: cacheSeconds })
    const countries = outcome.kind === 'ok' ? outcome.answer : []
    const wire = countries.flatMap(({ radio_stations }) => radio_stations).slice(0, maxStations)
    return wire.flatMap((entry) => {
      const { success, output: station } = v.safeParse(Station, entry)
      if (!success) return []
      const { id, name, image } = station
      const action = stationChosen(station)
      return { id: `station/${id}`, title: name, image, action, screen: 'webradio', type: 'radio' as const }
    })
  },
  areSearchedByHotel: true,
}
