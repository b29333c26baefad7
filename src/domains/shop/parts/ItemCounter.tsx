import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RetailItem } from '../../../contract/shop.ts'
import { LazyPart } from '../../../core/chunks/LazyPart.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { maxQuantity } from '../cart/cart.ts'
import { itemCounted } from '../cart/slice.ts'
import { CountButton } from './CountButton.tsx'
import { quantityDialog } from './quantityDialog.ts'

interface ItemCounterProps {
  shopId: number
  shopTitle: string
  item: RetailItem
  quantity: number
}

/** The quantity of an item in the cart, which the guest can change in the list. The number opens the dialog. */
export function ItemCounter({ shopId, shopTitle, item, quantity }: ItemCounterProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const name = { item: item.shop_item_title }
  const count = (wanted: number) => dispatch(itemCounted({ shopId, shopTitle, item, quantity: wanted }))
  return (
    <>
      <Stepper
        label={t('shop.quantityOf', name)}
        labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
        value={quantity}
        max={maxQuantity}
        onChange={count}
        text={<CountButton count={quantity} onClick={() => setOpen(true)} />}
        folds
      />
      {isOpen && (
        <LazyPart
          module={quantityDialog}
          props={{
            title: item.shop_item_title,
            start: quantity || 1,
            min: 0,
            onChosen: count,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </>
  )
}
