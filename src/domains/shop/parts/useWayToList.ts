import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { goBackBy } from '../../../ui/holdBack.ts'
import { useGo } from '../../navigation/useGo.ts'
import { useHref } from '../../navigation/useHref.ts'
import { listAddress } from '../groups.ts'
import { levelsBelow, overList } from './history.ts'

/** The router numbers the app's entries in the history of a tab from 0. */
const isFirstEntry = () => (window.history.state as { idx?: number } | null)?.idx === 0

/**
 * From a product to the list that it was found in: back to where the guest stood in it, where it lies right below. For
 * a guest who came straight to the product the list is laid there, so that Back does not lead out of the app.
 */
export function useWayToList(shopId: number, path: readonly string[], find: string): () => void {
  const navigate = useNavigate()
  const go = useGo()
  const href = useHref()
  const { pathname, search, state } = useLocation()
  const isOver = levelsBelow(state) > 0
  const isLaid = useRef(false)

  useEffect(() => {
    if (isLaid.current || isOver || !isFirstEntry()) return
    isLaid.current = true
    for (let depth = 0; depth <= path.length; depth += 1)
      void navigate(href(listAddress(shopId, path.slice(0, depth))), {
        replace: depth === 0,
        state: { below: depth, refill: true },
      })
    void navigate(pathname + search, { state: { ...overList, refill: true } })
  }, [navigate, href, shopId, path, pathname, search, isOver])

  return useCallback(() => {
    if (!isOver) go(listAddress(shopId, path, find))
    // An open dialog has an entry of its own on top.
    else goBackBy((isHeld) => (isHeld ? 2 : 1))
  }, [go, isOver, shopId, path, find])
}
