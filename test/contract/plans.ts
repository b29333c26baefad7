// What is asked in each call that changes nothing. A plan makes the data from what the guest has been told before, or
// says why the call cannot be tried.
import * as v from 'valibot'
import { getTVChannels } from '../../src/contract/epg.ts'
import { getAirports } from '../../src/contract/flights.ts'
import { getActiveLanguages } from '../../src/contract/language.ts'
import { getRoomsByRoomnumber } from '../../src/contract/rooms.ts'
import { searchTypes } from '../../src/contract/search.ts'
import { type Guest, known } from './guest.ts'
import { numbersOf } from './property.ts'
import { hotelNow, type Trial } from './trial.ts'

export type Plan = (guest: Guest, trial: Trial) => object | string

const nothing: Plan = () => ({})

const ofTv =
  (ask: (tv: string | number) => object): Plan =>
  (guest) => {
    const [tv] = known(guest, getRoomsByRoomnumber) ?? []
    return tv ? ask(tv.id) : 'the room has no television'
  }

const shopOf = ({ menu }: Trial): number => numbersOf(menu.items, 'openShop')[0] ?? 1

function weatherOf(trial: Trial): object | string {
  const [city = '', country = '', countryISO3166 = ''] = String(
    trial.property.systemValues.weather_locations ?? '',
  )
    .split('|', 1)
    .flatMap((place) => place.split(','))
  return city
    ? { city, country, countryISO3166, lang: 'en' }
    : 'the hotel configures no place (weather_locations)'
}

const iso = (at: number) => new Date(at).toISOString()
const threeHoursMs = 3 * 3_600_000

/** Calls that need nothing of other calls. */
export const firstReads: Record<string, Plan> = {
  'SQMOD_Auth.hasWalkInContent': ({ skin }) => ({ skinId: skin.id }),
  'SQMOD_SystemSettings.getActiveLanguages': nothing,
  'SQMOD_Weather.fetchWeather': (_guest, trial) => weatherOf(trial),
  'SQMOD_RetailSystem.getRetailInfo': (_guest, trial) => ({ id: shopOf(trial) }),
  'SQMOD_RetailSystem.getRetailContent': (_guest, trial) => ({
    id: shopOf(trial),
    parent_id: 'root',
    lang: 'en',
  }),
  'SQMOD_RoomInformation.getRoomsByRoomnumber': ({ room }) => ({ room_id: room }),
  'SQMOD_Camera.loadCameras': nothing,
  'SQMOD_TVMessages.loadTvMessages': nothing,
  'SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern': ({ skin }) => ({
    project_id: skin.projectId,
    folder_pattern: 'gallery/*',
  }),
  'SQMOD_GlobalFunctions.getPickupLocations': () => ({ lang: 'en' }),
  'SQMOD_FlightInfo.getAirports': nothing,
  'SQMOD_BillPreview.requestBillData': ({ entry }) =>
    entry.reservation_nr ? { reservation_nr: entry.reservation_nr } : 'the check-in has no reservation_nr',
  'SQMOD_VideoOnDemand.getMovies': () => ({ content_type: 'movie' }),
  'SQMOD_VideoOnDemand.getGenres': nothing,
  'SQMOD_VideoOnDemand.getPackages': nothing,
  'SQMOD_VideoOnDemand.getCurrentVoucher': nothing,
  'SQMOD_Radio.getAllRadioStationsWithFavourites': nothing,
  'SQMOD_Radio.getMyFavourites': nothing,
  'SQMOD_LiveTV.getTVChannels': nothing,
}

/** Calls about a television, an airport, a channel or a language that the first ones have named. */
export const laterReads: Record<string, Plan> = {
  'SQMOD_RoomInformation.getPowerStatus': ofTv((room_id) => ({ room_id })),
  'SQMOD_RemoteControl.getWakeUp': ofTv((room_id) => ({ room_id })),
  'SQMOD_RemoteControl.getSleepTimer': ofTv((room_id) => ({ room_id })),
  'SQMOD_RemotePlayer.getStreamingDevices': ofTv((room_ip_id) => ({ room_ip_id, type: '' })),
  'SQMOD_FlightInfo.getFlights': (guest) => {
    const [airport] = known(guest, getAirports) ?? []
    if (!airport) return 'the hotel names no airport'
    return { airport_id: airport.id, term: '', offset: 20, start: 0, type: 'departure' }
  },
  'SQMOD_LiveTV.loadEPGContentOfItemId': (guest, trial) => {
    const [channel] = known(guest, getTVChannels) ?? []
    if (!channel) return 'the hotel names no channel'
    const now = hotelNow(trial)
    return { item_id: channel.id, start_time: iso(now), end_time: iso(now + threeHoursMs), limit: 20 }
  },
  'SQMOD_Search.getSearchResultsByTermAndRoomIpId': (guest) => {
    const languages = known(guest, getActiveLanguages) ?? []
    const entry = languages.find(({ lang_key }) => lang_key === 'en') ?? languages[0]
    return {
      room_ip_id: 0,
      lang_id: v.is(v.pipe(v.number(), v.integer()), Number(entry?.id)) ? Number(entry?.id) : 0,
      search_term: 'news',
      type_filter: searchTypes.join(','),
      type_filter_delimiter: ',',
      skin_id: guest.skin.id,
    }
  },
}

export const reads: Record<string, Plan> = { ...firstReads, ...laterReads }

/** Makes all calls that change nothing, for a guest, and keeps the replies. Returns why a call was not made. */
export async function gather(guest: Guest, trial: Trial): Promise<Map<string, string>> {
  const left = new Map<string, string>()
  for (const plans of [firstReads, laterReads])
    await Promise.all(
      Object.entries(plans).map(async ([name, plan]) => {
        const ask = plan(guest, trial)
        if (typeof ask === 'string') left.set(name, ask)
        else guest.heard.set(name, await guest.device.ask(name, ask))
      }),
    )
  return left
}
