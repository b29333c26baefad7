import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoicePills } from '../../../ui/ChoicePills.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { styled } from '../../../ui/styled.tsx'
import { maxQuantity } from '../cart/cart.ts'

interface QuantityDialogProps {
  /** Title of the item. */
  title: string
  /** Initial quantity: 1 for a new item, else the quantity in the cart or on the product's screen. */
  start: number
  min: number
  onChosen: (quantity: number) => void
  onClose: () => void
}

const commonQuantities = Array.from({ length: 12 }, (_, index) => String(index + 1))

const Middle = styled('div')({ display: 'flex', justifyContent: 'center', margin: '0.5rem 0 1.5rem' })

/** Chooses a quantity (SHOP-30): any number by the stepper, up to twelve with one press. */
export function QuantityDialog({ title, start, min, onChosen, onClose }: QuantityDialogProps) {
  const { t } = useTranslation()
  const [quantity, setQuantity] = useState(start)
  const name = { item: title }
  const handleDone = () => {
    onClose()
    onChosen(quantity)
  }
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={t('shop.quantity.title')}
      closeLabel={t('app.close')}
      actions={
        <Button variant="contained" onClick={handleDone}>
          <span>{t('shop.quantity.done')}</span>
        </Button>
      }
    >
      <span>{title}</span>
      <Middle>
        <Stepper
          label={t('shop.quantityOf', name)}
          labels={{ less: t('shop.less', name), more: t('shop.more', name) }}
          value={quantity}
          min={min}
          max={maxQuantity}
          onChange={setQuantity}
        />
      </Middle>
      <ChoicePills
        label={t('shop.quantity.title')}
        layout="wrap"
        options={commonQuantities.map((value) => ({ value, label: value }))}
        value={String(quantity)}
        onChange={(value) => setQuantity(Number(value))}
      />
    </SheetDialog>
  )
}
