// The web radio: stations by country, and the favourites of a stay.
import type { StationOnWire } from '../../../src/contract/radio.ts'
import { favouritesId } from '../../../src/contract/radio.ts'
import { forGuest, forVisitor, Refusal, type Visitor } from '../channel/session.ts'
import { addFavourite, favouritesOf, removeFavourite } from '../db/broadcast.ts'
import { stayIn } from '../db/stays.ts'
import { stationAddress, stationImage } from '../media/addresses.ts'
import type { RadioStation } from '../radio.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

type Names =
  | 'getAllRadioStationsWithFavourites'
  | 'getMyFavourites'
  | 'insertMyFavouritesManually'
  | 'removeMyFavouritesManually'

export function radioHandlers(services: HotelServices): Answers<`SQMOD_Radio.${Names}`> {
  const { db, radio, deskEvents } = services

  const onWire =
    ({ property }: Visitor) =>
    (station: RadioStation): StationOnWire => ({
      id: station.id,
      name: station.name,
      image: stationImage(property.project, station),
      stream_address: stationAddress(station),
    })

  function favouritesFor(visitor: Visitor): StationOnWire[] {
    const stay = visitor.room === null ? undefined : stayIn(db, visitor.room)
    const ids = stay ? favouritesOf(db, stay.reservation) : []
    return ids.flatMap((id) => radio.station(id) ?? []).map(onWire(visitor))
  }

  function known(id: string): string {
    if (!radio.station(id)) throw new Refusal('unknown station')
    return id
  }

  return {
    'SQMOD_Radio.getAllRadioStationsWithFavourites': forVisitor(services, (_ask, visitor) => [
      { id: favouritesId, name: 'Favourites', radio_stations: favouritesFor(visitor) },
      ...radio.countries().map(({ id, iso2, iso3, name, nativeName, all }) => ({
        id,
        iso2,
        iso3,
        name,
        i18nName: nativeName,
        radio_stations: all.map(onWire(visitor)),
      })),
    ]),
    'SQMOD_Radio.getMyFavourites': forVisitor(services, (_ask, visitor) => favouritesFor(visitor)),
    'SQMOD_Radio.insertMyFavouritesManually': forGuest(services, ({ item_id }, { stay }) => {
      addFavourite(db, stay.reservation, known(item_id))
      deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_Radio.removeMyFavouritesManually': forGuest(services, ({ item_id }, { stay }) => {
      removeFavourite(db, stay.reservation, known(item_id))
      deskEvents.emit('rooms')
      return true
    }),
  }
}
