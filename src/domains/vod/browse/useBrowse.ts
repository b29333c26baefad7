import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../navigation/useGo.ts'
import { narrow, pageCountOf, pageOf } from '../movies.ts'
import { selectMovies, selectOnlyFree } from '../slice.ts'
import { type BrowseQuery, browseAddress, readBrowse } from './address.ts'

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
