import { useCallback, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type Id, idOf } from '../../contract/looseId.ts'
import type { Movie, Package } from '../../contract/vod.ts'
import { formatPrice } from '../../core/money.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { searchOf } from '../../core/routing/query.ts'
import { languageName, languageNames } from '../../core/text/languageName.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { PillNav } from '../../ui/PillNav.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { selectCurrency } from '../config/slice.ts'
import { useTimes } from '../formats/useTimes.ts'
import { selectLocale } from '../language/slice.ts'
import { useGo } from '../navigation/useGo.ts'
import { selectTimezone } from '../property/slice.ts'
import { isFree, narrow, pageCountOf, pageOf, productKey } from './movies.ts'
import { vodPaths, vodQuery } from './paths.ts'
import { selectEnds } from './purchaseSlice.ts'
import { selectGenres, selectMovies, selectOnlyFree, selectUnlocked } from './slice.ts'

/** State of the list of films in the query string (VOD-19 to VOD-22). */
export interface BrowseQuery {
  genres: Id[]
  onlyFree: boolean
  search: string
  /** Page number, from 1. */
  page: number
}

export function readBrowse(locationSearch: string): BrowseQuery {
  const query = new URLSearchParams(locationSearch)
  const parts = (query.get('filter') ?? '').split(',').map((part) => part.trim())
  const page = Number(query.get('page') ?? 1)
  return {
    genres: [...new Set(parts.filter((part) => part !== '' && part !== 'free').map(idOf))],
    onlyFree: parts.includes('free'),
    search: (query.get('search') ?? '').slice(0, maxTextLength),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the URL of the list with some values changed. Unless given, the page is reset to the first. */
function browseAddress(locationSearch: string, change: Partial<BrowseQuery>): string {
  const next = { ...readBrowse(locationSearch), page: 1, ...change }
  const query = new URLSearchParams(locationSearch)
  for (const name of vodQuery) query.delete(name)
  const filter = [...next.genres, ...(next.onlyFree ? ['free'] : [])].join(',')
  if (filter) query.set('filter', filter)
  if (next.page > 1) query.set('page', String(next.page))
  if (next.search.trim()) query.set('search', next.search.trim())
  return vodPaths.browse + searchOf(query)
}

/** Adds the list's filter to another path of the films, so that it survives navigation between their screens. */
function keepingBrowse(path: string, locationSearch: string): string {
  const query = new URLSearchParams(locationSearch)
  const kept = new URLSearchParams()
  for (const name of vodQuery) {
    const value = query.get(name)
    if (value) kept.set(name, value)
  }
  return path + searchOf(kept)
}

/** Returns the list of films, filtered by the query string and by the guest's setting. */
export function useBrowse() {
  const { search: locationSearch } = useLocation()
  const go = useGo()
  const movies = useSelector(selectMovies)
  const isSetToFree = useSelector(selectOnlyFree)
  const query = useMemo(() => readBrowse(locationSearch), [locationSearch])
  const onlyFree = query.onlyFree || isSetToFree
  const found = useMemo(() => narrow(movies, { ...query, onlyFree }), [movies, query, onlyFree])
  const { page, shown } = useMemo(() => pageOf(found, query.page), [found, query.page])
  return {
    query: { ...query, onlyFree },
    isNarrowed: query.genres.length > 0 || onlyFree || query.search !== '',
    found,
    page,
    pageCount: pageCountOf(found.length),
    shown,
    hrefOf: (change: Partial<BrowseQuery>) => browseAddress(locationSearch, change),
    /** Replaces the history entry: Back leaves the list and does not undo each typed letter. */
    change: (change: Partial<BrowseQuery>) => go(browseAddress(locationSearch, change), { replace: true }),
  }
}

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

/** Returns functions that build URLs of films with the list's filter. A protected film links to its prompt (VOD-25). */
export function useVodLinks() {
  const { search } = useLocation()
  const unlocked = useSelector(selectUnlocked)
  const to = useCallback((path: string) => keepingBrowse(path, search), [search])
  const movieHref = useCallback(
    ({ movie_id: movieId, is_protected }: Pick<Movie, 'movie_id' | 'is_protected'>) => {
      const isLocked = is_protected && !unlocked.includes(movieId)
      return to(buildPath(isLocked ? vodPaths.protected : vodPaths.movie, { movieId }))
    },
    [to, unlocked],
  )
  return { to, movieHref }
}

/** The two tabs of the area (VOD-01, VOD-02). */
export function VodTabs({ current }: { current: 'browse' | 'packages' }) {
  const { t } = useTranslation()
  const { to } = useVodLinks()
  return (
    <PillNav
      label={t('vod.title')}
      current={current}
      items={[
        { id: 'browse', label: t('vod.title'), href: to(vodPaths.browse) },
        { id: 'packages', label: t('vod.packages'), href: to(vodPaths.packages) },
      ]}
    />
  )
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 1.25rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
  [onTelevision]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

interface PackageListProps {
  packages: readonly Package[]
  /** Heading above the list; without it the screen's own heading labels the list. */
  title?: string
}

/** Packages with their picture, price and validity (VOD-12). */
export function PackageList({ packages, title }: PackageListProps) {
  const { t } = useTranslation()
  const id = useId()
  const { to } = useVodLinks()
  const { price, until, validity } = useFacts()
  const costOf = (one: Package) => {
    const moment = until(one)
    if (moment) return t('vod.validUntil', { moment })
    if (one.is_bought) return t('vod.bought')
    return [one.price !== null && price(one.price), validity(one.valid_hours)].filter(Boolean).join(' · ')
  }
  return (
    <section aria-labelledby={title && id}>
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      <Grid data-tour="vod-package" aria-labelledby={title && id}>
        {packages.map((one, at) => (
          <li key={one.pckg_id}>
            <Tile
              title={one.title}
              text={<span {...(at === 0 && { 'data-tour': 'vod-validity' })}>{costOf(one)}</span>}
              picture={one.image}
              colour={one.image_colour || undefined}
              ratio={16 / 9}
              href={to(buildPath(vodPaths.package, { pckgId: one.pckg_id }))}
            />
          </li>
        ))}
      </Grid>
    </section>
  )
}
