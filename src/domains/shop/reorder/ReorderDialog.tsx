import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { hotelDate, hotelTime, timeOfDay } from '../../../core/time/clock.ts'
import { useNow } from '../../../core/time/useNow.ts'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { FailedState } from '../../../ui/EmptyState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { ListSkeleton } from '../../../ui/Skeleton.tsx'
import { plainList } from '../../../ui/sharedStyles.ts'
import { styled } from '../../../ui/styled.tsx'
import { useTimes } from '../../formats/useTimes.ts'
import { useWordList } from '../../formats/useWords.ts'
import { useLaterTexts } from '../../language/useLaterTexts.ts'
import { selectTimezone } from '../../property/slice.ts'
import type { NewLine } from '../cart/cart.ts'
import { orderRepeated } from '../cart/slice.ts'
import { chosenOf } from '../flow.ts'
import { isOpenAt } from '../infos.ts'
import { ChooseAgain, usePrices, useShop } from '../parts/ShopParts.tsx'
import { shopPaths } from '../paths.ts'
import { type AddedItem, shopNeeded } from '../slice.ts'
import { type ReorderLine, reorderLines } from './reorderLines.ts'
import type { PastOrder } from './slice.ts'

const List = styled('ul')(plainList)
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.625rem 0',
  '& + &': { boxShadow: `0 -0.0625rem 0 ${theme.tokens.hairline}` },
  '& > bdi': { flex: 'none', marginLeft: '0.75rem' },
  '&[data-missing] > span': { opacity: 0.5 },
}))
const Thumb = styled('span')({ flex: 'none', width: '3.5rem', marginInlineEnd: '0.875rem' })
const Words = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minWidth: 0,
  '& > strong': { ...theme.typography.subtitle1, display: 'block' },
  '[data-missing] > & > strong': { color: theme.palette.text.secondary },
}))
const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
  '&[data-emphasised]': { color: theme.palette.text.primary, fontWeight: 600 },
}))

/** Each line of an earlier order with today's price, or with the reason why it is not available unchanged. */
function ReorderLines({ shopId, lines }: { shopId: number; lines: readonly ReorderLine[] }) {
  return (
    <List>
      {lines.map((reorder) => (
        <OneLine key={keyOf(reorder.line)} shopId={shopId} reorder={reorder} />
      ))}
    </List>
  )
}

/** Unique, because no two lines have the same item with the same choices. */
const keyOf = ({ id, sub_items }: NewLine) => [id, ...sub_items.map(({ sub_item_id }) => sub_item_id)].join()

function OneLine({ shopId, reorder }: { shopId: number; reorder: ReorderLine }) {
  const { t } = useTranslation()
  const { write } = usePrices()
  const { line, availability } = reorder
  const item = availability === 'gone' ? line.shop_item_title : reorder.item.shop_item_title
  const picture = availability === 'gone' ? line.shop_item_image : reorder.item.shop_item_image
  return (
    <Line data-missing={availability === 'offered' ? undefined : ''}>
      <Thumb>
        <Picture src={picture} alt="" ratio={1} />
      </Thumb>
      <Words>
        <strong>
          <bdi>{t('again.pieces', { quantity: line.quantity, item })}</bdi>
        </strong>
        <Standing reorder={reorder} shopId={shopId} />
      </Words>
      {availability === 'offered' && (reorder.unit !== 0 || reorder.item.shop_item_price !== null) && (
        <Price>{write(reorder.total)}</Price>
      )}
    </Line>
  )
}

function Standing({ reorder, shopId }: { reorder: ReorderLine; shopId: number }) {
  const { t } = useTranslation()
  const { write } = usePrices()
  const listed = useWordList()
  if (reorder.availability === 'gone') return <Note data-emphasised="">{t('again.gone')}</Note>
  if (reorder.availability === 'changed')
    return (
      <Note data-emphasised="">
        <ChooseAgain shopId={shopId} itemId={reorder.line.id} />
      </Note>
    )
  const choices = chosenOf(reorder.selection, reorder.item.purchase_flow)
  return (
    <>
      {choices.length > 0 && <Note>{listed(choices.map((choice) => choice.sub_item_title))}</Note>}
      {reorder.unit !== reorder.before && (
        <Note data-emphasised="">
          {t('again.repriced', { now: write(reorder.unit), before: write(reorder.before) })}
        </Note>
      )}
    </>
  )
}

const clockIntervalMs = 30_000

interface Reorder {
  status: 'loading' | 'failed' | 'closed' | 'ready'
  lines: ReorderLine[]
  /** The items that can be added unchanged, and their total in minor units. */
  items: AddedItem[]
  total: number
}

/** Compares an earlier order with the present content of its shop, which is requested if it is missing or stale. */
function useReorder(order: PastOrder): Reorder {
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
  if (!useLaterTexts()) return null
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
            label={t('reorder.which')}
            options={orders.map((one) => ({ value: String(one.at), label: when(one.at) }))}
            value={String(order.at)}
            onChange={(value) => setAt(Number(value))}
          />
        </Which>
      )}
      {status === 'loading' && <ListSkeleton label={t('shop.loading')} count={order.lines.length} />}
      {status === 'failed' && (
        <FailedState text={t('reorder.failed')} onRetry={() => dispatch(shopNeeded(order.shopId))} />
      )}
      {status === 'closed' && (
        <Notice>{t('reorder.closed', { shop: order.shopTitle || t('shop.title') })}</Notice>
      )}
      {status === 'ready' && (
        <>
          <ReorderLines shopId={order.shopId} lines={lines} />
          {items.length === 0 && <Notice>{t('reorder.nothing')}</Notice>}
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
