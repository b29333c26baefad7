/** The search over all that the hotel offers. */
import * as v from 'valibot'
import { call } from './define.ts'
import { timestampOrNull } from './timestamp.ts'
import { anyList, anyText, id, idAsGiven } from './values.ts'

/** In the order in which they are asked for, which is that of their categories on the screen (SRCH-07, SRCH-08). */
export const searchTypes = [
  'contentpage',
  'film',
  'tv',
  'radio',
  'epg',
  'music_song',
  'music_artist',
  'music_album',
] as const
export type SearchType = (typeof searchTypes)[number]

/** Of a hit only the id is certain. The fields at the end belong to one type alone. */
export const SearchHit = v.object({
  id,
  title: anyText,
  image: anyText,
  description: anyText,
  /** A programme's channel (epg). */
  channel_id: anyText,
  /** Null where there are none (epg). */
  start_timestamp: timestampOrNull,
  end_timestamp: timestampOrNull,
  /** Where it can be listened to; empty: it is shown only (radio, music). */
  stream_address: anyText,
})
export type SearchHit = v.InferOutput<typeof SearchHit>

const hits = anyList(SearchHit)

/** The hits of each type. A type that was not asked for, or that the hotel left out, has none. */
export const SearchResult = v.optional(
  v.nullable(
    v.object({
      radio: hits,
      epg: hits,
      tv: hits,
      music_song: hits,
      film: hits,
      contentpage: hits,
      music_artist: hits,
      music_album: hits,
    }),
    {},
  ),
  {},
)
export type SearchResult = v.InferOutput<typeof SearchResult>

/**
 * `room_ip_id` is the selected TV of the room, 0 without one; `lang_id` the number of the language's entry;
 * `type_filter` the types asked for, joined by `type_filter_delimiter`; `skin_id` as the sign-in gave it (SRCH-07).
 */
export const getSearchResults = call({
  module: 'SQMOD_Search',
  function: 'getSearchResultsByTermAndRoomIpId',
  ask: v.strictObject({
    room_ip_id: v.pipe(v.number(), v.integer()),
    lang_id: v.pipe(v.number(), v.integer()),
    search_term: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
    type_filter: v.string(),
    type_filter_delimiter: v.pipe(v.string(), v.nonEmpty()),
    skin_id: idAsGiven,
  }),
  answer: SearchResult,
})

export const searchCalls = { 'SQMOD_Search.getSearchResultsByTermAndRoomIpId': getSearchResults }
