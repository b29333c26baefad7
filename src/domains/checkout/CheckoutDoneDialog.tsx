import Button from '@mui/material/Button'
import Rating from '@mui/material/Rating'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { demoStayEnded } from './slice.ts'

const Words = styled('p')({ margin: '0 0 1.5rem' })
const Stars = styled(Rating)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  width: 'max-content',
  margin: '0 auto',
  fontSize: '3.25rem',
  color: theme.palette.primary.main,
  '& .MuiRating-iconEmpty': { color: 'inherit' },
  // MUI enlarges the active star. Here all stars stay on one line, so that the up and down keys of a remote control
  // leave it.
  '& .MuiRating-decimal': { transform: 'none' },
  '& input': { top: 0 },
  // The inputs of both halves of a star have different positions, so that the arrow keys of a remote control reach
  // both.
  '& .MuiRating-decimal input': { left: '25%' },
  '& .MuiRating-decimal input ~ input': { left: '75%' },
  // The first half of a star can be pressed even if no star is hovered.
  '& .MuiRating-decimal label:first-of-type': { width: '50% !important' },
  // Half a star is a clipped star, not a small one.
  '& svg': { maxWidth: 'none' },
  [`${keyboardInUse} &:focus-within`]: theme.tokens.focusRing,
}))
const ThankYou = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: '1rem 0 0',
  textAlign: 'center',
  color: theme.palette.text.secondary,
}))

/** The dialog that a demo shows at the end of the stay. The rating is not sent anywhere (DLG-07, OUT-04). */
export function CheckoutDoneDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [stars, setStars] = useState<number | null>(null)
  const end = () => dispatch(demoStayEnded())
  // Uses the value of the pressed star's own input. MUI passes the value of the last hovered star that was rendered,
  // which is outdated if a touch arrives before the previous hover is rendered.
  const handleRating = ({ target }: SyntheticEvent, value: number | null) =>
    setStars(value !== null && target instanceof HTMLInputElement ? Number(target.value) : value)
  return (
    <SheetDialog
      open
      onClose={end}
      title={t('stay.done.title')}
      closeLabel={t('app.close')}
      actions={
        <Button variant="contained" onClick={end}>
          <span>{t('stay.done.close')}</span>
        </Button>
      }
    >
      <Words>{t('stay.done.text')}</Words>
      <Stars
        role="radiogroup"
        aria-label={t('stay.done.rating')}
        precision={0.5}
        value={stars}
        onChange={handleRating}
        getLabelText={(value) => t('stay.done.stars', { stars: value })}
        emptyLabelText={t('stay.done.unrated')}
      />
      <ThankYou role="status">{stars !== null && t('stay.done.thanks')}</ThankYou>
    </SheetDialog>
  )
}
