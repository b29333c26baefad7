import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { noticeRevoked } from '../notices/slice.ts'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { selectCartByShop } from './cart/slice.ts'
import { useShopAddress } from './history/useShopAddress.ts'
import { Checkout } from './order/Checkout.tsx'
import { OrderConfirmation } from './order/OrderConfirmation.tsx'
import { OrderCondition } from './order/OrderErrors.tsx'
import { selectOrderStatus, selectReceipts } from './order/slice.ts'
import { CartLines } from './parts/CartLines.tsx'
import { Reorder } from './reorder/Reorder.tsx'

/** `/shop/cart`: the items in the cart, and the form that orders them. */
export function CartScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const shops = useSelector(selectCartByShop)
  const receipts = useSelector(selectReceipts)
  const status = useSelector(selectOrderStatus)
  const back = useShopAddress()

  // Closes the notice of an addition: the item is visible here, and once it is ordered it cannot be undone.
  useEffect(() => {
    dispatch(noticeRevoked('shop.added.text'))
  }, [dispatch])

  if (shops.length === 0 && status === 'success')
    return (
      <Screen width="read">
        <OrderConfirmation receipts={receipts} isAll backTo={back} />
      </Screen>
    )
  return (
    <Screen width="read">
      <ScreenTitle>{t('cart.title')}</ScreenTitle>
      {shops.length === 0 ? (
        <>
          {receipts.length > 0 ? <OrderConfirmation receipts={receipts} /> : <RunningOrdersPart />}
          <Reorder shopId={null} />
          <EmptyState text={t('cart.empty')} action={{ label: t('cart.toShop'), href: back }} />
        </>
      ) : (
        <>
          {receipts.length > 0 && <OrderConfirmation receipts={receipts} />}
          <OrderCondition />
          <CartLines shops={shops} />
          <Checkout shops={shops} />
        </>
      )}
    </Screen>
  )
}
