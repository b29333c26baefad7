import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { quantityOf, totalMinor } from '../cart/cart.ts'
import { selectCartLines, selectLastAddition } from '../cart/slice.ts'
import { shopPaths } from '../paths.ts'
import { usePrices } from './usePrices.ts'

// Space for the notice of an addition, which is shown above the bar, so that the controls of the last row can be
// scrolled clear of it. The space is always there, so that nothing moves when the notice closes.
const NoticeRoom = styled('div')(({ theme }) => ({
  flex: 'none',
  height: '6rem',
  [theme.breakpoints.up('sm')]: { height: '4.5rem' },
}))

/** The link to the cart, with the number of pieces and the total price. */
export function CartBar() {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  // Deferred, so that the pressed control responds before the total is rendered.
  const lines = useDeferredValue(useSelector(selectCartLines))
  const count = quantityOf(lines)
  const isNew = useSelector(selectLastAddition) !== null
  if (count === 0) return null
  return (
    <>
      <NoticeRoom />
      <BottomBar>
        <PrimaryAction
          // On a television the focus moves here after an addition.
          data-starts-here={isNew ? 'first' : undefined}
          href={shopPaths.shopCart}
          label={t('shop.viewCart')}
          consequence={
            <span data-tour="cart-bar">
              <span>{`${count} ·`}</span> <Price>{write(totalMinor(lines, fractionCount))}</Price>
            </span>
          }
        />
      </BottomBar>
    </>
  )
}
