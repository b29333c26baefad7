import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { homePath } from '../../core/routing/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { OrderSummaryPart } from './OrderSummaryPart.tsx'
import { ordersSeen, selectOrders, type TrackedOrder } from './slice.ts'
import { useOrderWords } from './useOrderWords.ts'

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '1rem 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'break-word',
  '& > li': { marginTop: '0.375rem' },
}))
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
}))
const Total = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  justifyContent: 'space-between',
  margin: '0.75rem 0 0',
}))
const Step = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.palette.text.secondary,
  '& > :last-child': { ...theme.tokens.figures, marginInlineStart: '1rem', whiteSpace: 'nowrap' },
}))

/** All details of an order: its steps so far, its lines with their choices, and the total. */
function OrderDetails({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation()
  const words = useOrderWords()
  // Numbered for their keys, because an order may return to an earlier status, and two lines may have the same title.
  const steps = order.steps.map((step, number) => ({ number, ...words.step(step) }))
  const lines = order.lines.map((line, number) => ({ number, ...line }))
  return (
    <OrderSummaryPart order={order}>
      {order.steps.length > 0 && (
        <Lines>
          <Step>
            <span>{words.sent(order)}</span>
            <span />
          </Step>
          {steps.map(({ number, text, time }) => (
            <Step key={number}>
              <span>{text}</span>
              <span>{time}</span>
            </Step>
          ))}
        </Lines>
      )}
      <Lines>
        {lines.map(({ number, quantity, title, choices }) => (
          <li key={number}>
            <span>{`${quantity} ×`}</span> <bdi>{title}</bdi>
            {choices.length > 0 && <Quiet>{words.choices(choices)}</Quiet>}
          </li>
        ))}
      </Lines>
      <Total>
        <span>{t('cart.total')}</span>
        <Price>{words.total(order)}</Price>
      </Total>
    </OrderSummaryPart>
  )
}

const List = styled('ul')(plainList)
const Card = styled('li')(({ theme }) => ({
  marginBottom: '1rem',
  padding: '1.125rem 1.25rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))

/** `/orders`: what was ordered on this device in this stay, the latest first. */
export function OrdersScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const orders = useSelector(selectOrders)

  useEffect(() => {
    if (orders.length > 0) dispatch(ordersSeen())
  }, [dispatch, orders.length])

  return (
    <Screen width="read">
      <ScreenTitle>{t('orders.title')}</ScreenTitle>
      {orders.length === 0 ? (
        <EmptyState text={t('orders.empty')} action={{ label: t('nav.home'), href: homePath }} />
      ) : (
        <List>
          {orders.map((order) => (
            <Card key={order.orderId ?? order.sentAt}>
              <OrderDetails order={order} />
            </Card>
          ))}
        </List>
      )}
    </Screen>
  )
}
