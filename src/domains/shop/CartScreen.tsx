import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { type MenuEntry, selectMenu } from '../menu/slice.ts'
import { noticeRevoked } from '../notices/slice.ts'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { orderable } from './cart/orderable.ts'
import { selectCartByShop } from './cart/slice.ts'
import { listAddress } from './history/addresses.ts'
import { Checkout } from './order/Checkout.tsx'
import { OrderConfirmation } from './order/OrderConfirmation.tsx'
import { OrderCondition } from './order/OrderErrors.tsx'
import { selectOrderStatus, selectReceipts } from './order/slice.ts'
import { CartLines } from './parts/CartLines.tsx'
import { Reorder } from './reorder/Reorder.tsx'
import { selectCurrentShop } from './slice.ts'

/** In-app path of the shop that the guest was in last, else of the first shop in the hotel's menu. */
function useShopAddress(): string {
  const current = useSelector(selectCurrentShop)
  const menu = useSelector(selectMenu)
  return current === null ? (firstShop(menu) ?? '/') : listAddress(current)
}

function firstShop(menu: readonly MenuEntry[]): string | null {
  for (const { outcome, submenu } of menu) {
    if (outcome.kind === 'open' && outcome.screen === 'shop') return outcome.to
    const inside = firstShop(submenu)
    if (inside) return inside
  }
  return null
}

// On a television what is ordered is beside the order, whose total and button are at the top.
const Sides = styled('div')({
  display: 'contents',
  [onTelevision]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    gridGap: '3.5rem',
    alignItems: 'start',
  },
})

/** `/shop/cart`: the items in the cart, and the form that orders them. */
export function CartScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const shops = useSelector(selectCartByShop)
  const receipts = useSelector(selectReceipts)
  const status = useSelector(selectOrderStatus)
  const back = useShopAddress()
  const width = useFormFactor() === 'tv' ? 'wide' : 'read'

  // Closes the notice of an addition: the item is visible here, and once it is ordered it cannot be undone.
  useEffect(() => {
    dispatch(noticeRevoked('shop.added.text'))
  }, [dispatch])

  if (shops.length === 0 && status === 'success')
    return (
      <Screen width={width}>
        <OrderConfirmation receipts={receipts} isAll backTo={back} />
      </Screen>
    )
  return (
    <Screen width={width}>
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
          <Sides>
            <CartLines shops={shops} />
            {shops.some(({ lines }) => orderable(lines).length > 0) && <Checkout shops={shops} />}
          </Sides>
        </>
      )}
    </Screen>
  )
}
