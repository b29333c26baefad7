// Films on demand: the list with prices, purchases, and resume times.
import type { AskOf, WireOf } from '../../../src/contract/define.ts'
import type { Id } from '../../../src/contract/looseId.ts'
import type { getBuyMovie, getMovies, getPackages } from '../../../src/contract/vod.ts'
import { filmColour, packageColour } from '../artwork/colours.ts'
import { forGuest, forVisitor, type Guest, languageOf, Refusal, type Visitor } from '../channel/session.ts'
import { inLanguage } from '../content/languages.ts'
import type { Text } from '../content/types.ts'
import { buy, filmKey, type Purchase, resumeTimesOf, saveResumeTime, unusedVouchers } from '../db/films.ts'
import { stayIn } from '../db/stays.ts'
import { type Film, type FilmPackage, genreId, genreNames } from '../films.ts'
import { chargeFilm } from '../folio.ts'
import { filmAddress, subtitlesAddress, trailerAddress } from '../media/addresses.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { rightsOf } from './filmRights.ts'
import { idHere } from './idHere.ts'

type Names = 'getMovies' | 'getGenres' | 'getPackages' | 'getBuyMovie' | 'addResumeTime' | 'getCurrentVoucher'

/** Rental period of a single film. */
const rentalHours = 48
const hourMs = 3_600_000

export function vodHandlers(services: HotelServices): Answers<`SQMOD_VideoOnDemand.${Names}`> {
  const { db, clock, films, deskEvents } = services

  /** Returns the stay of the visitor's room; undefined for a walk-in guest, who can only browse. */
  const stayOf = ({ room }: Visitor) => (room === null ? undefined : stayIn(db, room))

  const sayerFor = (visitor: Visitor) => (words: Text) => inLanguage(words, languageOf(services, visitor))

  function rights(reservation: string | undefined, { property }: Visitor) {
    const packages = films.packages(property.id)
    return rightsOf(reservation === undefined ? [] : { db, now: clock.iso(), reservation }, packages)
  }

  function filmOf(id: Id, { property }: Visitor): Film {
    const film = films.film(property.id, idHere(id))
    if (!film) throw new Refusal('unknown film')
    return film
  }

  function packageOf(id: Id, { property }: Visitor): FilmPackage {
    const found = films.packages(property.id).find((one) => one.id === idHere(id))
    if (!found) throw new Refusal('unknown package')
    return found
  }

  function moviesFor(visitor: Visitor, shown: readonly Film[]): WireOf<typeof getMovies> {
    const reservation = stayOf(visitor)?.reservation
    const bought = rights(reservation, visitor)
    const resumed = reservation === undefined ? new Map<number, number>() : resumeTimesOf(db, reservation)
    const folder = `/ONEapp/skins/${visitor.property.project}/vod`
    return shown.map((film) => {
      const purchase = bought.ofFilm(film.id)
      const key = purchase ? filmKey(db, purchase, film.id) : null
      return {
        movie_id: film.id,
        title: film.title,
        description: film.text,
        image: `${folder}/${film.id}.svg`,
        image_wide: `${folder}/${film.id}-wide.svg`,
        image_colour: filmColour(film),
        genre_ids: film.genres.map(genreId),
        year: film.year,
        duration: film.minutes,
        rating: film.rating,
        price: film.price,
        is_free: film.isFree,
        is_protected: film.isProtected,
        is_bought: purchase !== undefined,
        valid_until: purchase?.valid_until ?? '',
        trailer_url: film.trailer === null ? '' : trailerAddress(film.trailer),
        video_url: film.price === 0 ? filmAddress(film, 'free') : key === null ? '' : filmAddress(film, key),
        languages: [...film.languages],
        subtitles: film.subtitles.map((lang) => ({ lang, url: subtitlesAddress(film.id, lang) })),
        resume_time: resumed.get(film.id) ?? 0,
      }
    })
  }

  function packagesFor(visitor: Visitor, shown: readonly FilmPackage[]): WireOf<typeof getPackages> {
    const bought = rights(stayOf(visitor)?.reservation, visitor)
    const say = sayerFor(visitor)
    return shown.map((one) => {
      const purchase = bought.ofPackage(one.id)
      return {
        pckg_id: one.id,
        title: say(one.title),
        description: say(one.text),
        image: `/ONEapp/skins/${visitor.property.project}/vod/package-${one.id}.svg`,
        image_colour: packageColour(one.id),
        price: one.price,
        valid_hours: one.hours,
        movie_ids: [...one.filmIds],
        is_bought: purchase !== undefined,
        valid_until: purchase?.valid_until ?? '',
      }
    })
  }

  const answerFor = (
    { movie_id, pckg_id, valid_until, ...purchase }: Omit<Purchase, 'id'>,
    visitor: Visitor,
  ): WireOf<typeof getBuyMovie> =>
    movie_id === null
      ? { pckg_id, valid_until }
      : {
          movie_id,
          video_url: filmAddress(filmOf(movie_id, visitor), filmKey(db, purchase, movie_id)),
          valid_until,
        }

  /** Returns the item to buy, and the room's purchase of it that is still valid, if any. */
  function wanted(ask: AskOf<typeof getBuyMovie>, guest: Guest) {
    const bought = rights(guest.stay.reservation, guest)
    if ('movie_id' in ask) {
      const film = filmOf(ask.movie_id, guest)
      if (film.price === 0) throw new Refusal('it is free')
      const owned = bought.ofFilm(film.id)
      const item = { movie_id: film.id, pckg_id: null }
      return {
        item,
        title: film.title,
        billed: film.title,
        price: film.price,
        hours: rentalHours,
        owned: owned && { ...owned, ...item },
      }
    }
    const { id, title, price, hours } = packageOf(ask.pckg_id, guest)
    return {
      item: { movie_id: null, pckg_id: id },
      title: title.en,
      billed: sayerFor(guest)(title),
      price,
      hours,
      owned: bought.ofPackage(id),
    }
  }

  return {
    'SQMOD_VideoOnDemand.getMovies': forVisitor(services, ({ movie_id }, visitor) =>
      moviesFor(
        visitor,
        movie_id === undefined ? films.all(visitor.property.id) : [filmOf(movie_id, visitor)],
      ),
    ),
    'SQMOD_VideoOnDemand.getGenres': forVisitor(services, (_ask, visitor) =>
      genreNames.map(({ id, name }) => ({ id, name: sayerFor(visitor)(name) })),
    ),
    'SQMOD_VideoOnDemand.getPackages': forVisitor(services, ({ pckg_id }, visitor) =>
      packagesFor(
        visitor,
        pckg_id === undefined ? films.packages(visitor.property.id) : [packageOf(pckg_id, visitor)],
      ),
    ),
    'SQMOD_VideoOnDemand.getBuyMovie': forGuest(services, (ask, guest) => {
      // An item that the room already has is not bought again.
      const { item, title, billed, price, hours, owned } = wanted(ask, guest)
      if (owned) return answerFor(owned, guest)
      const purchase = {
        room: guest.room,
        reservation_nr: guest.stay.reservation,
        ...item,
        title,
        price,
        at: clock.iso(),
        valid_until: clock.iso(clock.now() + hours * hourMs),
      }
      if (buy(db, purchase, ask.voucher) === null) throw new Refusal('no voucher left')
      if (!ask.voucher)
        chargeFilm(services, guest, { title: billed, price, isPackage: item.pckg_id !== null })
      deskEvents.emit('rooms')
      return answerFor(purchase, guest)
    }),
    'SQMOD_VideoOnDemand.addResumeTime': forGuest(services, ({ movie_id, resume_time }, guest) => {
      const film = filmOf(movie_id, guest)
      if (film.price > 0 && !rights(guest.stay.reservation, guest).ofFilm(film.id))
        throw new Refusal('not bought')
      if (resume_time > film.minutes * 60) throw new Refusal('after the end')
      saveResumeTime(db, guest.stay.reservation, film.id, resume_time)
      deskEvents.emit('rooms')
      return true
    }),
    'SQMOD_VideoOnDemand.getCurrentVoucher': forVisitor(services, (_ask, visitor) => {
      const stay = stayOf(visitor)
      return { num: stay ? unusedVouchers(db, stay.reservation).length : 0 }
    }),
  }
}
