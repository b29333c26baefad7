/** The search over all that the hotel offers. */
import * as v from 'valibot'
import { call } from './define.ts'
import { feedText } from './plainText.ts'
import { timestampOrNull } from './timestamp.ts'
import { anyList, anyText, id, idAsGiven } from './values.ts'

/** Types in the order of the request, which is also the order of their categories on the screen (SRCH-07, SRCH-08). */
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

/** Only the id of a hit is required. The fields at the end belong to a single type. */
export const SearchHit = v.object({
  id,
  title: feedText,
  image: anyText,
  description: feedText,
  /** Channel of the programme (epg). */
  channel_id: anyText,
  /** Start and end of the programme; null for other types (epg). */
  start_timestamp: timestampOrNull,
  end_timestamp: timestampOrNull,
  /** Address of the stream; empty if the hit cannot be played (radio, music). */
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
 * `room_ip_id` is the room's selected TV, or 0; `lang_id` the id of the language's entry; `type_filter` the requested
 * types, joined by `type_filter_delimiter`; `skin_id` the value from the sign-in (SRCH-07).
 */
export const getSearchResults = call({
  module: 'SQMOD_Search',
  function: 'getSearchResultsByTermAndRoomIpId',
  ask: v.strictObject({
    room_ip_id: idAsGiven,
    lang_id: idAsGiven,
    search_term: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
    type_filter: v.string(),
    type_filter_delimiter: v.pipe(v.string(), v.nonEmpty()),
    skin_id: idAsGiven,
  }),
  answer: SearchResult,
})
