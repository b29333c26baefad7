import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectTimezone } from '../../property/slice.ts'
import { useNow } from '../../useNow.ts'
import { isOpenAt } from '../hours.ts'
import { useMoney } from '../parts/useMoney.ts'
import { useShop } from '../parts/useShop.ts'
import { type AddedItem, shopWanted } from '../slice.ts'
import { type RepeatLine, repeatOf } from './repeat.ts'
import type { PastOrder } from './slice.ts'

const everyHalfMinute = 30_000

interface Repeat {
  status: 'loading' | 'failed' | 'closed' | 'ready'
  lines: RepeatLine[]
  /** What can be added as it is, and what that comes to in minor units. */
  items: AddedItem[]
  total: number
}

/** An earlier order by what its shop offers today; the shop is asked where it is not known, or not any more. */
export function useRepeat(order: PastOrder): Repeat {
  const dispatch = useDispatch()
  const { status, catalogue, info } = useShop(order.shopId)
  const { fractionCount } = useMoney()
  const now = useNow(everyHalfMinute)
  const timezone = useSelector(selectTimezone)

  useEffect(() => {
    dispatch(shopWanted(order.shopId))
  }, [dispatch, order.shopId])

  return useMemo(() => {
    const nothing = { lines: [], items: [], total: 0 }
    if (status === 'failed') return { ...nothing, status: 'failed' }
    if (status !== 'success' || !catalogue) return { ...nothing, status: 'loading' }
    if (info && !isOpenAt(info, now, timezone)) return { ...nothing, status: 'closed' }
    const lines = repeatOf(order, catalogue, fractionCount)
    const offered = lines.flatMap((line) => (line.standing === 'offered' ? [line] : []))
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
      total: offered.reduce((sum, { unit, line }) => sum + unit * line.quantity, 0),
    }
  }, [order, status, catalogue, info, now, timezone, fractionCount])
}
