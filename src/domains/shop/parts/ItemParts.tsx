import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { lazyModule } from '../../../core/lazyModule.ts'
import { productAddress } from '../history.ts'

/** Marks that describe the kind of dish; all others name an ingredient. */
const dishKinds = ['vegan', 'vegetarian', 'spicy', 'alcohol']

/** Returns the marks for the kind of dish. `vegan` implies `vegetarian`, which is left out then. */
export function dietOf(marks: readonly string[]): string[] {
  const found = dishKinds.filter((mark) => marks.includes(mark))
  return found.includes('vegan') ? found.filter((mark) => mark !== 'vegetarian') : found
}

export const allergensOf = (marks: readonly string[]): string[] =>
  marks.filter((mark) => !dishKinds.includes(mark))

/**
 * Shows marks as words, because a symbol would have to be known. A mark without a translation is shown as the hotel
 * gives it.
 */
export function Marks({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return <span>{marks.map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark })).join(' · ')}</span>
}

const Press = styled(ButtonBase)<{ href: string }>(({ theme }) => ({
  font: 'inherit',
  // The minimum height of a touch target.
  minHeight: '1.5rem',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
  color: theme.palette.primary.main,
  borderRadius: theme.tokens.radius.field,
}))

/** Says that the choices of a line have changed, and leads to where they are made. */
export function ChooseAgain({ shopId, itemId }: { shopId: number; itemId: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span>{t('again.changed')}</span>{' '}
      <Press href={productAddress(shopId, itemId)}>
        <span>{t('again.choose')}</span>
      </Press>
    </>
  )
}

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

/** Loaded lazily, because most guests need only one or two pieces, for which the stepper is enough. */
export const quantityDialog = lazyModule(() => import('./QuantityDialog.tsx'), 'QuantityDialog')
