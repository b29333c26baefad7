import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { FailedState } from '../../../ui/FailedState.tsx'
import { ListSkeleton } from '../../../ui/ListSkeleton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { selectTimezone } from '../../property/slice.ts'
import { orderRepeated } from '../cart/slice.ts'
import { usePrices } from '../parts/usePrices.ts'
import { shopPaths } from '../paths.ts'
import { shopNeeded } from '../slice.ts'
import { ReorderLines } from './ReorderLines.tsx'
import type { PastOrder } from './slice.ts'
import { useReorder } from './useReorder.ts'

const Which = styled('div')({ marginBottom: '0.75rem' })

interface ReorderDialogProps {
  /** The latest first. */
  orders: readonly PastOrder[]
  latest: PastOrder
  onClose: () => void
}

/** Shows an earlier order as it is available today, before any of it is added to the cart. */
export function ReorderDialog({ orders, latest, onClose }: ReorderDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { write } = usePrices()
  const when = useWhen()
  const [at, setAt] = useState(latest.at)
  const order = orders.find((candidate) => candidate.at === at) ?? latest
  const { status, lines, items, total } = useReorder(order)
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={t('again.title')}
      closeLabel={t('app.close')}
      {...(items.length > 0 && {
        actions: (
          <PrimaryAction
            href={shopPaths.shopCart}
            label={t('shop.addToCart')}
            consequence={<Price>{write(total)}</Price>}
            onClick={() => dispatch(orderRepeated(items))}
          />
        ),
      })}
    >
      {orders.length > 1 && (
        <Which>
          <ChoicePills
            label={t('again.which')}
            options={orders.map((one) => ({ value: String(one.at), label: when(one.at) }))}
            value={String(order.at)}
            onChange={(value) => setAt(Number(value))}
          />
        </Which>
      )}
      {status === 'loading' && <ListSkeleton label={t('shop.loading')} count={order.lines.length} />}
      {status === 'failed' && (
        <FailedState
          text={t('again.failed')}
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(shopNeeded(order.shopId))}
        />
      )}
      {status === 'closed' && (
        <Notice>{t('again.closed', { shop: order.shopTitle || t('shop.title') })}</Notice>
      )}
      {status === 'ready' && (
        <>
          <ReorderLines shopId={order.shopId} lines={lines} />
          {items.length === 0 && <Notice>{t('again.nothing')}</Notice>}
        </>
      )}
    </SheetDialog>
  )
}

/** When an order was made, by the hotel's clock. */
function useWhen() {
  const { t } = useTranslation()
  const times = useTimes()
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(useNow(60_000), timezone)
  return (at: number) => {
    const wallClock = hotelTime(at, timezone)
    const date = wallClock.slice(0, 10)
    const day = date === today ? t('order.today') : times.date(date)
    return `${day}, ${times.time(timeOfDay(wallClock))}`
  }
}
