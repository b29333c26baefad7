import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHref } from '../../navigation/useHref.ts'
import { listAddress, readGroups } from '../groups.ts'
import { levelsBelow } from './history.ts'

/**
 * Opens groups so that Back leads up one group at a time (SHOP-03): below the entry of a group in the tab's history
 * lie those of the groups around it, each once. A guest who came straight to a group gets them laid there.
 */
export function useGroupSteps(shopId: number, path: readonly string[]): (target: readonly string[]) => void {
  const navigate = useNavigate()
  const href = useHref()
  const location = useLocation()
  const wanted = useRef<readonly string[] | null>(null)
  const laid = useRef('')
  const isLaid = levelsBelow(location.state) === path.length

  const put = useCallback(
    (groups: readonly string[], options: { replace: boolean; refill?: boolean }) => {
      const state = { below: groups.length, ...(options.refill && { refill: true }) }
      void navigate(href(listAddress(shopId, groups)), { replace: options.replace, state })
    },
    [navigate, href, shopId],
  )

  useEffect(() => {
    if (wanted.current) {
      put(wanted.current, { replace: true })
      wanted.current = null
      return
    }
    // The router tells of the new entries a moment later.
    const isDone = isLaid || laid.current === location.key
    if (!isDone && readGroups(location.search).join() === path.join()) {
      laid.current = location.key
      for (let depth = 0; depth <= path.length; depth += 1)
        put(path.slice(0, depth), { replace: depth === 0, refill: true })
    }
  }, [put, isLaid, location, path])

  return useCallback(
    (target) => {
      const shared = path.findIndex((id, at) => id !== target[at])
      const up = shared < 0 ? 0 : path.length - shared
      if (!isLaid || up === 0) return put(target, { replace: !isLaid })
      // What lies beside comes into the place of the highest group that is left.
      if (target.length > path.length - up) {
        if (up === 1) return put(target, { replace: true })
        wanted.current = target
        void navigate(1 - up)
      } else void navigate(-up)
    },
    [path, isLaid, put, navigate],
  )
}
