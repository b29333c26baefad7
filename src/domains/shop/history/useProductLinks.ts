import { type MouseEvent, useCallback, useMemo } from 'react'
import { useHref } from 'react-router-dom'
import { isForNewTab } from '../../../core/routing/isForNewTab.ts'
import { useHistory } from '../../../core/routing/useHistory.ts'
import { useSessionHref } from '../../navigation/useSessionHref.ts'
import { productAddress } from './addresses.ts'
import { aboveList } from './entryState.ts'

/** Stands for an item's id in the one address that all links of a list are made of. */
const anyId = '0'

/**
 * The links of a list to its products: plain ones, followed by the list. Hundreds of links that each listen to the
 * router would all be drawn again with every step that the guest takes.
 */
export function useProductLinks(shopId: number, path: readonly string[], find: string) {
  const history = useHistory()
  const sessionHref = useSessionHref()
  const inApp = sessionHref(productAddress(shopId, anyId, path, find))
  const href = useHref(inApp)

  const hrefOf = useMemo(() => {
    const [before = '', query] = href.split('?')
    return (id: string) =>
      before.slice(0, -anyId.length) + encodeURIComponent(id) + (query === undefined ? '' : `?${query}`)
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
