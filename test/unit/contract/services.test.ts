import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestBillData } from '../../../src/contract/bill.ts'
import { getPopUpCamera, loadCameras } from '../../../src/contract/camera.ts'
import { bookCourse, getCourses, verifyAccount } from '../../../src/contract/courses.ts'
import { getDestination } from '../../../src/contract/destination.ts'
import { getAirports, getFlights } from '../../../src/contract/flights.ts'
import { getActiveLanguages } from '../../../src/contract/language.ts'
import { getPopUpMessages, loadTvMessages } from '../../../src/contract/messages.ts'
import { getPickupLocations } from '../../../src/contract/pickup.ts'
import { getTermsIndex, Settings } from '../../../src/contract/property.ts'
import { getQuickCall } from '../../../src/contract/quickCalls.ts'
import { getRetailInfo } from '../../../src/contract/retailInfo.ts'
import { getRoomControls } from '../../../src/contract/roomControl.ts'
import { getRoomsByRoomnumber } from '../../../src/contract/rooms.ts'
import { getSearchResults } from '../../../src/contract/search.ts'
import { orderStatus } from '../../../src/contract/shopPushes.ts'
import { getStreamingDevices } from '../../../src/contract/streaming.ts'
import { getPackages } from '../../../src/contract/vod.ts'
import { fetchWeather } from '../../../src/contract/weather.ts'

const read = <Answer>({ answer }: { answer: v.GenericSchema<unknown, Answer> }, wire: unknown) =>
  v.parse(answer, wire)
const anyAnswer = (spec: { answer: unknown }) => spec as { answer: v.GenericSchema<unknown, never> }

/** Responses of another hotel, which keeps to the contract loosely. */
describe('an answer that is not quite right costs only what is wrong', () => {
  it('messages', () => {
    const wire = [
      null,
      { text: 'without a number' },
      { message_id: '12', text: 'A', viewed: 'true', created: 7, more: 1 },
      { message_id: 13, text: null, viewed: {}, created: ['?'] },
      { message_id: 14 },
    ]
    expect(read(anyAnswer(loadTvMessages), wire)).toEqual([
      { message_id: 12, text: 'A', viewed: true, created: '' },
      { message_id: 13, text: '', viewed: false, created: '' },
      { message_id: 14, text: '', viewed: false, created: '' },
    ])
    expect(read(anyAnswer(loadTvMessages), null)).toEqual([])
    const pushed = { tvmessages: [{ message: 'A', message_id: {} }, { message: {} }, { message: 'B' }] }
    expect(v.parse(getPopUpMessages.payload, pushed)).toEqual({
      tvmessages: [{ message: 'A', message_id: null }, { message: 'B' }],
    })
  })

  it('search results', () => {
    const wire = {
      film: null,
      tv: 'none',
      contentpage: [{ id: 1, title: {} }, { title: 'no id' }],
      ghosts: [],
    }
    const result: object = read(anyAnswer(getSearchResults), wire)
    expect(result).toMatchObject({ film: [], tv: [], radio: [] })
    expect(result).toMatchObject({ contentpage: [{ id: '1', title: '', start_timestamp: null }] })
    // PHP writes an empty object as an empty list.
    for (const none of [[], null])
      expect(read(anyAnswer(getSearchResults), none)).toMatchObject({ film: [], music_song: [] })
  })

  it('flights and airports', () => {
    const wire = { amount: 'many', flight_data: [{ gate: ['F1'], flight_number: 'OS 1' }, 'OS 2', null] }
    expect(read(anyAnswer(getFlights), wire)).toMatchObject({
      amount: 1,
      flight_data: [{ gate: '', flight_number: 'OS 1', airline: '' }],
    })
    expect(read(anyAnswer(getFlights), { amount: '37' })).toEqual({ amount: 37, flight_data: [] })
    expect(read(anyAnswer(getAirports), [{ id: 1, code: 4, name: null }, { code: 'VIE' }])).toEqual([
      { id: 1, code: '4', name: '', timezone: '' },
    ])
  })

  it('a bill', () => {
    const wire = {
      items: [{ date: 261120, time: 93000, amount: '42.50' }, { time: null, amount: 'free' }, 7],
    }
    expect(read(anyAnswer(requestBillData), wire)).toEqual({
      items: [
        { date: '261120', time: '093000', description: '', amount: 42.5, unreadable: '' },
        { date: '', time: '', description: '', amount: null, unreadable: 'free' },
      ],
    })
    expect(read(anyAnswer(requestBillData), {})).toEqual({ items: [] })
  })

  it.each([
    [48, 48],
    ['24', 24],
    [0, null],
    [-1, null],
    ['long', null],
  ])('VOD-12 a package that is valid for %s hours', (valid_hours, expected) => {
    expect(read(anyAnswer(getPackages), [{ pckg_id: 7, valid_hours }])).toMatchObject([
      { valid_hours: expected },
    ])
  })

  it('places for a pickup', () => {
    const wire = { email_to: null, locations: [{ id: 1, name: 'Here' }, { name: 'nowhere' }, { id: 2 }] }
    expect(read(anyAnswer(getPickupLocations), wire)).toEqual({
      email_to: '',
      locations: [{ id: '1', name: 'Here' }],
    })
  })

  it('courses', () => {
    const start = '2026-11-22T08:00:00Z'
    const wire = {
      allCourses: [
        null,
        {
          id: 31,
          name: 'Yoga',
          Bookings: [{ courseId: 3107, start, end: 'late', maxPersons: '12' }, { start }],
        },
        { id: 32, name: 'Pilates', Bookings: null },
      ],
    }
    const dates = [
      { courseId: 3107, start, end: '', trainer: '', location: '', maxPersons: 12, bookedPersons: 0 },
    ]
    expect(read(anyAnswer(getCourses), wire)).toEqual({
      allCourses: [
        { id: '31', name: 'Yoga', description: '', Bookings: dates },
        { id: '32', name: 'Pilates', description: '', Bookings: [] },
      ],
    })
    expect(read(anyAnswer(verifyAccount), { code: '403', token: null })).toEqual({ code: 403, token: '' })
    expect(read(anyAnswer(bookCourse), {})).toEqual({ code: 200, bookingNumber: '' })
  })

  it('SHOP-09, SHOP-10, SHOP-11 a shop that says nothing of itself is open round the clock', () => {
    expect(read(anyAnswer(getRetailInfo), { retailInfo: {} })).toMatchObject({
      retailInfo: { opening_time: '00:00:00', closing_time: '00:00:00', isOpen: true, use_days: false },
    })
  })

  it('SHOP-08 a shop whose picture PHP writes as false', () => {
    expect(
      read(anyAnswer(getRetailInfo), { retailInfo: { title: false, image: false, use_days: [] } }),
    ).toMatchObject({ retailInfo: { title: '', image: '', isOpen: true, use_days: false } })
  })

  it('the weather', () => {
    const day = { date: '2026-11-22', min: 9, max: 19, text: false, icon: false }
    const wire = { city: false, current: { temperature: 18.4, text: false, icon: [] }, forecast: [day] }
    expect(read(anyAnswer(fetchWeather), wire)).toMatchObject({
      city: '',
      country: '',
      current: { temperature: 18.4, text: '', icon: '' },
      forecast: [{ ...day, text: '', icon: '' }],
    })
  })

  it('WTH-07 a forecast with times, or none that can be read', () => {
    const day = { min: 9, max: 19, text: '', icon: '' }
    const dates = ['2026-11-22', '2026-11-23T00:00:00Z', '2026-11-24 00:00:00', 'Friday']
    const current = { temperature: 18.4 }
    const wire = { current, forecast: dates.map((date) => ({ ...day, date })) }
    const named = ['2026-11-22', '2026-11-23', '2026-11-24', 'Friday'].map((date) => ({ date }))
    expect(read(anyAnswer(fetchWeather), wire)).toMatchObject({ forecast: named })
    for (const forecast of [false, 'none', [{ date: '2026-11-22' }]])
      expect(read(anyAnswer(fetchWeather), { current, forecast })).toMatchObject({ current, forecast: [] })
  })

  it('CAM-03, CAM-06 a camera and a bell without a picture', () => {
    expect(read(anyAnswer(loadCameras), [{ image_base64: false, title: 'Door' }])).toEqual([
      { image_base64: '', title: 'Door' },
    ])
    const ring = (cameraInfo: unknown) => v.parse(getPopUpCamera.payload, { cameraInfo } as never)
    expect(ring([{ image_base64: false, seconds: 5 }]).cameraInfo).toEqual([
      { image_base64: '', seconds: 5, at: '' },
    ])
    for (const nothing of [false, 'none', [7]]) expect(ring(nothing).cameraInfo).toEqual([])
  })

  it('what is in a room', () => {
    expect(read(anyAnswer(getRoomsByRoomnumber), [{ id: 17, ip: '10.0.0.17', description: false }])).toEqual([
      { id: 17, ip: '10.0.0.17', name: '', description: '' },
    ])
    expect(read(anyAnswer(getStreamingDevices), [{ id: 3, type: 'airplay', code: false }])).toMatchObject([
      { id: 3, code: '' },
    ])
    const controls = {
      commands: [{ id: 7, type: 'light', title: false, unit: false, options: false }],
      state: { livingroom: { 7: true }, bedroom: false },
      groups: false,
    }
    expect(read(anyAnswer(getRoomControls), controls)).toMatchObject({
      commands: [{ id: '7', type: 'light', title: '', unit: '', options: [] }],
      state: { livingroom: { 7: true }, bedroom: {} },
      groups: [],
    })
  })

  it('HTTP-10 the terms of a hotel that does not list their languages', () => {
    for (const languages of [false, 'en', {}])
      expect(read(anyAnswer(getTermsIndex), { languages, optionalTermsUrl: null })).toEqual({
        languages: [],
        optionalTermsUrl: '',
      })
  })

  it('LANG-02, LANG-03 a language without an id', () => {
    expect(read(anyAnswer(getActiveLanguages), [{ lang_key: 'de', image: null }])).toEqual([
      { id: '', lang_key: 'de', display_name: '', image: '' },
    ])
  })

  it('how an order stands', () => {
    const wire = { order_id: 9041, status: 'accepted', at: '2026-11-21 19:12:00', reason: false }
    expect(v.parse(orderStatus.payload, wire)).toEqual({ ...wire, reason: '' })
  })

  it('a destination', () => {
    const wire = {
      items: [
        { id: 5, type: 'poi', title: 'A', latitude: 'north' },
        { id: 6, type: 'secret', title: 'B' },
      ],
    }
    for (const areas of [false, 'Old town', { old: 'Old town' }, [{ name: 'Old town' }]])
      expect(read(anyAnswer(getDestination), { ...wire, areas })).toMatchObject({ areas: [], items: [{}] })
    expect(read(anyAnswer(getDestination), wire)).toMatchObject({
      amount: 1,
      areas: [],
      items: [{ id: '5', latitude: null, description: '' }],
    })
  })

  it('settings', () => {
    const wire = { tac: 'none', voip: { reception: 9, spa: null, concierge: {} } }
    expect(v.parse(Settings, wire)).toMatchObject({
      tac: null,
      voip: { reception: '9', spa: '', concierge: '' },
    })
  })
})

it('a call whose state nobody knows is a failure', () => {
  expect(v.safeParse(getQuickCall.answer, { id: 'c-1', state: 'humming' }).success).toBe(false)
  expect(v.parse(getQuickCall.answer, { id: 1, state: 'ringing' })).toEqual({ id: '1', state: 'ringing' })
})

describe('what is sent is exact', () => {
  const flight = { airport_id: 1, term: '', offset: 10, start: 0, type: 'departure' }
  it.each([
    [getFlights, flight, { ...flight, limit: 10 }],
    [requestBillData, { reservation_nr: '88012' }, { reservation_nr: '' }],
    [bookCourse, { bookingId: 3107, numberOfPersons: 2 }, { bookingId: 3107, numberOfPersons: 0 }],
  ])('%#', ({ ask }, right, wrong) => {
    expect(v.safeParse(ask as v.GenericSchema, right).success).toBe(true)
    expect(v.safeParse(ask as v.GenericSchema, wrong).success).toBe(false)
  })
})

it.each([
  [1e21, 10_000],
  [2 ** 31, 10_000],
  [-5, 0],
  [12.7, 12],
  ['37', 37],
  [null, 0],
])('REAL-07 a destination with the amount %j has a list that can be laid out', (amount, entries) => {
  expect(v.parse(getDestination.answer, { amount, items: [] }).amount).toBe(entries)
})
