import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { shopPaths } from '../paths.ts'

interface AddedDialogProps {
  count: number
  item: string
  /** The guest goes on shopping. */
  onClose: () => void
}

/** It is in the cart: go there, or go on (CART-12). */
export function AddedDialog({ count, item, onClose }: AddedDialogProps) {
  const { t } = useTranslation()
  return (
    <SheetDialog
      open
      onClose={onClose}
      title={t('shop.added.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('shop.added.continue')}
          </Button>
          <Button variant="contained" href={shopPaths.shopCart}>
            {t('shop.added.toCart')}
          </Button>
        </>
      }
    >
      {t('shop.added.text', { count, item })}
    </SheetDialog>
  )
}
