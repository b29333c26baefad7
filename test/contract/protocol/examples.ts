// Examples of all messages, as the simulated hotel says them on a day that is always the same.
import { readFile } from 'node:fs/promises'
import { isRecord } from '../../../src/contract/isRecord.ts'
import { searchTypes } from '../../../src/contract/search.ts'
import { type RunningHotel, startHotel } from '../../hotel/hotel.ts'
import { inProject } from '../../hotel/projectPaths.ts'
import type { Target } from '../target.ts'
import { Recorder } from './recorder.ts'
import type { Examples } from './schemaFiles.ts'
import { shortened } from './shorten.ts'

const noon = Date.parse('2026-11-19T11:00:00Z')

const targetOf = ({ origin }: RunningHotel, property: string): Target => ({
  origin,
  property,
  timeoutMs: 10_000,
})
const fieldOf = (answer: unknown, field: string): string => (isRecord(answer) ? String(answer[field]) : '')

/** A field of the first entry of a list. */
const firstOf = (answer: unknown, field: string): string | number =>
  Array.isArray(answer) && isRecord(answer[0]) ? (answer[0][field] as string | number) : ''

const tv = { room_id: 17, room_ip: '10.20.1.17' }
const wakeUp = {
  ...{ room_id: 17, time: '2026-11-20T06:30:00Z', active: true, start_volume: 10, volume_step: 5 },
  ...{ step_seconds: 10, max_volume: 40, snooze_minutes: 5 },
}

async function beforeSignIn({ call, request }: Bound) {
  await call('SQMOD_Auth.hasWalkInContent', { skinId: '1' })
  await call('SQMOD_SystemSettings.getActiveLanguages', {})
  await call('SQMOD_Auth.authenticate', { room: '101', name: 'Berger' })
  const query = { cmdArr: 'getSystemValues', systemvalues: 'currency_short,weather_locations', property: '1' }
  await request('getSystemValues', { query })
  await request('getUtcTime', {})
  const params = { propertyId: '1' }
  for (const name of ['getSettings', 'getWebCheckinEnabled', 'getTermsIndex'] as const)
    await request(name, { params })
  await request('getThemes', {})
  await request('getTheme', { params: { themeId: '1' } })
  await request('getTerms', { params: { ...params, lang: 'en' } })
  await request('writeLog', {
    body: { lvl: 'warn', msg: 'GET /api/v1/oneapp/theme: timeout', component: 'http' },
  })
}

async function inTheRoom({ call, event }: Bound, { desk }: RunningHotel) {
  const details = { firmware: '5.1', os_type: 'webos', onesquare_version: '1.0.0', skin_version: '3' }
  await call('SQMOD_SystemSettings.transmitFirmware', details)
  await call('SQMOD_SystemSettings.setLanguageOfRoom', { room: '101', language: 'en' })
  await call('SQMOD_RoomInformation.getRoomsByRoomnumber', { room_id: '101' })
  await call('SQMOD_RoomInformation.getPowerStatus', { room_id: 17 })
  await call('SQMOD_RemotePlayer.control', { ...tv, command: 'pause' })
  await call('SQMOD_RemoteControl.control', { ...tv, command: 'volume_up' })
  await call('SQMOD_Camera.loadCameras', {})
  await event('getPopUpCamera', () => desk.ring({ room: '101', seconds: 30 }))
  await event('deviceCommand', () =>
    desk.push({ room: '101', function: 'deviceCommand', payload: { command: 'reboot' } }),
  )
  const set = await call('SQMOD_RemoteControl.setWakeUp', wakeUp)
  await call('SQMOD_RemoteControl.getWakeUp', { room_id: 17 })
  await event('getPopUpWakeUp', () => desk.clock({ now: '2026-11-20T06:30:05Z' }))
  desk.clock({ now: null })
  const ofWakeUp = { room_id: 17, id: Number(fieldOf(set, 'id')) }
  await call('SQMOD_RemoteControl.snoozeWakeUp', ofWakeUp)
  await call('SQMOD_RemoteControl.stopWakeUp', ofWakeUp)
  const again = await call('SQMOD_RemoteControl.setWakeUp', wakeUp)
  await call('SQMOD_RemoteControl.deleteWakeUp', { room_id: 17, id: Number(fieldOf(again, 'id')) })
  await call('SQMOD_RemoteControl.setSleepTimer', { room_id: 17, minutes: 30 })
  await call('SQMOD_RemoteControl.getSleepTimer', { room_id: 17 })
  const devices = await call('SQMOD_RemotePlayer.getStreamingDevices', { room_ip_id: 17, type: '' })
  const streaming = { room_ip_id: 17, device_id: firstOf(devices, 'id') }
  await call('SQMOD_RemotePlayer.startStreamingDevice', streaming)
  await call('SQMOD_RemotePlayer.stopStreamingDevice', streaming)
}

const burger = {
  ...{ amount: 1, item_id: '1019', name: 'Burger', price: 14.5 },
  sub_items: [{ amount: 1, item_id: '101902', name: 'Medium', price: 0 }],
}

async function shopAndMessages({ call, event }: Bound, { desk }: RunningHotel) {
  await call('SQMOD_RetailSystem.getRetailInfo', { id: 1 })
  await call('SQMOD_RetailSystem.getRetailContent', { id: 1, parent_id: 'root', lang: 'en' })
  const placed = await call('SQMOD_RetailSystem.transmitOrder', {
    ...{ guestName: 'Anna Berger', shop_id: 1, delivery_time: '2026-11-19 12:45:00' },
    ...{ additional_text: 'Payment: cash\nNo onions', location: 'Room 101' },
    cart: [{ main_item: burger }],
  })
  await event('orderStatus', () =>
    desk.order({ id: Number(fieldOf(placed, 'order_id')), status: 'accepted' }),
  )
  await event('getPopUpMessages', () => desk.message({ room: '101', text: 'Your taxi is here.' }))
  const list = await call('SQMOD_TVMessages.loadTvMessages', {})
  const message_id = Number(firstOf(list, 'message_id'))
  await event('tvMessagesChanged', async () => {
    desk.push({ room: '101', function: 'tvMessagesChanged', payload: { root: {} } })
    await call('SQMOD_TVMessages.markAsTvMessagesByMessageId', { message_id, mark_as_status: 'true' })
  })
  await call('SQMOD_TVMessages.deleteTvMessages', { id: message_id })
  await call('SQMOD_TVMessages.sendTvMessage', { message: 'Your booking is confirmed.', room: '101' })
  await call('SQMOD_GlobalFunctions.getPickupLocations', { lang: 'en' })
  await call('SQMOD_EMail.sendEMail', {
    ...{ email_to: 'transfers@aurora.example', email_subject: 'Pickup request' },
    email_message: 'Room 101, 20 Nov 2026 09:30, from Hotel Aurora to the airport',
  })
  await call('SQMOD_BillPreview.requestBillData', { reservation_nr: '88012' })
}

async function media({ call, event }: Bound, { desk }: RunningHotel) {
  await call('SQMOD_VideoOnDemand.getMovies', { content_type: 'movie' })
  await call('SQMOD_VideoOnDemand.getGenres', {})
  await call('SQMOD_VideoOnDemand.getPackages', {})
  await call('SQMOD_VideoOnDemand.getCurrentVoucher', {})
  await call('SQMOD_VideoOnDemand.getBuyMovie', { movie_id: 41, voucher: false })
  await call('SQMOD_VideoOnDemand.addResumeTime', { movie_id: 41, resume_time: 754 })
  await call('SQMOD_Radio.getAllRadioStationsWithFavourites', {})
  await call('SQMOD_Radio.getMyFavourites', {})
  const channel = firstOf(await call('SQMOD_LiveTV.getTVChannels', {}), 'id')
  await call('SQMOD_LiveTV.loadEPGContentOfItemId', {
    ...{ item_id: channel, start_time: '2026-11-19T11:00:00Z', end_time: '2026-11-19T14:00:00Z', limit: 20 },
  })
  await call('SQMOD_RemotePlayer.playChannel', { room_ip_id: 17, start_channel_id: channel, category_id: 0 })
  await call('SQMOD_Search.getSearchResultsByTermAndRoomIpId', {
    ...{ room_ip_id: 0, lang_id: 2, search_term: 'news', type_filter: searchTypes.join(',') },
    ...{ type_filter_delimiter: ',', skin_id: '1' },
  })
  const place = { city: 'Vienna', country: 'Austria', countryISO3166: 'AT', lang: 'en' }
  await call('SQMOD_Weather.fetchWeather', place)
  const airport = firstOf(await call('SQMOD_FlightInfo.getAirports', {}), 'id')
  const flights = { airport_id: airport, term: '', offset: 20, start: 0, type: 'departure' }
  await call('SQMOD_FlightInfo.getFlights', flights)
  const changed = { airport_id: airport, type: 'departure', flight_number: 'OS 87' }
  await event('flightInfoChanged', () =>
    desk.push({ room: '101', function: 'flightInfoChanged', payload: { root: changed } }),
  )
  const pictures = { project_id: 'aurora', folder_pattern: 'gallery/*' }
  await call('SQMOD_GlobalFunctions.getMultiImagesFromFolderPattern', pictures)
  const event_number = { event_type: 'page', event_value: 'weather', event_number: 0 }
  const started = await call('SQMOD_Statistics.startEvent', event_number)
  const number = Number(fieldOf(started, 'event_number'))
  await call('SQMOD_Statistics.endEvent', { ...event_number, event_number: number })
}

async function favourites({ call }: Bound) {
  const countries = await call('SQMOD_Radio.getAllRadioStationsWithFavourites', {})
  const stations = Array.isArray(countries) ? (countries[1]?.radio_stations as { id: string }[]) : []
  const item_id = stations[0]?.id ?? ''
  await call('SQMOD_Radio.insertMyFavouritesManually', { item_id })
  await call('SQMOD_Radio.removeMyFavouritesManually', { item_id })
  await call('SQMOD_RemotePlayer.playRadioChannel', { room_ip_id: 17, item_id, category_id: '0' })
}

async function overHttp({ request, event }: Bound, { desk }: RunningHotel) {
  const params = { propertyId: '1' }
  const query = { roomNr: '101' }
  await request('getRoomControls', { params, query })
  const change = { room: 'livingroom', command: { id: 'light.main', value: 40 } }
  await request('setRoomControl', { params, query, body: change })
  await event('roomControlChanged', () =>
    desk.push({ room: '101', function: 'roomControlChanged', payload: { root: change } }),
  )
  await request('getCourses', { query: { from: '2026-11-19', to: '2026-11-25' } })
  const guest = { lastname: 'Berger', roomNumber: '101', reservationId: '88012', confirmationId: '88012' }
  const account = { ...guest, accountName: 'hotel-aurora', propertyId: '1' }
  const token = fieldOf(await request('verifyAccount', { body: account }), 'token')
  const { allCourses } = (await request('getCourses', {
    query: { from: '2026-11-20', to: '2026-11-21' },
  })) as {
    allCourses: { Bookings: { courseId: number; maxPersons: number; bookedPersons: number }[] }[]
  }
  const free = allCourses
    .flatMap(({ Bookings }) => Bookings)
    .find((date) => date.bookedPersons < date.maxPersons)
  await request('bookCourse', { token, body: { bookingId: free?.courseId ?? 0, numberOfPersons: 1 } })
  await request('sendMail', {
    params,
    body: {
      ...{ sender: 'Room 101, Anna Berger', subject: 'Course booking', emailTo: 'fitness@aurora.example' },
      content: 'Yoga, 20 Nov 2026 08:00, 1 person',
    },
  })
  const started = await request('startQuickCall', { params, body: { room: '101', target: 'room_service' } })
  const ofCall = { params: { ...params, callId: fieldOf(started, 'id') } }
  await request('getQuickCall', ofCall)
  await event('quickCallChanged', () => request('endQuickCall', ofCall))
  await request('getDestination', { params, query: { type: 'gastro', lang: 'en', page: 1, limit: 20 } })
  const key = { room: '101', vendor: 'assa_abloy', device: 'ios', reservationNumber: '88012' }
  const body = { ...key, expireAt: '2026-11-19T17:00:00Z', otpEmail: 'anna.berger@example.com' }
  await request('makeKeyLink', { params, body })
}

async function saltoDoor({ request }: Bound) {
  const key = { room: '201', vendor: 'salto', device: 'android', reservationNumber: '99104' }
  const params = { propertyId: '2' }
  const made = await request('makeKeySession', { params, body: { ...key, expireAt: '2026-11-19T11:30:00Z' } })
  const token = fieldOf(await request('logInToKey', { body: { id: fieldOf(made, 'tokenId') } }), 'token')
  await request('openSaltoDoor', { token })
}

/** A recorder's methods, apart from it. */
interface Bound {
  call: Recorder['call']
  request: Recorder['request']
  event: Recorder['event']
}

const boundTo = (recorder: Recorder): Bound => ({
  call: (name, data) => recorder.call(name, data),
  request: (name, options) => recorder.request(name, options),
  event: (name, cause) => recorder.event(name, cause),
})

async function files(): Promise<Examples> {
  const read = async (path: string) => ({
    file: shortened(JSON.parse(await readFile(inProject(`skins/aurora/${path}`), 'utf8'))),
  })
  return {
    menu: await read('1/menu_EN.json'),
    Page: await read('Page_1.json'),
    Custom: await read('custom/Custom_1.json'),
  }
}

/** Asks the simulated hotel for everything once. */
export async function recordExamples(): Promise<Examples> {
  const hotel = await startHotel({ now: () => noon })
  try {
    const aurora = await Recorder.open(targetOf(hotel, '1'))
    const bound = boundTo(aurora)
    await beforeSignIn(bound)
    await inTheRoom(bound, hotel)
    await shopAndMessages(bound, hotel)
    await media(bound, hotel)
    await favourites(bound)
    await overHttp(bound, hotel)
    const isla = await Recorder.open(targetOf(hotel, '2'))
    await isla.device.ask('SQMOD_Auth.authenticate', { room: '201', name: 'Miller' })
    await saltoDoor(boundTo(isla))
    aurora.device.close()
    isla.device.close()
    return { ...aurora.examples, ...isla.examples, ...(await files()) }
  } finally {
    await hotel.close()
  }
}
