import { useCallback } from 'react'
import { refill } from '../query.ts'
import { useSessionQuery } from '../session/useSessionQuery.ts'

/** Gives an in-app address the session's values, so that a link leads straight to its final address. */
export function useHref(): (to: string) => string {
  const values = useSessionQuery()
  return useCallback(
    (to: string) => {
      const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(to) ?? []
      return pathname + refill(search, values)
    },
    [values],
  )
}
