import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { HalfStarRating } from './HalfStarRating.tsx'
import { demoStayEnded } from './slice.ts'

const Words = styled('p')({ margin: '0 0 1.5rem' })
const Thanks = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: '1rem 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** What a demo shows at the end of the stay. The rating is for the eyes alone and goes nowhere (DLG-07, OUT-04). */
export function CheckoutDoneDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [stars, setStars] = useState<number | null>(null)
  const end = () => dispatch(demoStayEnded())
  const sayValue = (value: number | null) =>
    value === null ? t('stay.done.unrated') : t('stay.done.stars', { stars: value })
  return (
    <SheetDialog
      open
      onClose={end}
      title={t('stay.done.title')}
      closeLabel={t('app.close')}
      actions={
        <Button variant="contained" onClick={end}>
          {t('stay.done.close')}
        </Button>
      }
    >
      <Words>{t('stay.done.text')}</Words>
      <HalfStarRating label={t('stay.done.rating')} value={stars} onChange={setStars} sayValue={sayValue} />
      <Thanks role="status">{stars !== null && t('stay.done.thanks')}</Thanks>
    </SheetDialog>
  )
}
