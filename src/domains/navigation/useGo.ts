import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSameAddress } from '../query.ts'
import { useHref } from './useHref.ts'

/** Goes to an in-app address, with the session's values in its query. Where the guest is already, nothing happens (NAV-04). */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const href = useHref()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return useCallback(
    (to, options) => {
      if (!isSameAddress(href(to), here)) void navigate(href(to), options)
    },
    [navigate, href, here],
  )
}
