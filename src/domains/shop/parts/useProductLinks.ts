import { type MouseEvent, useCallback, useMemo } from 'react'
import { useNavigate, useHref as useWholeHref } from 'react-router-dom'
import { useHref } from '../../navigation/useHref.ts'
import { productAddress } from '../groups.ts'
import { overList } from './history.ts'
import { isForNewTab } from './isForNewTab.ts'

/** Stands for an item's id in the one address that all links of a list are made of. */
const anyId = '0'

/**
 * The links of a list to its products: plain ones, followed by the list. Hundreds of links that each listen to the
 * router would all be drawn again with every step that the guest takes.
 */
export function useProductLinks(shopId: number, path: readonly string[], find: string) {
  const navigate = useNavigate()
  const href = useHref()
  const pattern = href(productAddress(shopId, anyId, path, find))
  const whole = useWholeHref(pattern)

  const hrefOf = useMemo(() => {
    const [before = '', query] = whole.split('?')
    return (id: string) =>
      before.slice(0, -anyId.length) + encodeURIComponent(id) + (query === undefined ? '' : `?${query}`)
  }, [whole])

  const base = whole.length - pattern.length
  const handleClick = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || isForNewTab(event)) return
      event.preventDefault()
      void navigate((link.getAttribute('href') ?? '').slice(base), { state: overList })
    },
    [navigate, base],
  )
  return { hrefOf, handleClick }
}
