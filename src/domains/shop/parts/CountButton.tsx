import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Count = styled(ButtonBase)({
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  minWidth: '2rem',
  height: '3rem',
  borderRadius: '0.5rem',
})

/** The number between minus and plus: a press opens the choice of a quantity (SHOP-30). */
export function CountButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Count aria-label={t('shop.setQuantity', { count })} aria-haspopup="dialog" onClick={onClick}>
      <span>{count}</span>
    </Count>
  )
}
