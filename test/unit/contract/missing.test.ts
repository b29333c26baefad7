/** What is read for a field that a hotel leaves out: nothing, unless it is listed here. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { calls, routes } from '../../../src/contract/index.ts'
import { pushes } from '../../../src/contract/pushes.ts'
import { CustomPage, Menu, PageList } from '../../../src/contract/skin.ts'
import { type Path, pathsOf, replaced, valueAt } from './oddities.ts'
import { createSampler, entryCount } from './sampleOf.ts'

type Schema = v.GenericSchema

const answers: [name: string, schema: Schema][] = [
  ...Object.entries({ ...calls, ...routes }).map(([name, { answer }]): [string, Schema] => [
    name,
    answer as Schema,
  ]),
  ...Object.entries(pushes).map(([name, { payload }]): [string, Schema] => [name, payload as Schema]),
  ['menu.json', Menu],
  ['Page.json', PageList as Schema],
  ['Custom.json', CustomPage as Schema],
]

const needed = 'needed'
const needs = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, needed]))

/** What is not read as an empty text, an empty list, null or false; `needed`: without it the entry or the answer is none. */
const listed: Record<string, Record<string, unknown>> = {
  'SQMOD_Auth.authenticate': needs('checkin.residents.id'),
  'SQMOD_SystemSettings.getActiveLanguages': needs('lang_key'),
  'SQMOD_Weather.fetchWeather': needs('forecast.date', 'forecast.min', 'forecast.max'),
  'SQMOD_Statistics.startEvent': { event_number: 0 },
  'SQMOD_RetailSystem.getRetailInfo': {
    ...needs('retailInfo'),
    'retailInfo.opening_time': '00:00:00',
    'retailInfo.closing_time': '00:00:00',
    'retailInfo.isOpen': true,
  },
  'SQMOD_RetailSystem.getRetailContent': needs('retailContent', 'retailContent.retail_items'),
  'SQMOD_RoomInformation.getRoomsByRoomnumber': needs('id'),
  'SQMOD_RoomInformation.getPowerStatus': needs('powerStatus'),
  'SQMOD_RemoteControl.getWakeUp': { ...needs('id', 'time'), active: true },
  'SQMOD_RemotePlayer.getStreamingDevices': needs('id'),
  'SQMOD_TVMessages.loadTvMessages': needs('message_id'),
  'SQMOD_Search.getSearchResultsByTermAndRoomIpId': needs(
    'radio.id',
    'epg.id',
    'tv.id',
    'music_song.id',
    'film.id',
    'contentpage.id',
    'music_artist.id',
    'music_album.id',
  ),
  'SQMOD_FlightInfo.getAirports': needs('id'),
  'SQMOD_FlightInfo.getFlights': { amount: entryCount },
  'SQMOD_GlobalFunctions.getPickupLocations': needs('locations.id', 'locations.name'),
  'SQMOD_VideoOnDemand.getGenres': needs('id'),
  'SQMOD_VideoOnDemand.getPackages': needs('pckg_id'),
  'SQMOD_VideoOnDemand.getCurrentVoucher': { num: 0 },
  'SQMOD_Radio.getAllRadioStationsWithFavourites': needs('id'),
  'SQMOD_Radio.getMyFavourites': needs('id'),
  'SQMOD_LiveTV.getTVChannels': { ...needs('id'), category_id: 0 },
  'SQMOD_LiveTV.loadEPGContentOfItemId': {
    ...needs('start_timestamp'),
    id: '1017',
    type: 'event',
    end_timestamp: 1017 + 2 * 60 * 60,
  },
  getUtcTime: needs('utc'),
  getSettings: needs('settings'),
  getThemes: needs('themes.id'),
  getTheme: needs('id'),
  getWebCheckinEnabled: { enabled: true },
  getRoomControls: { ...needs('assignments.room', 'commands.id', 'groups.id'), state: {} },
  setRoomControl: {
    ...needs('items.room', 'items.command', 'items.command.id', 'items.command.value'),
    success: true,
  },
  makeKeySession: needs('tokenId'),
  logInToKey: needs('token'),
  makeKeyLink: needs('link'),
  getCourses: {
    ...needs('allCourses.id', 'allCourses.Bookings.courseId', 'allCourses.Bookings.start'),
    'allCourses.Bookings.bookedPersons': 0,
  },
  verifyAccount: needs('code'),
  bookCourse: { code: 200 },
  getDestination: { ...needs('items.id', 'items.type'), amount: entryCount },
  startQuickCall: needs('id', 'state'),
  getQuickCall: needs('id', 'state'),
  endQuickCall: needs('id', 'state'),
  deviceCommand: needs('command'),
  orderStatus: needs('order_id', 'status'),
  getPopUpWakeUp: needs('wakeup.id'),
  flightInfoChanged: needs('airport_id'),
  quickCallChanged: needs('id', 'state'),
  'menu.json': { 'menu.id': 'at-0', 'menu.submenu.id': 'at-0' },
  'Custom.json': { script: true, html: true, style: true },
}

const nothing = ['', null, false, undefined, '[]']

const isLast = (path: Path) => typeof path.at(-1) === 'string'
/** Entries are alike, and so are the levels of a list within its own kind. */
const isFirst = (path: Path) =>
  path.every((key, at) => (typeof key === 'number' ? key === 0 : key !== path[at - 2]))
const nameOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.')

/** The length of the innermost list that a path leads through. */
const lengthAround = (value: unknown, path: Path) => {
  const at = path.findLastIndex((key) => typeof key === 'number')
  const around = at < 0 ? null : valueAt(value, path.slice(0, at))
  return Array.isArray(around) ? around.length : null
}

function readWithout(schema: Schema, whole: unknown, path: Path): unknown {
  const parsed = v.safeParse(schema, replaced(whole, path, undefined))
  if (!parsed.success) return needed
  if (lengthAround(parsed.output, path) !== lengthAround(v.parse(schema, whole), path)) return needed
  const value = valueAt(parsed.output, path)
  return Array.isArray(value) && value.length === 0 ? '[]' : value
}

it.each(answers)('REAL-08 %s: a field that is left out is nothing, unless it is listed', (name, schema) => {
  const whole = createSampler()(schema)
  const read: Record<string, unknown> = {}
  for (const path of pathsOf(whole).filter((one) => isLast(one) && isFirst(one))) {
    const value = readWithout(schema, whole, path)
    if (!nothing.includes(value as never)) read[nameOf(path)] = value
  }
  expect(read).toEqual(listed[name] ?? {})
})

it('lists messages that there are', () => {
  expect(Object.keys(listed).filter((name) => !answers.some(([known]) => known === name))).toEqual([])
})
