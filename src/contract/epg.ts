/** Live TV: channels, their programme, and playing a channel on the room's TV. */
import * as v from 'valibot'
import { call } from './define.ts'
import { looseId } from './looseId.ts'
import { moment } from './moments.ts'
import { feedText } from './plainText.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyText, anything, id, idAsGiven, list, nothing, numberOr } from './values.ts'

const module = 'SQMOD_LiveTV'

export const Channel = v.object({
  id: looseId,
  /** Number on the remote control. */
  number: numberOr(null),
  name: feedText,
  /** Address of the logo. */
  image: anyText,
  /** `news`, `sports`, or another group of the hotel; listed by `tvgroup` (EPG-23). */
  group: anyText,
  /** Goes back to the hotel with {@link playChannel}. */
  category_id: numberOr(0),
})
export type Channel = v.InferOutput<typeof Channel>

/** How long an event counts as running whose end the hotel does not name, in seconds (REAL-04). */
const openSeconds = 2 * 60 * 60

/**
 * A programme event of a channel. A placeholder fills a time without programme data (EPG-09). `isOpen`: the hotel names
 * no end, or one before the start; the event then ends with the next one at the latest. An event that ends as it begins
 * covers no time: it never runs.
 */
export const ProgrammeEvent = v.pipe(
  v.object({
    id: v.fallback(id, ''),
    type: v.fallback(v.picklist(['event', 'placeholder']), 'event'),
    title: feedText,
    description: feedText,
    start_timestamp: timestamp,
    end_timestamp: timestampOrNull,
  }),
  v.transform(({ id: given, end_timestamp: end, ...event }) => {
    const start = event.start_timestamp
    const isOpen = end === null || end < start
    // The start time is unique within a channel, so it replaces a missing id.
    return { ...event, id: given || String(start), end_timestamp: isOpen ? start + openSeconds : end, isOpen }
  }),
)
export type ProgrammeEvent = v.InferOutput<typeof ProgrammeEvent>

/** All channels, in the order of the remote control, when the guide or the search opens. */
export const getTVChannels = call({
  module,
  function: 'getTVChannels',
  ask: nothing,
  answer: v.pipe(
    list(Channel),
    uniqueBy(({ id: channel }) => channel),
  ),
})

/**
 * The programme of a channel (`item_id`) between two moments, ISO 8601 UTC, sorted by start, at most `limit` events.
 * Equal moments with `limit` 1 ask for the event at that moment (EPG-06, EPG-16).
 */
export const loadEPGContentOfItemId = call({
  module,
  function: 'loadEPGContentOfItemId',
  ask: v.strictObject({
    item_id: idAsGiven,
    start_time: moment,
    end_time: moment,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  answer: list(ProgrammeEvent),
})

/** Plays a channel on a TV of the room. The category is a number here, 0 by default (EPG-21, EPG-22). */
export const playChannel = call({
  module: 'SQMOD_RemotePlayer',
  function: 'playChannel',
  ask: v.strictObject({ room_ip_id: idAsGiven, start_channel_id: idAsGiven, category_id: v.number() }),
  answer: anything,
})
