import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHref } from '../../navigation/useHref.ts'
import { listAddress } from '../groups.ts'

/** The router numbers the app's entries in the history of a tab from 0. */
const isFirstEntry = () => (window.history.state as { idx?: number } | null)?.idx === 0

/**
 * Back leads up one group (SHOP-03), also for a guest who came straight to one: the groups around it are laid into the
 * history before it. Nobody goes anywhere by that.
 */
export function WayUp({ shopId, path }: { shopId: number; path: readonly string[] }) {
  const navigate = useNavigate()
  const href = useHref()
  const isLaid = useRef(false)
  useEffect(() => {
    if (isLaid.current) return
    isLaid.current = true
    if (path.length === 0 || !isFirstEntry()) return
    for (let depth = 0; depth <= path.length; depth += 1)
      void navigate(href(listAddress(shopId, path.slice(0, depth))), {
        replace: depth === 0,
        state: { refill: true },
      })
  }, [navigate, href, shopId, path])
  return null
}
