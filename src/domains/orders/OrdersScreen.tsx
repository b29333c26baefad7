import Button from '@mui/material/Button'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { homePath } from '../../core/routing/paths.ts'
import { hotelTime } from '../../core/time/clock.ts'
import { useNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { selectSettings, selectTimezone } from '../property/slice.ts'
import { useReceptionCall } from '../quickCalls/useReceptionCall.ts'
import { RequestButtonPart } from '../requests/RequestButtonPart.tsx'
import { useWasSent } from '../requests/useWasSent.ts'
import { OrderSummaryPart } from './OrderSummaryPart.tsx'
import { ordersSeen, selectOrders, selectRunningOrders, statusOf, type TrackedOrder } from './slice.ts'
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
function OrderDetails({ order, isRunning }: { order: TrackedOrder; isRunning: boolean }) {
  const { t } = useTranslation()
  const words = useOrderWords()
  const status = statusOf(order)
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
      {status === 'cancelled' && <AfterCancellation order={order} />}
      {isRunning && (status === 'sent' || status === 'accepted') && <AskToCancel order={order} />}
    </OrderSummaryPart>
  )
}

const Next = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: '1rem',
  '& > p': { margin: '0 0 0.75rem' },
  '& > a, & > button': { marginInlineEnd: '0.5rem', marginBottom: '0.25rem' },
}))

/** The reception cancels: there is no call for it. It reads the number in every language. */
function AskToCancel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation()
  const id = useId()
  const words = useOrderWords()
  const to = useSelector(selectSettings).mail?.reception ?? ''
  const subject = `Please cancel ${order.orderId === null ? 'my order' : `order ${order.orderId}`}`
  const text = [words.title(order), words.items(order), words.total(order)].join('\n')
  const request = { to, subject, english: subject, text }
  const wasSent = useWasSent(request)
  return (
    <Next>
      {wasSent && <p id={id}>{t('content.request.sent')}</p>}
      <RequestButtonPart
        title={t('orders.cancel')}
        label={t('orders.cancel')}
        request={request}
        describedBy={id}
      />
    </Next>
  )
}

/** What the guest can do once it is known that an order will not come. */
function AfterCancellation({ order: { shopId } }: { order: TrackedOrder }) {
  const { t } = useTranslation()
  const callReception = useReceptionCall()
  const shop = readMenuAction(useDomains(), `openShop|${shopId}`)
  return (
    <Next>
      <p>{t('orders.next')}</p>
      {shop.kind === 'open' && (
        <Button variant="outlined" href={shop.to}>
          <span>{t('cart.toShop')}</span>
        </Button>
      )}
      {callReception && (
        <Button variant="text" {...callReception}>
          <span>{t('guest.callReception')}</span>
        </Button>
      )}
    </Next>
  )
}

const Here = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-0.5rem 0 1rem',
  color: theme.palette.text.secondary,
}))
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
  const now = useNow(60_000)
  const running = useSelectorWith(
    selectRunningOrders,
    hotelTime(now, useSelector(selectTimezone)).slice(0, 16),
  )

  useEffect(() => {
    if (orders.length > 0) dispatch(ordersSeen())
  }, [dispatch, orders.length])

  return (
    <Screen width="read">
      <ScreenTitle>{t('orders.title')}</ScreenTitle>
      {orders.length === 0 ? (
        <EmptyState text={t('orders.empty')} action={{ label: t('nav.home'), href: homePath }} />
      ) : (
        <>
          <Here>{t('orders.here')}</Here>
          <List>
            {orders.map((order) => (
              <Card key={order.orderId ?? order.sentAt}>
                <OrderDetails order={order} isRunning={running.includes(order)} />
              </Card>
            ))}
          </List>
        </>
      )}
    </Screen>
  )
}
