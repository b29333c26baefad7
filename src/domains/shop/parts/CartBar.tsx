import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { BottomBar } from '../../../ui/BottomBar.tsx'
import { Price } from '../../../ui/Price.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { pathOf } from '../../addresses.ts'
import { totalMinor } from '../cart/cart.ts'
import { selectCartLines, selectCartQuantity } from '../cart/slice.ts'
import { useMoney } from './useMoney.ts'

/** The way to the cart, with how much is in it and what it comes to. */
export function CartBar() {
  const { t } = useTranslation()
  const { write, fractionCount } = useMoney()
  const lines = useSelector(selectCartLines)
  const count = useSelector(selectCartQuantity)
  if (count === 0) return null
  return (
    <BottomBar>
      <PrimaryAction
        href={pathOf('shopCart')}
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
  )
}
