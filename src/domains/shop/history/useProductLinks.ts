import { type MouseEvent, useCallback, useMemo } from 'react'
import { useHref } from 'react-router-dom'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import { encodeSegment } from '../../../core/routing/segment.ts'
import { useHistory } from '../../../core/routing/useHistory.ts'
import { useSessionHref } from '../../navigation/useSessionHref.ts'
import { productAddress } from './addresses.ts'
import { aboveList } from './entryState.ts'

/** Placeholder for an item's id in the path from which all links of a list are built. */
const anyId = '0'

/**
 * The links of a list to its products: plain links, whose clicks the list handles. Hundreds of links that each
 * subscribe to the router would all re-render with every navigation.
 */
export function useProductLinks(shopId: number, path: readonly string[], find: string) {
  const history = useHistory()
  const sessionHref = useSessionHref()
  const inApp = sessionHref(productAddress(shopId, anyId, path, find))
  const href = useHref(inApp)

  const hrefOf = useMemo(() => {
    const [before = '', query] = href.split('?')
    return (id: string) =>
      before.slice(0, -anyId.length) + encodeSegment(id) + (query === undefined ? '' : `?${query}`)
  }, [href])

  const baseLength = href.length - inApp.length
  const handleClick = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || isForNewTab(event)) return
      event.preventDefault()
      history.go((link.getAttribute('href') ?? '').slice(baseLength), { state: aboveList })
    },
    [history, baseLength],
  )
  return { hrefOf, handleClick }
}
