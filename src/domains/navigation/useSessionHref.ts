import { useCallback } from 'react'
import { mergeSessionParams } from '../../core/routing/query.ts'
import { useSessionParams } from './useSessionParams.ts'

/** Gives an in-app address the session's values, so that a link leads straight to its final address. */
export function useSessionHref(): (to: string) => string {
  const values = useSessionParams()
  return useCallback(
    (to: string) => {
      const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(to) ?? []
      return pathname + mergeSessionParams(search, values)
    },
    [values],
  )
}
