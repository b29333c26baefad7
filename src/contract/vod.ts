/**
 * Video on demand: films, genres, packages of films, purchases, vouchers, and resume positions. Prices are decimals in
 * the property's currency, moments ISO 8601 UTC, durations minutes, resume times seconds.
 */
import * as v from 'valibot'
import { call } from './define.ts'
import { looseId } from './looseId.ts'
import { momentOrEmpty } from './moments.ts'
import { moneyOrNull } from './money.ts'
import { uniqueBy } from './uniqueBy.ts'
import {
  anyFlag,
  anyList,
  anyText,
  anything,
  idAsGiven,
  list,
  nothing,
  numberOr,
  unreadList,
} from './values.ts'

const module = 'SQMOD_VideoOnDemand'

/** `lang` is a language key. */
export const Subtitle = v.object({
  lang: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.nonEmpty()),
})
export type Subtitle = v.InferOutput<typeof Subtitle>

export const Movie = v.object({
  movie_id: looseId,
  title: anyText,
  description: anyText,
  /** Address of the poster, aspect ratio 2:3. */
  image: anyText,
  /** Address of a picture without title, aspect ratio 16:9; empty if the hotel has none. */
  image_wide: anyText,
  /** Colour of the poster, `#rrggbb`; empty if the hotel has none. */
  image_colour: anyText,
  genre_ids: anyList(looseId),
  year: numberOr(null),
  duration: numberOr(null),
  /** Minimum age in years. */
  rating: numberOr(null),
  /** Null if the price is unknown, which does not mean free. */
  price: moneyOrNull,
  is_free: anyFlag,
  /** Opened only after the room number or the password was entered (VOD-25). */
  is_protected: anyFlag,
  /** The film was bought, alone or with a package, and the purchase is still valid. */
  is_bought: anyFlag,
  /** End of the purchase's validity; empty if unknown. */
  valid_until: momentOrEmpty,
  trailer_url: anyText,
  /** Empty until the film is free or bought. */
  video_url: anyText,
  /** Language keys of the audio tracks. */
  languages: anyList(v.pipe(v.string(), v.nonEmpty())),
  subtitles: anyList(Subtitle),
  /** Null if unknown. */
  resume_time: numberOr(null),
})
export type Movie = v.InferOutput<typeof Movie>
export type MovieOnWire = v.InferInput<typeof Movie>

export const Genre = v.object({ id: looseId, name: anyText })
export type Genre = v.InferOutput<typeof Genre>

/** A package cannot be valid for 0 hours or fewer: such a number counts as missing. */
const hoursOrNull = v.pipe(
  numberOr(null),
  v.transform((hours) => (hours !== null && hours > 0 ? hours : null)),
)

export const Package = v.object({
  pckg_id: looseId,
  title: anyText,
  description: anyText,
  /** Address of a picture, aspect ratio 16:9. */
  image: anyText,
  /** Colour of the picture, `#rrggbb`; empty if the hotel has none. */
  image_colour: anyText,
  price: moneyOrNull,
  /** Hours of validity from the purchase on; null if unlimited or unknown. */
  valid_hours: hoursOrNull,
  movie_ids: anyList(looseId),
  is_bought: anyFlag,
  /** End of the purchase's validity; empty if unknown. */
  valid_until: momentOrEmpty,
})
export type Package = v.InferOutput<typeof Package>

/**
 * App to hotel when the films open, and after a purchase; with `movie_id` when a film's details open (VOD-07, VOD-08).
 * Answered in the room's language. The films are not parsed: there may be thousands, each is parsed by {@link Movie}.
 */
export const getMovies = call({
  module,
  function: 'getMovies',
  ask: v.strictObject({ content_type: v.literal('movie'), movie_id: v.optional(idAsGiven) }),
  answer: unreadList<MovieOnWire>((given) => 'movie_id' in given),
})

/** The genres by which films can be filtered, in the room's language. */
export const getGenres = call({
  module,
  function: 'getGenres',
  ask: nothing,
  answer: v.pipe(
    list(Genre),
    uniqueBy(({ id }) => id),
  ),
})

/** All packages, or with `pckg_id` that one (VOD-10). */
export const getPackages = call({
  module,
  function: 'getPackages',
  ask: v.strictObject({ pckg_id: v.optional(idAsGiven) }),
  answer: v.pipe(
    list(Package),
    uniqueBy(({ pckg_id }) => pckg_id),
  ),
})

const idOrNull = v.fallback(v.optional(v.nullable(looseId), null), null)

const Purchase = v.object({
  movie_id: idOrNull,
  pckg_id: idOrNull,
  /** Address of the film; empty for a package. */
  video_url: anyText,
  valid_until: momentOrEmpty,
})

/**
 * App to hotel when the guest has confirmed the price, which is charged to the room, or pays with a voucher. The app
 * never repeats it by itself: after a time-out it loads the film again (VOD-15). For a repeated `message_id`, and for a
 * film or package whose purchase is still valid, a hotel repeats its answer and charges nothing.
 */
export const getBuyMovie = call({
  module,
  function: 'getBuyMovie',
  once: true,
  ask: v.union([
    v.strictObject({ movie_id: idAsGiven, voucher: v.boolean() }),
    v.strictObject({ pckg_id: idAsGiven, voucher: v.boolean() }),
  ]),
  // Only the status decides; an invalid root must not make the result of a completed purchase uncertain.
  answer: v.fallback(v.optional(v.nullable(Purchase), null), null),
})

/** The room's position in a film, in whole seconds: on pause, on closing and every 30 s of playback (VOD-34). */
export const addResumeTime = call({
  module,
  function: 'addResumeTime',
  ask: v.strictObject({
    movie_id: idAsGiven,
    resume_time: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: anything,
})

/** Number of vouchers that the room has left: requested with the films, and after a purchase (VOD-17, VOD-18). */
export const getCurrentVoucher = call({
  module,
  function: 'getCurrentVoucher',
  ask: nothing,
  answer: v.pipe(
    v.optional(v.nullable(v.object({ num: numberOr(0) })), null),
    v.transform((root) => root ?? { num: 0 }),
  ),
})
