import { useSelector } from 'react-redux'
import { hotelTime } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { styled } from '../../ui/styled.tsx'
import { selectTimezone } from '../property/slice.ts'
import { OrderSummaryPart } from './OrderSummaryPart.tsx'
import { ordersPath } from './paths.ts'
import { selectRunningOrders } from './slice.ts'

const Card = styled(Pressable)(({ theme }) => ({
  display: 'block',
  width: '100%',
  marginBottom: '1rem',
  padding: '1.125rem 1.25rem',
  textAlign: 'start',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))

/** The orders that the guest is still waiting for, each as a card that links to all orders. */
export function RunningOrders() {
  const now = useNow(60_000)
  const orders = useSelectorWith(
    selectRunningOrders,
    hotelTime(now, useSelector(selectTimezone)).slice(0, 16),
  )
  return orders.map((order) => (
    <Card key={order.orderId ?? order.sentAt} href={ordersPath}>
      <OrderSummaryPart order={order} />
    </Card>
  ))
}
