import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { OrderAgain } from './again/OrderAgain.tsx'
import { selectCartByShop } from './cart/slice.ts'
import { Checkout } from './order/Checkout.tsx'
import { selectReceipts } from './order/slice.ts'
import { Thanks } from './order/Thanks.tsx'
import { CartLines } from './parts/CartLines.tsx'
import { useWayToShop } from './parts/useWayToShop.ts'

/** `/shop/cart`: what the guest has chosen, and the order made from it. */
export function CartScreen() {
  const { t } = useTranslation()
  const shops = useSelector(selectCartByShop)
  const receipts = useSelector(selectReceipts)
  const back = useWayToShop()
  if (shops.length === 0 && receipts.length > 0)
    return (
      <Screen width="read">
        <Thanks receipts={receipts} isAll backTo={back} />
      </Screen>
    )
  return (
    <Screen width="read">
      <ScreenTitle>{t('cart.title')}</ScreenTitle>
      {shops.length === 0 ? (
        <>
          <OrderAgain shopId={null} />
          <EmptyState text={t('cart.empty')} action={{ label: t('cart.toShop'), href: back }} />
        </>
      ) : (
        <>
          {receipts.length > 0 && <Thanks receipts={receipts} />}
          <CartLines shops={shops} />
          <Checkout shops={shops} />
        </>
      )}
    </Screen>
  )
}
