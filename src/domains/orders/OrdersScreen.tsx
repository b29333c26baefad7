import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { homePath } from '../../core/routing/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { ordersSeen, selectOrders } from './slice.ts'

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
