import { useCallback } from 'react'
import { useHistory } from '../../core/routing/useHistory.ts'
import { useSessionHref } from './useSessionHref.ts'

/** Goes to an in-app address, with the session's values in its query. Where the guest is already, nothing happens (NAV-04). */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const history = useHistory()
  const href = useSessionHref()
  return useCallback((to, options) => history.go(href(to), options), [history, href])
}
