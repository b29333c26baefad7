import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ObjectArt } from '../../../ui/EmptyState.tsx'
import { onTelevision } from '../../../ui/formFactor.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ScreenTitle } from '../../../ui/Screen.tsx'
import { centredColumn, plainList } from '../../../ui/sharedStyles.ts'
import { OrderSummaryPart } from '../../orders/OrderSummaryPart.tsx'
import type { PlacedOrder } from '../../orders/placedOrder.types.ts'
import { selectOrders } from '../../orders/slice.ts'
import { useOrderWords } from '../../orders/useOrderWords.ts'

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
    '& > a': { gridArea: '3 / 1' },
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
export function OrderConfirmation({ receipts, isAll, backTo = '/' }: OrderConfirmationProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)

  // The pressed button is gone, so the heading of the confirmation receives the focus.
  useEffect(() => heading.current?.focus(), [])

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
      <Button variant="outlined" href={backTo}>
        <span>{t('cart.toShop')}</span>
      </Button>
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
