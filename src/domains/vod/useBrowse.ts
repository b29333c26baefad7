import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type Id, idOf } from '../../contract/looseId.ts'
import { searchOf } from '../../core/routing/query.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useGo } from '../navigation/useGo.ts'
import { narrow, pageCountOf, pageOf } from './movies.ts'
import { vodPaths, vodQuery } from './paths.ts'
import { selectMovies, selectOnlyFree } from './slice.ts'

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
export function keepingBrowse(path: string, locationSearch: string): string {
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
