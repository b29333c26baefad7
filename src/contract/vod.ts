/**
 * Video on demand: films, their genres, packages of films, buying, vouchers, and where a film was left. Prices are
 * decimals in the property's currency, moments ISO 8601 UTC, durations minutes, resume times seconds.
 */
import * as v from 'valibot'
import { call } from './define.ts'
import { moment } from './moments.ts'
import { anyFlag, anyList, anyText, anything, list, nothing, number, numberOr, unreadList } from './values.ts'

const module = 'SQMOD_VideoOnDemand'

/** A moment. What is none is the empty text. */
export const momentOrEmpty = v.fallback(moment, '')

/** `lang` is a language key. */
export const Subtitle = v.object({
  lang: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.nonEmpty()),
})
export type Subtitle = v.InferOutput<typeof Subtitle>

export const Movie = v.object({
  movie_id: number,
  title: anyText,
  description: anyText,
  /** The poster, upright 2:3. */
  image: anyText,
  /** A wide picture 16:9 without title, where the hotel gives one. */
  image_wide: anyText,
  /** Colour of the poster, `#rrggbb`, where the hotel gives it. */
  image_colour: anyText,
  genre_ids: anyList(number),
  year: numberOr(null),
  duration: numberOr(null),
  /** Years of age from which it may be seen. */
  rating: numberOr(null),
  /** Null is no known price, which is not the same as free. */
  price: numberOr(null),
  is_free: anyFlag,
  /** Opened only after the room number or the password was entered (VOD-25). */
  is_protected: anyFlag,
  /** Bought alone or with a package, and still valid. */
  is_bought: anyFlag,
  /** End of what was bought, where the hotel tells it. */
  valid_until: momentOrEmpty,
  trailer_url: anyText,
  /** Empty until the film is free or bought. */
  video_url: anyText,
  /** Language keys of its sound. */
  languages: anyList(v.pipe(v.string(), v.nonEmpty())),
  subtitles: anyList(Subtitle),
  /** Null where the hotel does not say. */
  resume_time: numberOr(null),
})
export type Movie = v.InferOutput<typeof Movie>
export type MovieOnWire = v.InferInput<typeof Movie>

export const Genre = v.object({ id: number, name: anyText })
export type Genre = v.InferOutput<typeof Genre>

/** A package cannot be valid for no time at all: such a number is none. */
const hoursOrNull = v.pipe(
  numberOr(null),
  v.transform((hours) => (hours !== null && hours > 0 ? hours : null)),
)

export const Package = v.object({
  pckg_id: number,
  title: anyText,
  description: anyText,
  /** Wide, 16:9. */
  image: anyText,
  /** Colour of the picture, `#rrggbb`, where the hotel gives it. */
  image_colour: anyText,
  price: numberOr(null),
  /** From the purchase on; null where there is no end to tell. */
  valid_hours: hoursOrNull,
  movie_ids: anyList(number),
  is_bought: anyFlag,
  /** End of what was bought, where the hotel tells it. */
  valid_until: momentOrEmpty,
})
export type Package = v.InferOutput<typeof Package>

/**
 * App to hotel when the films open, and after a purchase; with `movie_id` when a film's details open (VOD-07, VOD-08).
 * Answered in the room's language. The films are left unread: there may be thousands, each is read by {@link Movie}.
 */
export const getMovies = call({
  module,
  function: 'getMovies',
  ask: v.strictObject({ content_type: v.literal('movie'), movie_id: v.optional(v.number()) }),
  answer: unreadList<MovieOnWire>(),
})

export const getGenres = call({ module, function: 'getGenres', ask: nothing, answer: list(Genre) })

/** All packages, or with `pckg_id` that one (VOD-10). */
export const getPackages = call({
  module,
  function: 'getPackages',
  ask: v.strictObject({ pckg_id: v.optional(v.number()) }),
  answer: list(Package),
})

const Purchase = v.object({
  movie_id: numberOr(null),
  pckg_id: numberOr(null),
  /** Of a film; empty for a package. */
  video_url: anyText,
  valid_until: momentOrEmpty,
})

/**
 * App to hotel when the guest has confirmed the price, which goes on the room, or gives a voucher for it. Never repeated
 * by the app itself: after a time-out it reads the film again (VOD-15). A hotel takes no second purchase of one
 * `message_id`, nor of what the room has already and may still see: it answers as it did.
 */
export const getBuyMovie = call({
  module,
  function: 'getBuyMovie',
  ask: v.union([
    v.strictObject({ movie_id: v.number(), voucher: v.boolean() }),
    v.strictObject({ pckg_id: v.number(), voucher: v.boolean() }),
  ]),
  // Only the status decides; a root that cannot be read must not turn a purchase that was made into a doubtful one.
  answer: v.fallback(v.optional(v.nullable(Purchase), null), null),
})

/** Where the room is in a film: on pause, on closing and every 30 s of playing (VOD-34). Whole seconds. */
export const addResumeTime = call({
  module,
  function: 'addResumeTime',
  ask: v.strictObject({
    movie_id: v.number(),
    resume_time: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: anything,
})

/** How many vouchers the room has left: with the films, and after a purchase (VOD-17, VOD-18). */
export const getCurrentVoucher = call({
  module,
  function: 'getCurrentVoucher',
  ask: nothing,
  answer: v.pipe(
    v.optional(v.nullable(v.object({ num: numberOr(0) })), null),
    v.transform((root) => root ?? { num: 0 }),
  ),
})

export const vodCalls = {
  'SQMOD_VideoOnDemand.getMovies': getMovies,
  'SQMOD_VideoOnDemand.getGenres': getGenres,
  'SQMOD_VideoOnDemand.getPackages': getPackages,
  'SQMOD_VideoOnDemand.getBuyMovie': getBuyMovie,
  'SQMOD_VideoOnDemand.addResumeTime': addResumeTime,
  'SQMOD_VideoOnDemand.getCurrentVoucher': getCurrentVoucher,
}
