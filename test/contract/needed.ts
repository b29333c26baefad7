// What a hotel has to answer because its own menu leads guests there: to them a refusal is a screen that does not work.
import type { MenuItem } from '../../src/contract/skin.ts'
import type { Trial } from './trial.ts'

/** Calls and routes of the screen that an action of a menu opens, by the action in lower case. */
export const usedBy: Readonly<Record<string, readonly string[]>> = {
  billpreviewopen: ['SQMOD_BillPreview.requestBillData'],
  courses: ['getCourses'],
  destination: ['getDestination'],
  openflightinfo: ['SQMOD_FlightInfo.getAirports', 'SQMOD_FlightInfo.getFlights'],
  opensearch: ['SQMOD_Search.getSearchResultsByTermAndRoomIpId'],
  openshop: [
    ...['SQMOD_RetailSystem.getRetailInfo', 'SQMOD_RetailSystem.getRetailContent'],
    'SQMOD_RetailSystem.transmitOrder',
  ],
  openskinepg: ['SQMOD_LiveTV.getTVChannels', 'SQMOD_LiveTV.loadEPGContentOfItemId'],
  openweather: ['SQMOD_Weather.fetchWeather'],
  pickup: ['SQMOD_GlobalFunctions.getPickupLocations', 'SQMOD_EMail.sendEMail'],
  sleeptimeropen: ['SQMOD_RemoteControl.getSleepTimer', 'SQMOD_RemoteControl.setSleepTimer'],
  streamingdevices: ['SQMOD_RemotePlayer.getStreamingDevices'],
  tvmessagesopen: ['SQMOD_TVMessages.loadTvMessages'],
  tvopen: ['SQMOD_LiveTV.getTVChannels'],
  vod: ['SQMOD_VideoOnDemand.getMovies', 'SQMOD_VideoOnDemand.getBuyMovie'],
  wakeupopen: ['SQMOD_RemoteControl.getWakeUp', 'SQMOD_RemoteControl.setWakeUp'],
  weather: ['SQMOD_Weather.fetchWeather'],
  webradioopen: ['SQMOD_Radio.getAllRadioStationsWithFavourites'],
}

/** `openShop|1` and `/vod/browse`, which is a place of the app: `openshop`, `vod`. */
const actionOf = (entry: string) => /^\/?([^|/?]*)/.exec(entry)?.[1]?.toLowerCase() ?? ''

const always = ['SQMOD_Auth.hasWalkInContent', 'SQMOD_SystemSettings.getActiveLanguages']

const neededBy = (items: readonly MenuItem[]): ReadonlySet<string> =>
  new Set([
    ...always,
    ...items.flatMap(({ onclick, oneapp_onclick }) => usedBy[actionOf(oneapp_onclick || onclick)] ?? []),
  ])

/** Whether the app, or what the hotel's menu leads to, cannot do without a call or route. */
export const isNeeded = ({ menu }: Pick<Trial, 'menu'>, name: string): boolean =>
  neededBy(menu.items).has(name)
