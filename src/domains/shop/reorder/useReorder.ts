import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNow } from '../../../core/time/useNow.ts'
import { selectTimezone } from '../../property/slice.ts'
import { isOpenAt } from '../hours.ts'
import { usePrices } from '../parts/usePrices.ts'
import { useShop } from '../parts/useShop.ts'
import { type AddedItem, shopNeeded } from '../slice.ts'
import { type ReorderLine, reorderLines } from './reorderLines.ts'
import type { PastOrder } from './slice.ts'

const clockIntervalMs = 30_000

interface Reorder {
  status: 'loading' | 'failed' | 'closed' | 'ready'
  lines: ReorderLine[]
  /** The items that can be added unchanged, and their total in minor units. */
  items: AddedItem[]
  total: number
}

/** Compares an earlier order with the present content of its shop, which is requested if it is missing or stale. */
export function useReorder(order: PastOrder): Reorder {
  const dispatch = useDispatch()
  const { status, catalogue, info } = useShop(order.shopId)
  const { fractionCount } = usePrices()
  const now = useNow(clockIntervalMs)
  const timezone = useSelector(selectTimezone)

  useEffect(() => {
    dispatch(shopNeeded(order.shopId))
  }, [dispatch, order.shopId])

  return useMemo(() => {
    const nothing = { lines: [], items: [], total: 0 }
    if (status === 'failed') return { ...nothing, status: 'failed' }
    if (status !== 'success' || !catalogue) return { ...nothing, status: 'loading' }
    if (info && !isOpenAt(info, now, timezone)) return { ...nothing, status: 'closed' }
    const lines = reorderLines(order, catalogue, fractionCount)
    const offered = lines.flatMap((line) => (line.availability === 'offered' ? [line] : []))
    return {
      status: 'ready',
      lines,
      items: offered.map(({ item, selection, line: { quantity } }) => ({
        shopId: order.shopId,
        shopTitle: catalogue.title,
        item,
        selection,
        quantity,
      })),
      total: offered.reduce((sum, { total }) => sum + total, 0),
    }
  }, [order, status, catalogue, info, now, timezone, fractionCount])
}
