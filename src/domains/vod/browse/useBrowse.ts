import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useGo } from '../../navigation/useGo.ts'
import { narrow, pageCountOf, pageOf } from '../movies.ts'
import { selectMovies, selectOnlyFree } from '../slice.ts'
import { type BrowseQuery, browseAddress, readBrowse } from './address.ts'

/** The list of films as the address and the guest's setting narrow it. */
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
    /** What narrows the list takes the place of what did: Back leads out of it, not through every letter. */
    change: (change: Partial<BrowseQuery>) => go(browseAddress(locationSearch, change), { replace: true }),
  }
}
