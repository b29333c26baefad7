import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** The query of the router's address. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
