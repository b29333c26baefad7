import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Price } from '../../../ui/Price.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { plainList } from '../../../ui/sharedStyles.ts'
import { type CartLine, totalMinor } from '../cart/cart.ts'
import { selectOrderStatus } from '../order/slice.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { usePrices } from './usePrices.ts'

export interface CartShop {
  id: number
  title: string
  lines: CartLine[]
}

const Lines = styled('ul')(plainList)
export const SumLine = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  justifyContent: 'space-between',
  margin: '0.75rem 0 0',
  '&[data-strong]': theme.typography.h3,
}))

/** The lines under their shop's title, each shop with its sum, and the sum of all where there are several (CART-17). */
export function CartLines({ shops }: { shops: readonly CartShop[] }) {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  const total = totalMinor(
    shops.flatMap(({ lines }) => lines),
    fractionCount,
  )
  return (
    <>
      {shops.map((shop) => (
        <ShopLines key={shop.id} shop={shop} />
      ))}
      {shops.length > 1 && (
        <SumLine data-strong="">
          <span>{t('cart.total')}</span>
          <Price>{write(total)}</Price>
        </SumLine>
      )}
    </>
  )
}

function ShopLines({ shop }: { shop: CartShop }) {
  const { t } = useTranslation()
  const id = useId()
  const { write, fractionCount } = usePrices()
  const isSending = useSelector(selectOrderStatus) === 'sending'
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{shop.title || t('shop.title')}</SectionTitle>
      <Lines data-tour="cart-lines">
        {shop.lines.map((line) => (
          <CartLineRow key={line.cartId} line={line} isFixed={isSending} />
        ))}
      </Lines>
      <SumLine>
        <span>{t('cart.subtotal')}</span>
        <Price tone="strong">{write(totalMinor(shop.lines, fractionCount))}</Price>
      </SumLine>
    </section>
  )
}
