import { useCallback } from 'react'
import { useHistory } from '../../core/routing/useHistory.ts'
import { useSessionHref } from './useSessionHref.ts'

/**
 * Returns a function that navigates to an in-app path with the session's values in its query string. It does nothing if
 * the guest is already there (NAV-04).
 */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const history = useHistory()
  const href = useSessionHref()
  return useCallback((to, options) => history.go(href(to), options), [history, href])
}
