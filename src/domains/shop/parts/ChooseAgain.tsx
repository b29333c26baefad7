import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { productAddress } from '../history/addresses.ts'

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
