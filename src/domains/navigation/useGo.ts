import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHref } from './useHref.ts'

/** Goes to an in-app address, with the session's values in its query. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const href = useHref()
  return useCallback(
    (to, options) => {
      void navigate(href(to), options)
    },
    [navigate, href],
  )
}
