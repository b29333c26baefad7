// Lists of hotels whose language does not distinguish lists from objects: a list of one entry may be that entry alone,
// and a list with gaps may be an object with numbers as keys.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getAirports } from '../../../src/contract/flights.ts'
import { loadTvMessages } from '../../../src/contract/messages.ts'
import { getPickupLocations } from '../../../src/contract/pickup.ts'
import { getAllRadioStationsWithFavourites } from '../../../src/contract/radio.ts'
import { getRoomsByRoomnumber } from '../../../src/contract/rooms.ts'
import { getStreamingDevices } from '../../../src/contract/streaming.ts'
import { anyList, list, unreadList } from '../../../src/contract/values.ts'
import { getGenres, getPackages } from '../../../src/contract/vod.ts'
import { getWakeUp } from '../../../src/contract/wakeUp.ts'

const Entry = v.object({ id: v.number() })
const [one, two] = [{ id: 1 }, { id: 2 }]

describe('a list', () => {
  const read = (given: unknown) => v.safeParse(list(Entry), given)
  const output = (given: unknown) => v.parse(list(Entry), given)

  it('may be one entry alone, or entries by their numbers', () => {
    expect(output(one)).toEqual([one])
    expect(output({ 0: one, 2: two })).toEqual([one, two])
    expect(output({ 10: two, 9: one, 11: 'broken' })).toEqual([one, two])
  })

  it('is empty where the hotel writes nothing into it', () => {
    for (const given of [{}, [], null, undefined]) expect(output(given)).toEqual([])
  })

  it('is no error of the hotel’s, though an entry may do without all of its fields', () => {
    const Loose = v.object({ name: v.fallback(v.string(), '') })
    expect(v.parse(list(Loose), { name: 'one' })).toEqual([{ name: 'one' }])
    expect(v.safeParse(list(Loose), { error: 'no' }).success).toBe(false)
  })

  it('leaves out entries that cannot be read, and cannot be read itself if it has no others', () => {
    expect(output([null, {}, one, 'two', { id: 'two' }])).toEqual([one])
    for (const given of [[null], [{ id: 'two' }], [{}, 'two'], { 0: {}, 1: 'two' }])
      expect(read(given).success).toBe(false)
    expect(v.parse(anyList(Entry), [{}, 'two'])).toEqual([])
  })

  it('is nothing else: what is no entry is not read as an empty list', () => {
    for (const given of [{ error: 'no' }, 'none', 5, true]) expect(read(given).success).toBe(false)
    expect(v.parse(anyList(Entry), { error: 'no' })).toEqual([])
  })
})

it('what a hotel repeats is listed once', () => {
  const time = '2026-11-22T06:30:00Z'
  const repeated: [{ answer: unknown }, object, object][] = [
    [loadTvMessages, { message_id: 12, text: 'A' }, { message_id: 12, text: 'B' }],
    [getWakeUp, { id: 5, time }, { id: 5, time: '2026-11-23T06:30:00Z' }],
    [getRoomsByRoomnumber, { id: 17 }, { id: '17' }],
    [getAirports, { id: 1 }, { id: 2 }],
    [getStreamingDevices, { id: 3 }, { id: 4 }],
    [getPackages, { pckg_id: 7 }, { pckg_id: 8 }],
    [getGenres, { id: 2 }, { id: 5 }],
    [getAllRadioStationsWithFavourites, { id: '49' }, { id: '43' }],
  ]
  for (const [{ answer }, first, second] of repeated) {
    const wire = [first, second, { ...first, image: '/2.jpg' }]
    expect(v.parse(answer as v.GenericSchema, wire)).toMatchObject([first, second])
  }
  const places = [
    { id: 1, name: 'Airport' },
    { id: 1, name: 'Airport' },
  ]
  expect(v.parse(getPickupLocations.answer, { locations: places }).locations).toHaveLength(1)
})

describe('a list that is left unread', () => {
  const read = (given: unknown) => v.parse(unreadList<unknown>(), given)

  it('takes the same forms', () => {
    expect(read(one)).toEqual([one])
    expect(read({ 1: one, 3: two })).toEqual([one, two])
    for (const given of [{}, [], null, undefined]) expect(read(given)).toEqual([])
    for (const given of ['none', { error: 'no' }])
      expect(v.safeParse(unreadList(), given).success).toBe(false)
  })
})
