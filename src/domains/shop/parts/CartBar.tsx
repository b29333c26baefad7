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

// The notice of what was added stands above the bar: the controls of the last row can be scrolled free of it. The room
// stays, so that nothing moves when the notice goes.
const NoticeRoom = styled('div')(({ theme }) => ({
  flex: 'none',
  height: '6rem',
  [theme.breakpoints.up('sm')]: { height: '4.5rem' },
}))

/** The way to the cart, with how much is in it and what it comes to. */
export function CartBar() {
  const { t } = useTranslation()
  const { write, fractionCount } = usePrices()
  // What the guest presses answers first, the sum follows.
  const lines = useDeferredValue(useSelector(selectCartLines))
  const count = quantityOf(lines)
  const isNew = useSelector(selectLastAddition) !== null
  if (count === 0) return null
  return (
    <>
      <NoticeRoom />
      <BottomBar>
        <PrimaryAction
          // Who has just added something goes on from here.
          data-starts-here={isNew ? 'first' : undefined}
          href={shopPaths.shopCart}
          label={t('shop.viewCart')}
          consequence={
            <span data-tour="cart-bar">
              {count}
              {' · '}
              <Price>{write(totalMinor(lines, fractionCount))}</Price>
            </span>
          }
        />
      </BottomBar>
    </>
  )
}
