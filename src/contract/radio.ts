/** Web radio: stations by country, the room's favourites, and playing a station on the room's TV. */
import * as v from 'valibot'
import { call } from './define.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, anything, id, idAsGiven, list, nothing, unreadList } from './values.ts'

const module = 'SQMOD_Radio'

/** Id of the group of favourites in the list of countries (RAD-05). */
export const favouritesId = 'fav_01'

export const Station = v.object({
  id,
  name: anyText,
  /** Address of a square logo; empty if the station has none. */
  image: anyText,
  /** Address of the live stream. */
  stream_address: anyText,
})
export type Station = v.InferOutput<typeof Station>
export type StationOnWire = v.InferInput<typeof Station>

export const Country = v.object({
  id,
  /** ISO 3166 code; empty for a group that is not a country. */
  iso2: anyText,
  iso3: anyText,
  name: anyText,
  i18nName: anyText,
  /** Not parsed, because a country may have tens of thousands. Each is parsed by {@link Station} when needed. */
  radio_stations: v.fallback(unreadList<StationOnWire>(), []),
})
export type Country = v.InferOutput<typeof Country>

/** App to hotel when the radio opens (RAD-02). The favourites are a group with the id `fav_01`. */
export const getAllRadioStationsWithFavourites = call({
  module,
  function: 'getAllRadioStationsWithFavourites',
  ask: nothing,
  answer: v.pipe(
    list(Country),
    uniqueBy(({ id }) => id),
  ),
})

/** After a favourite was added or removed, or if the list of all stations had no favourites (RAD-06 to RAD-08). */
export const getMyFavourites = call({
  module,
  function: 'getMyFavourites',
  ask: nothing,
  answer: list(Station),
})

const stationId = v.pipe(v.string(), v.nonEmpty('no station'))

/** Idempotent: a station that is a favourite already stays one. */
export const insertMyFavouritesManually = call({
  module,
  function: 'insertMyFavouritesManually',
  ask: v.strictObject({ item_id: stationId }),
  answer: anything,
})

/** Idempotent: removing a station that is not a favourite is no error. */
export const removeMyFavouritesManually = call({
  module,
  function: 'removeMyFavouritesManually',
  ask: v.strictObject({ item_id: stationId }),
  answer: anything,
})

/** Plays a station on a TV of the room. The category is a text, `'0'` by default (RAD-19). */
export const playRadioChannel = call({
  module: 'SQMOD_RemotePlayer',
  function: 'playRadioChannel',
  ask: v.strictObject({ room_ip_id: idAsGiven, item_id: stationId, category_id: v.string() }),
  answer: anything,
})
