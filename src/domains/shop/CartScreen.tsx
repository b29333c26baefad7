import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { EmptyState, ObjectArt } from '../../ui/EmptyState.tsx'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { centredColumn, plainList } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { type MenuEntry, selectMenu } from '../menu/slice.ts'
import { noticeRevoked } from '../notices/slice.ts'
import { OrderSummaryPart } from '../orders/OrderSummaryPart.tsx'
import { ordersPath } from '../orders/paths.ts'
import type { PlacedOrder } from '../orders/placedOrder.types.ts'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { selectOrders } from '../orders/slice.ts'
import { useOrderWords } from '../orders/useOrderWords.ts'
import { orderable } from './cart/orderable.ts'
import { selectCartByShop } from './cart/slice.ts'
import { listAddress } from './history.ts'
import { Checkout, OrderCondition } from './order/Checkout.tsx'
import { selectOrderStatus, selectReceipts } from './order/slice.ts'
import { CartLines } from './parts/CartLines.tsx'
import { Reorder } from './reorder/Reorder.tsx'
import { selectCurrentShop } from './slice.ts'

// In the chunk of this screen, whose lines it shows.
export { SideCart } from './parts/SideCart.tsx'

const Middle = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  ...centredColumn,
  textAlign: 'center',
  textWrap: 'balance',
  padding: '2rem 0',
  '& > div': { margin: '1.75rem 0 0.75rem' },
  // As wide as the screen: its own width would be that of a card, which is too wide for a narrow phone.
  '& ul': {
    ...theme.typography.body1,
    alignSelf: 'stretch',
    margin: '0 0 2rem',
    padding: 0,
    listStyle: 'none',
  },
  '& > p': { margin: 0, '& > a': { margin: '0.375rem' } },
  '& li': { color: theme.palette.text.secondary, marginTop: '0.5rem' },
  // An order whose progress is shown is a card, as on home.
  '& li[data-card]': {
    width: '22rem',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0.5rem auto 0',
    padding: '1.125rem 1.25rem',
    color: theme.palette.text.primary,
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
  },
  '& strong': { display: 'block', color: theme.palette.text.primary },
  [onStandingKiosk]: {
    '& li[data-card]': { width: '100%' },
    '& > p': { alignSelf: 'stretch' },
    '& > p > a': { ...theme.typography.h3, display: 'flex', minHeight: '4.5rem', margin: '0 0 1rem' },
  },
  // On a television the orders are beside the thanks.
  [onTelevision]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    gridColumnGap: '4rem',
    justifyItems: 'start',
    alignItems: 'start',
    textAlign: 'start',
    '& > span': { gridArea: '1 / 1', alignSelf: 'end' },
    '& > div': { gridArea: '2 / 1' },
    '& > p': { gridArea: '3 / 1' },
    '& > ul': { gridArea: '1 / 2 / span 4', alignSelf: 'center', width: '100%', margin: 0 },
    '& li[data-card]': { width: '100%', margin: '0 0 1rem' },
  },
}))

const Below = styled('ul')({
  ...plainList,
  '& li': { marginTop: '0.5rem' },
  '& strong': { display: 'block' },
})

interface OrderConfirmationProps {
  receipts: readonly PlacedOrder[]
  /** Whether nothing is left to order, so that the confirmation is the whole screen. */
  isAll?: boolean
  backTo?: string
}

/** Confirms that the hotel has accepted the orders, with the time and place of each delivery (ORD-21). */
function OrderConfirmation({ receipts, isAll, backTo = '/' }: OrderConfirmationProps) {
  const { t } = useTranslation()
  const isOnTv = useFormFactor() === 'tv'
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button is gone, so the heading of the confirmation receives the focus, or the first button for a remote
  // control.
  useEffect(() => {
    if (!isOnTv) heading.current?.focus()
  }, [isOnTv])

  const list = receipts.map((receipt) => <ReceiptLine key={receipt.shopId} placed={receipt} />)
  if (!isAll)
    return (
      <Notice tone="success" role="status">
        <span>{t('order.thanks')}</span>
        <Below>{list}</Below>
      </Notice>
    )
  return (
    <Middle>
      <ObjectArt icon={<Glyph name="tick" size="3.5rem" />} />
      <ScreenTitle ref={heading}>{t('order.thanks')}</ScreenTitle>
      <ul>{list}</ul>
      <p>
        <Button variant="contained" href={ordersPath} {...(isOnTv && { 'data-starts-here': 'first' })}>
          <span>{t('orders.title')}</span>
        </Button>
        <Button variant="outlined" href={backTo}>
          <span>{t('cart.toShop')}</span>
        </Button>
      </p>
    </Middle>
  )
}

function ReceiptLine({ placed }: { placed: PlacedOrder }) {
  const words = useOrderWords()
  const { shopId, sentAt } = placed
  const order = useSelector(selectOrders).find(
    (candidate) => candidate.shopId === shopId && candidate.sentAt === sentAt,
  )
  if (order)
    return (
      <li data-card="">
        <OrderSummaryPart order={order} />
      </li>
    )
  return (
    <li>
      <strong>{words.title(placed)}</strong>
      <span>{words.delivery(placed)}</span>
    </li>
  )
}

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
