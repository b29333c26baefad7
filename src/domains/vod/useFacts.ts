import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Movie, Package } from '../../contract/vod.ts'
import { formatPrice } from '../../core/money.ts'
import { languageName, languageNames } from '../../core/text/languageName.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { selectCurrency } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { isFree, productKey } from './movies.ts'
import { selectEnds } from './purchaseSlice.ts'
import { selectGenres } from './slice.ts'

/** Up to two days, the hours say more. */
const minHoursInDays = 72

/** Returns formatters for the details of films and packages. */
export function useFacts() {
  const { t } = useTranslation()
  const locale = useSelector(selectLocale)
  const currency = useSelector(selectCurrency)
  const genres = useSelector(selectGenres)
  const ends = useSelector(selectEnds)
  const timezone = useSelector(selectTimezone)
  const times = useTimes()
  const price = (amount: number) => formatPrice(amount, currency)
  /** Formats a time on the hotel's clock: `Mon, 23 Nov, 18:00`. */
  const moment = (iso: string) => {
    const [date = '', time = ''] = hotelTime(Date.parse(iso), timezone).split(' ')
    return t('words.list', { before: times.date(date), next: times.time(time) })
  }
  return {
    price,
    /** Empty if the hotel sends no price. */
    cost: (movie: Movie) => {
      if (movie.is_bought) return t('vod.bought')
      if (isFree(movie)) return t('vod.free')
      return movie.price === null ? '' : price(movie.price)
    },
    /** `1 h 58 min`. @param minutes null or 0 if unknown */
    duration: (minutes: number | null) => {
      if (!minutes) return ''
      const hours = Math.floor(minutes / 60)
      if (hours === 0) return t('vod.minutes', { minutes })
      return t('vod.hoursMinutes', { hours, minutes: minutes % 60 })
    },
    genres: ({ genre_ids }: Movie) =>
      genre_ids.flatMap((id) => genres.find((genre) => genre.id === id)?.name || []),
    rating: ({ rating }: Movie) => (rating === null ? '' : t('vod.fromAge', { age: rating })),
    /** Returns a language's name in the guest's language. */
    language: (key: string) => languageName(key, locale),
    languages: (keys: readonly string[]) => languageNames(keys, locale),
    /** `Valid for 48 hours`, `Valid for 7 days`. Empty if the hotel does not say for how long. */
    validity: (hours: number | null) => {
      if (hours === null) return ''
      const areDays = hours >= minHoursInDays && hours % 24 === 0
      return areDays ? t('vod.validDays', { count: hours / 24 }) : t('vod.validHours', { count: hours })
    },
    /** Returns when a bought product expires; empty if it is not bought, or the end is unknown (VOD-12). */
    until: (one: Movie | Package) => {
      const product =
        'movie_id' in one
          ? { kind: 'movie' as const, id: one.movie_id }
          : { kind: 'package' as const, id: one.pckg_id }
      const end = one.is_bought && (one.valid_until || ends[productKey(product)])
      return end ? moment(end) : ''
    },
  }
}
