import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RetailItem } from '../../../contract/shop.ts'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { Stepper } from '../../../ui/Stepper.tsx'
import { maxQuantity } from '../cart/cart.ts'
import { selectItemQuantities } from '../cart/slice.ts'
import { CountButton } from './CountButton.tsx'
import { quantityDialog } from './quantityDialog.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: '1.5rem',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { ...theme.typography.body2, margin: '0.125rem 0 0', color: theme.palette.text.secondary },
}))

interface ProductQuantityProps {
  shopId: number
  item: RetailItem
  quantity: number
  onChange: (quantity: number) => void
}

/** The number of pieces to add to those that are in the cart already. */
export function ProductQuantity({ shopId, item, quantity, onChange }: ProductQuantityProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const quantities = useSelectorWith(selectItemQuantities, shopId)
  const inCart = quantities[item.id] ?? 0
  const name = { item: item.shop_item_title }
  return (
    <Line data-tour="product-quantity">
      <div>
        <h2>{t('shop.quantity.title')}</h2>
        {inCart > 0 && <p>{t('shop.inCart', { count: inCart })}</p>}
      </div>
      <Stepper
        label={t('shop.quantityOf', name)}
        labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
        value={quantity}
        min={1}
        max={maxQuantity}
        onChange={onChange}
        text={<CountButton count={quantity} onClick={() => setOpen(true)} />}
      />
      {isOpen && (
        <LazyPart
          module={quantityDialog}
          props={{
            title: item.shop_item_title,
            start: quantity,
            min: 1,
            onChosen: onChange,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </Line>
  )
}
