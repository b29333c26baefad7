import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { mergeSessionParams } from '../../core/routing/query.ts'
import { selectSessionParams } from './sessionParams.ts'

/**
 * Returns a function that adds the session's values to an in-app path, so that a link has its final URL from the start.
 */
export function useSessionHref(): (to: string) => string {
  const values = useSelector(selectSessionParams)
  return useCallback(
    (to: string) => {
      const [, pathname = '/', search = ''] = /^([^?]*)(\?.*)?$/.exec(to) ?? []
      return pathname + mergeSessionParams(search, values)
    },
    [values],
  )
}
